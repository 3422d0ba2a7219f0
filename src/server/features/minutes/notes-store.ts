import type { ShownNote } from '#contract/meeting-notes.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { MinutesReader } from './minutes-store.ts';

/** In the order in which they were written; what was taken away is not told. */
export async function listNotes(
  db: Db,
  { associationId }: MinutesReader,
  meetingId: string,
): Promise<ShownNote[]> {
  const { rows } = await db.query<ShownNote>(
    `select id, place, kind, speaker, words from meeting_note
      where association_id = $1 and meeting_id = $2 and removed_at is null order by noted_at, id`,
    [associationId, meetingId],
  );
  return rows;
}

type NewNote = ShownNote & { readonly meetingId: string; readonly now: Date };

export async function addNote(
  db: Db,
  { associationId, role, userId }: Scope<'minutes.write'>,
  { id, meetingId, place, kind, speaker, words, now }: NewNote,
): Promise<void> {
  await db.query(
    `insert into meeting_note (association_id, id, meeting_id, place, kind, speaker, words, noted_as, noted_by, noted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (association_id, id) do update set removed_at = null`,
    [associationId, id, meetingId, place, kind, speaker, words, role, userId, now.toISOString()],
  );
}

type Removed = { readonly meetingId: string; readonly noteId: string; readonly now: Date };

export async function removeNote(
  db: Db,
  { associationId }: Scope<'minutes.write'>,
  { meetingId, noteId, now }: Removed,
): Promise<void> {
  await db.query(
    `update meeting_note set removed_at = $4
      where association_id = $1 and meeting_id = $2 and id = $3 and removed_at is null`,
    [associationId, meetingId, noteId, now.toISOString()],
  );
}
