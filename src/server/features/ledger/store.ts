/** What other features may ask of the books. */
export {
  dayOf,
  findLockedUntil,
  listAccounts,
  listFunds,
  listLocks,
  listYears,
} from './chart-store.ts';
export { findEntry } from './entry-store.ts';
export { postEntries, reverseEntry } from './post-entries.ts';
