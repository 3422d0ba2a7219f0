/** What other features may read of the books, and the door through which a year is closed. */
export { type BooksReader, dayOf, findLockedUntil, listYears } from './chart-store.ts';
export { findAssociationName } from './export-store.ts';
export { loadYearBooks } from './load-year-books.ts';
export { addLockRequest, carryOutLock, findLockRequest, findLockRow } from './lock-store.ts';
