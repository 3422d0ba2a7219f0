import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { foundMeeting } from './found-meeting.ts';
import type { PreparationReader, StoredMeeting } from './store.ts';

export const isFixed = ({ status, dispatchedOn }: StoredMeeting): boolean =>
  status === 'held' || dispatchedOn !== null;

/** What has been sent may no longer be written. */
export async function openAgenda(db: Db, scope: PreparationReader, id: string): Promise<void> {
  if (isFixed(await foundMeeting(db, scope, id))) {
    throw new Refusal('conflict', '招集通知を出したあとなので、議案は変えられません。');
  }
}
