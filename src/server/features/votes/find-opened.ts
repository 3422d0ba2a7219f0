import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findBox, findGeneralMeeting, type MeetingAhead, type VoteReader } from './box-store.ts';

export async function findMeeting(db: Db, reader: VoteReader, id: string): Promise<MeetingAhead> {
  const found = await findGeneralMeeting(db, reader, id);
  if (!found) throw new Refusal('not_found', 'この総会は見つかりません。');
  return found;
}

/** The meeting with its box; `toWrite` lets others wait who write into it too. */
export async function findOpened(db: Db, reader: VoteReader, meetingId: string, toWrite = false) {
  const meeting = await findMeeting(db, reader, meetingId);
  const box = await findBox(db, reader, { meetingId, toWrite });
  if (!box) throw new Refusal('conflict', '先に、この総会の名簿と議案を確定してください。');
  return { meeting, box };
}
