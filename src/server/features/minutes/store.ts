/** What the board's own minutes share with those of a general meeting. */
export { stateOf, viewVersion } from './load-minutes.ts';
export {
  addVersion,
  linkMeeting,
  listVersions,
  type SignedFile,
  type StoredMinutes,
  saveChecked,
  saveReopened,
  saveSigned,
  saveTexts,
} from './minutes-store.ts';
export { renderMinutes } from './render-minutes.ts';
export { scanFileOf, scanTaking } from './scans.ts';
