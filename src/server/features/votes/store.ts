/** What other features may ask of the votes. */
export { findGeneralMeeting, listOwnedDwellings } from './box-store.ts';
export { headsOf } from './heads-of.ts';
export { openNewBox } from './open-box.ts';
export { findRecorded, type Recorded } from './recorded.ts';
export { findRoll, listHeads } from './roll-store.ts';
