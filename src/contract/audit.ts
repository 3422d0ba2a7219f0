import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 監査の机: samples, questions with their answers, and findings of a year. */

const year = z.string().check(z.regex(/^\d{4}$/));
const someWords = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

const entry = z.object({
  id,
  number: z.int(),
  postedOn: isoDate,
  summary: z.string(),
  yen,
});

const sample = z.object({
  ...entry.shape,
  way: z.enum(['largest', 'by-number']),
  voucherCount: z.int(),
  isReversed: z.boolean(),
  seenOn: z.nullable(isoDate),
});
export type AuditSample = z.output<typeof sample>;

const reply = z.object({
  id,
  kind: z.enum(['question', 'finding', 'answer', 'settled', 'withdrawn']),
  words: z.string(),
  writtenAs: z.string(),
  writtenOn: isoDate,
});

const thread = z.object({
  ...reply.shape,
  state: z.enum(['open', 'answered', 'settled', 'withdrawn', 'standing']),
  /** The item of the list it is about, in words; empty where it is about none. */
  item: z.string(),
  entry: z.nullable(z.object({ id, number: z.int(), summary: z.string() })),
  replies: z.array(reply),
});
export type AuditThread = z.output<typeof thread>;

const desk = z.object({
  fiscalYear: z.int(),
  /** Nothing is written any more: the report is there, or the year is approved. */
  isHeld: z.boolean(),
  paymentCount: z.int(),
  draw: z.nullable(
    z.object({
      seed: z.int(),
      drawnOn: isoDate,
      /** How to count it again. */
      sentence: z.string(),
      samples: z.array(sample),
    }),
  ),
  /** The numbers of earlier draws, the oldest first. */
  earlierSeeds: z.array(z.int()),
  threads: z.array(thread),
  /** What was found in the year before. */
  former: z.array(z.string()),
});
export type AuditDesk = z.output<typeof desk>;

export const getAuditDesk = endpoint({
  method: 'GET',
  path: '/audits/:year',
  needs: 'ledger.read',
  input: z.strictObject({ year }),
  output: desk,
});

export const drawAuditSample = endpoint({
  method: 'POST',
  path: '/audits/:year/draws',
  needs: 'audit.write',
  input: z.strictObject({ year, id, seed: z.int().check(z.minimum(0), z.maximum(9999)) }),
  output: z.object({ desk }),
});

/** 見た, and the way back. */
export const seeAuditSample = endpoint({
  method: 'PUT',
  path: '/audits/:year/samples/:entryId',
  needs: 'audit.write',
  input: z.strictObject({ year, entryId: id, isSeen: z.boolean() }),
  output: z.object({ desk }),
});

export const writeAuditNote = endpoint({
  method: 'POST',
  path: '/audits/:year/notes',
  needs: 'audit.write',
  input: z.strictObject({
    year,
    id,
    kind: z.enum(['question', 'finding']),
    code: z.string().check(z.regex(/^[a-z-]{0,40}$/)),
    entryId: z.nullable(id),
    words: someWords,
  }),
  output: z.object({ desk }),
});

export const answerAuditNote = endpoint({
  method: 'POST',
  path: '/audits/:year/notes/:noteId/answers',
  needs: 'ledger.book',
  input: z.strictObject({ year, noteId: id, id, words: someWords }),
  output: z.object({ desk }),
});

/** 「分かりました」 to an answer; a question or a finding taken back. */
export const endAuditNote = endpoint({
  method: 'POST',
  path: '/audits/:year/notes/:noteId/end',
  needs: 'audit.write',
  input: z.strictObject({ year, noteId: id, id, kind: z.enum(['settled', 'withdrawn']) }),
  output: z.object({ desk }),
});

/** Questions of the running and the last year that wait for the treasurer. */
export const countAuditQuestions = endpoint({
  method: 'GET',
  path: '/audits',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({ open: z.array(z.object({ fiscalYear: z.int(), count: z.int() })) }),
});
