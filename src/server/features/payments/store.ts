/** What other features may ask of the payments. */
export { listPayeeHolders, listSources } from './account-store.ts';
export { listDues, listOverpaid, loadPayables, openDues, paidDues } from './due-store.ts';
export { loadKnown, paymentFacts } from './view.ts';
