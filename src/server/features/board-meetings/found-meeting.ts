import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type BoardReader, findMeeting, type StoredMeeting } from './store.ts';

export async function foundMeeting(
  db: Db,
  scope: BoardReader,
  meetingId: string,
): Promise<StoredMeeting> {
  const found = await findMeeting(db, scope, meetingId);
  if (!found) throw new Refusal('not_found', 'この理事会は見つかりません。');
  return found;
}
