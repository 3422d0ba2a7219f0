import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findMeeting, type PreparationReader, type StoredMeeting } from './store.ts';

export async function foundMeeting(
  db: Db,
  scope: PreparationReader,
  meetingId: string,
): Promise<StoredMeeting> {
  const found = await findMeeting(db, scope, meetingId);
  if (!found) throw new Refusal('not_found', 'この総会は見つかりません。');
  return found;
}
