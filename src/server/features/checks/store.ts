/** What other features may ask of the checks. */
export { findFirstDay } from './facts-store.ts';
export { viewChecks } from './view.ts';
