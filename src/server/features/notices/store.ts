/** What other features may ask of the notices. */
export { listDeliveries } from './delivery-store.ts';
export { listNotices } from './notice-store.ts';
export { listStoppages } from './stoppage-store.ts';
export { saveDraft } from './write-store.ts';
