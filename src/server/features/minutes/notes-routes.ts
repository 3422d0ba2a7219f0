import type { Hono } from 'hono';
import * as contract from '#contract/meeting-notes.ts';
import { isTooLong } from '#domain/minutes/notes.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { findMeeting, listVersions, type MinutesReader } from './minutes-store.ts';
import { addNote, listNotes, removeNote } from './notes-store.ts';

/** 書きとめたこと: lines for the minutes, by whoever keeps them, while the meeting runs. */
export function meetingNotesRoutes(app: Hono<Env>): void {
  handle(app, contract.getMeetingNotes, ({ db, scope, input }) =>
    viewNotes(db, scope, input.meetingId),
  );

  handle(app, contract.addMeetingNote, async ({ db, scope, input, now }) => {
    const { isOpen, items, notes } = await viewNotes(db, scope, input.meetingId);
    refuseClosed(isOpen);
    const places = ['opening', 'closing', ...items.map(({ id }) => id)];
    if (!places.includes(input.place)) {
      throw new Refusal('not_found', 'この議案は、この総会にありません。');
    }
    const others = notes.filter((note) => note.id !== input.id);
    const itemIds = items.map((item) => item.id);
    if (isTooLong([...others, input], itemIds)) {
      throw new Refusal(
        'conflict',
        'ここに書きとめられる量をこえます。前に書きとめたことを、短くまとめ直してください。',
      );
    }
    await addNote(db, scope, { ...input, now });
    return viewNotes(db, scope, input.meetingId);
  });

  handle(app, contract.removeMeetingNote, async ({ db, scope, input, now }) => {
    refuseClosed((await viewNotes(db, scope, input.meetingId)).isOpen);
    await removeNote(db, scope, { ...input, now });
    return viewNotes(db, scope, input.meetingId);
  });
}

function refuseClosed(isOpen: boolean): void {
  if (isOpen) return;
  throw new Refusal('conflict', '議事録の下書きが始まっています。下書きに書き足してください。');
}

async function viewNotes(db: Db, reader: MinutesReader, meetingId: string) {
  const meeting = await findMeeting(db, reader, meetingId);
  if (!meeting) throw new Refusal('not_found', 'この総会は見つかりません。');
  const versions = await listVersions(db, reader, meetingId);
  const { title, heldOn, told } = meeting;
  return {
    meetingId,
    title,
    heldOn,
    isOpen: versions.length === 0,
    items: told.map((item) => ({ id: item.id, label: item.label, title: item.title })),
    notes: await listNotes(db, reader, meetingId),
  };
}
