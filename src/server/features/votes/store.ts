/** What other features may ask of the votes. */
export { findRecorded, type Recorded } from './recorded.ts';
