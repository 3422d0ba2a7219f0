/** What other features may ask of the bank's statements. */
export { listAccountStates, listImports } from './inbox-store.ts';
