import { z } from 'zod/mini';
import { enclosureKinds } from '#domain/meetings/agenda/enclosures.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { id } from './schema.ts';

/** 議案の資料: 決算書, 新旧対照表 and PDFs that are bound into the 議案書 behind the items. */

/** All of them hang on one mail, which grows by a third on its way. */
export const largestEnclosuresBytes = 7 * 1024 * 1024;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const title = text(60).check(z.trim(), z.minLength(1));

const change = z.strictObject({
  place: text(120).check(z.trim(), z.minLength(1)),
  isNew: z.boolean(),
  proposed: text(6_000),
  reason: text(600),
});

export const enclosure = z.object({
  id,
  itemId: id,
  kind: z.enum(enclosureKinds),
  title: z.string(),
  /** Of an uploaded PDF, else 0. */
  pageCount: z.int(),
  changes: z.array(change),
  /** Why it cannot be bound in yet. */
  faults: z.array(z.string()),
});
export type ShownEnclosure = z.output<typeof enclosure>;

export const addEnclosureFile = uploadEndpoint({
  method: 'POST',
  path: '/agenda-enclosures',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId: id, itemId: id, id, title }),
  output: z.object({}),
  largestFileBytes: largestEnclosuresBytes,
});

/** 決算書 or 新旧対照表: what they hold is read each time. */
export const saveEnclosure = endpoint({
  method: 'PUT',
  path: '/preparations/:meetingId/enclosures/:enclosureId',
  needs: 'meeting.draft',
  input: z.strictObject({
    meetingId: id,
    enclosureId: id,
    itemId: id,
    kind: z.enum(['settlement', 'comparison']),
    title,
    changes: z.array(change).check(z.maxLength(40)),
  }),
  output: z.object({}),
});

export const removeEnclosure = endpoint({
  method: 'DELETE',
  path: '/preparations/:meetingId/enclosures/:enclosureId',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId: id, enclosureId: id }),
  output: z.object({}),
});

/** The articles of the bylaws in force, of which a 新旧対照表 is made. */
export const listClauses = endpoint({
  method: 'GET',
  path: '/preparations/:meetingId/clauses',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId: id }),
  output: z.object({ clauses: z.array(z.object({ place: z.string(), words: z.string() })) }),
});

/** An uploaded PDF, as it came. */
export const getEnclosureFile = fileEndpoint({
  method: 'GET',
  path: '/agenda-enclosures/:enclosureId/file',
  needs: 'preparation.read',
  input: z.strictObject({ enclosureId: id }),
  mediaType: 'application/pdf',
});
