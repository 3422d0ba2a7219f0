/** What other features may ask of the books, and the doors through which they write. */

export {
  listFiscalYears,
  listLargestEntries,
  listVersions,
  listWrittenContracts,
  type YearRow,
} from './budget-store.ts';
export {
  type BooksReader,
  dayOf,
  findLockedUntil,
  findOpenedUntil,
  listAccounts,
  listBankAccounts,
  listCounterparties,
  listFunds,
  listLocks,
  listYears,
} from './chart-store.ts';
export { findEntry } from './entry-store.ts';
export { findAssociationName } from './export-store.ts';
export { listPlannedPayments } from './load-due.ts';
export { loadOneYear, loadYearBooks } from './load-year-books.ts';
export { addLockRequest, carryOutLock, findLockRequest, findLockRow } from './lock-store.ts';
export { findBudget, listBookedYears } from './money-store.ts';
export { listHeldMoney, listSuspense } from './open-item-store.ts';
export { postEntries, reverseEntry } from './post-entries.ts';
export { listPrepaidDetails } from './prepaid-store.ts';
export { refusedInWords } from './refusals.ts';
export { entryFrame } from './refuse-faulty.ts';
export { listBalancesBefore, listTurnover } from './report-store.ts';
export { listSettledYears } from './settled-years.ts';
