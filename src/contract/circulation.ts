import { z } from 'zod/mini';
import { officerPosts } from '#domain/board-meetings/board-record.ts';
import { circulationKinds } from '#domain/board-meetings/circulation-kinds.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 書面や電磁的方法による承諾: what the board may approve without meeting. */

const circulation = z.object({
  id,
  kind: z.enum(circulationKinds),
  title: z.string(),
  body: z.string(),
  basis: z.string(),
  begunOn: isoDate,
  dueOn: isoDate,
  state: z.enum(['open', 'approved', 'failed', 'withdrawn']),
  needed: z.int(),
  agreed: z.int(),
  approvedOn: z.nullable(isoDate),
  directors: z.array(
    z.object({
      id,
      name: z.string(),
      post: z.enum(officerPosts),
      answer: z.nullable(
        z.object({ agrees: z.boolean(), on: isoDate, isPaper: z.boolean(), words: z.string() }),
      ),
    }),
  ),
  /** As which of them the caller may answer. */
  ownId: z.nullable(id),
});
export type Circulation = z.output<typeof circulation>;

export const listCirculations = endpoint({
  method: 'GET',
  path: '/circulations',
  needs: 'preparation.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** What the bylaws let the board approve so, and their words. */
    allowed: z.array(z.enum(circulationKinds)),
    article: z.nullable(z.object({ place: z.string(), words: z.string(), href: z.string() })),
    /** Why nothing else may; of everything where the bylaws do not know it. */
    refusal: z.string(),
    circulations: z.array(circulation),
  }),
});
export type Circulations = z.output<typeof listCirculations.output>;

export const beginCirculation = endpoint({
  method: 'POST',
  path: '/circulations',
  needs: 'meeting.prepare',
  input: z.strictObject({
    id,
    kind: z.enum([...circulationKinds, 'other']),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    body: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)),
    dueOn: isoDate,
  }),
  output: z.object({}),
});

/** A director's own answer; it stays said. */
export const answerCirculation = endpoint({
  method: 'PUT',
  path: '/circulations/:circulationId/answer',
  needs: 'circulation.answer',
  input: z.strictObject({
    circulationId: id,
    agrees: z.boolean(),
    words: z.string().check(z.trim(), z.maxLength(300)),
  }),
  output: z.object({}),
});

/** An answer that came on the signed sheet. */
export const enterCirculationPaper = endpoint({
  method: 'PUT',
  path: '/circulations/:circulationId/papers/:personId',
  needs: 'meeting.prepare',
  input: z.strictObject({
    circulationId: id,
    personId: id,
    agrees: z.boolean(),
    answeredOn: isoDate,
  }),
  output: z.object({}),
});

export const withdrawCirculation = endpoint({
  method: 'DELETE',
  path: '/circulations/:circulationId',
  needs: 'meeting.prepare',
  input: z.strictObject({ circulationId: id }),
  output: z.object({}),
});

/** 承諾書: the sheet that goes round. */
export const getCirculationPaper = fileEndpoint({
  method: 'GET',
  path: '/circulations/:circulationId/shodaku.pdf',
  needs: 'preparation.read',
  input: z.strictObject({ circulationId: id }),
  mediaType: 'application/pdf',
});
