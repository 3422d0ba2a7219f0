/** What other features may ask of the checks. */
export { countNumbers, findFirstDay } from './facts-store.ts';
export { viewChecks } from './view.ts';
