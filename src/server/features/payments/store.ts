/** What other features may ask of the payments. */
export { listDues } from './due-store.ts';
export { viewPayments } from './view.ts';
