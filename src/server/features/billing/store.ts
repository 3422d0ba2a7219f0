/** What other features may ask of the bills, and how they book what was paid. */
export { sumArrears } from './arrears-sums.ts';
export { listOwnDwellings } from './own-bill-store.ts';
export { listPayers } from './list-payers.ts';
export { planReceipt, recordReceipt } from './receive.ts';
