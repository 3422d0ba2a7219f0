/** What other features may ask of the bank's statements. */
export { loadAccountStates } from './account-states.ts';
export { listImports } from './inbox-store.ts';
