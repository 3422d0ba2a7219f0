/** What other features may ask of the payments. */
export { listSources } from './account-store.ts';
export { listDues, listOverpaid, loadPayables, openDues, paidDues } from './due-store.ts';
export { loadKnown, paymentFacts } from './view.ts';
