import { z } from 'zod/mini';
import { noteKinds } from '#domain/minutes/notes.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 書きとめたこと: while a general meeting runs, until its minutes are begun. */

const note = z.object({
  id,
  place: z.string(),
  kind: z.enum(noteKinds),
  speaker: z.string(),
  words: z.string(),
});
export type ShownNote = z.output<typeof note>;

const notes = z.object({
  meetingId: id,
  title: z.string(),
  heldOn: isoDate,
  /** Once somebody has begun the minutes, one writes there. */
  isOpen: z.boolean(),
  items: z.array(z.object({ id, label: z.string(), title: z.string() })),
  notes: z.array(note),
});
export type MeetingNotes = z.output<typeof notes>;

export const getMeetingNotes = endpoint({
  method: 'GET',
  path: '/minutes/:meetingId/notes',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id }),
  output: notes,
});

/** The same id again is the same note; one that was taken away comes back. */
export const addMeetingNote = endpoint({
  method: 'POST',
  path: '/minutes/:meetingId/notes',
  needs: 'minutes.write',
  input: z.strictObject({
    meetingId: id,
    id,
    place: z.union([z.literal('opening'), z.literal('closing'), id]),
    kind: z.enum(noteKinds),
    speaker: z.string().check(z.trim(), z.maxLength(40)),
    words: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)),
  }),
  output: notes,
});

export const removeMeetingNote = endpoint({
  method: 'DELETE',
  path: '/minutes/:meetingId/notes/:noteId',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id, noteId: id }),
  output: notes,
});
