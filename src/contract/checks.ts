import { z } from 'zod/mini';
import {
  type CheckId,
  checkIds,
  checkViews,
  findingAnswers,
  severities,
} from '#domain/checks/finding.ts';
import { mailWishes } from '#domain/checks/finding-mail.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 点検: what is worth looking at in the books as they are, and what people answered. */

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const check = z.enum(checkIds as [CheckId, ...CheckId[]]);

const finding = z.object({
  check,
  subject: z.string(),
  severity: z.enum(severities),
  yen,
  sentence: z.string(),
  entries: z.array(z.object({ id, words: z.string() })),
  view: z.enum(checkViews),
  digest,
  /** The last one, while the facts are those that were answered. */
  answer: z.nullable(
    z.object({
      kind: z.enum(findingAnswers),
      reason: z.string(),
      decidedAs: z.string(),
      decidedOn: isoDate,
    }),
  ),
  /** Else it was answered and may be folded away. */
  isOpen: z.boolean(),
});
export type ShownFinding = z.output<typeof finding>;

export const getChecks = endpoint({
  method: 'GET',
  path: '/checks',
  needs: 'finding.read',
  input: z.strictObject({}),
  output: z.object({ today: isoDate, findings: z.array(finding) }),
});
export type ChecksAnswer = z.output<typeof getChecks.output>;

export const answerFinding = endpoint({
  method: 'POST',
  path: '/checks/decisions',
  needs: 'finding.decide',
  input: z.strictObject({
    /** A repeat with the same one changes nothing. */
    id,
    check,
    subject: z.string().check(z.maxLength(200)),
    /** Of what the person saw. */
    digest,
    answer: z.enum(findingAnswers),
    reason: z.string().check(z.trim(), z.maxLength(300)),
  }),
  output: z.object({}),
});

/** メールで知らせる: what the caller wants to be written about. */
export const getFindingMail = endpoint({
  method: 'GET',
  path: '/checks/mail',
  needs: 'finding.read',
  input: z.strictObject({}),
  output: z.object({ wish: z.enum(mailWishes) }),
});

export const saveFindingMail = endpoint({
  method: 'PUT',
  path: '/checks/mail',
  needs: 'finding.read',
  input: z.strictObject({ wish: z.enum(mailWishes) }),
  output: z.object({ wish: z.enum(mailWishes) }),
});
