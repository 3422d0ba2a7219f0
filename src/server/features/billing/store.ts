/** What other features may ask of the bills, and how they book what was paid. */
export { type ArrearsSum, sumArrears } from './arrears-sums.ts';
export { listOpenCharges, planReceipt, recordReceipt } from './receive.ts';
