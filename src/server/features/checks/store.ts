/** What other features may ask of the checks. */
export { countNumbers, findFirstDay } from './facts-store.ts';
export { refuseUnanswered } from './refuse-unanswered.ts';
export { viewChecks } from './view.ts';
