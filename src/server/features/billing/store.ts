/** What other features may ask of the bills, and how they book what was paid. */

export { sumArrears } from './arrears-sums.ts';
export { findBookedUntil } from './booked-until.ts';
export { findClosingAccount } from './closing-account.ts';
export { findDuesAtChange } from './dues-at-change.ts';
export { findDuesOf, findParkingFee, withDuesOfTariff } from './dues-of-register.ts';
export { loadDuesOfYear } from './dues-of-year.ts';
export { findSender } from './dunning-store.ts';
export { findDwellingDues } from './dwelling-dues.ts';
export { listLateDwellings } from './list-late-dwellings.ts';
export { listPayers } from './list-payers.ts';
export { loadOwnBill } from './load-own-bill.ts';
export { findControl } from './month-view.ts';
export { listOwnDwellings } from './own-bill-store.ts';
export { listAdvances, listPositions } from './position-store.ts';
export { planReceipt, recordReceipt } from './receive.ts';
export { addExtraOfOpenMonth } from './refuse-billed.ts';
export { renderPaper } from './render-letter.ts';
export { listRuns } from './run-store.ts';
export { loadTariff } from './tariff-store.ts';
export { listOwnedSpans } from './who-store.ts';
export { listBilledOf } from './year-dues-store.ts';
