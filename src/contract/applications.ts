import { z } from 'zod/mini';
import { formKeys } from '#domain/applications/all-forms.ts';
import { longestLong } from '#domain/applications/asked.ts';
import { newsStates } from '#domain/applications/news.ts';
import { stepKinds } from '#domain/applications/state.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { formTerms } from './form-terms.ts';
import { id, isoDate } from './schema.ts';
import { stoppage } from './stoppage.ts';

/** 届け出と申し込み: of those who live or own here, and the board's answers. */

const form = z.enum(formKeys);
/** 届出 or 申請 */
const genre = z.enum(['notification', 'application']);
const words = (shortest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(500));
export const applicationAnswers = z.record(
  z.string().check(z.maxLength(40)),
  z.union([
    z.string().check(z.maxLength(longestLong)),
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
  ]),
);
const state = z.enum([
  'draft',
  'waiting',
  'asked-back',
  'received',
  'approved',
  'conditional',
  'refused',
  'withdrawn',
  'done',
  'expired',
]);

const step = z.object({
  kind: z.enum(stepKinds),
  on: isoDate,
  by: z.string(),
  words: z.string(),
  conditions: z.array(z.string()),
  resolvedOn: z.nullable(isoDate),
});

export const application = z.object({
  id,
  form,
  /** 2026-14, once it was sent. */
  number: z.nullable(z.string()),
  dwelling: z.object({ id, number: z.string() }),
  applicant: z.string(),
  isOnPaper: z.boolean(),
  /** The association's rules of the day it was sent; today's before that. */
  terms: formTerms,
  answers: applicationAnswers,
  files: z.array(z.object({ id, slot: z.string(), name: z.string() })),
  steps: z.array(step),
  state,
  dueOn: z.nullable(isoDate),
  lapsesOn: z.nullable(isoDate),
  savedOn: isoDate,
  /** What the caller may do next. */
  next: z.array(z.enum(stepKinds)),
});
export type Application = z.output<typeof application>;

/** What the board reads, and how far the last answer has come. */
const inboxApplication = z.extend(application, { told: z.nullable(z.enum(newsStates)) });
export type InboxApplication = z.output<typeof inboxApplication>;

const terms = z.array(z.object({ form, terms: formTerms }));

const home = z.object({ id, number: z.string() });

export const getApplications = endpoint({
  method: 'GET',
  path: '/applications',
  needs: 'application.file',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** The dwellings that the caller owns or lives in. */
    homes: z.array(home),
    applicant: z.string(),
    mayFileForOwner: z.boolean(),
    terms,
    nextBoardOn: z.nullable(isoDate),
    applications: z.array(application),
    /** What notices say will stop: told beside a day on which something is carried. */
    stoppages: z.array(stoppage),
  }),
});

/** 届いたもの: what waits first, then what was decided lately. */
export const getApplicationInbox = endpoint({
  method: 'GET',
  path: '/applications/inbox',
  needs: 'application.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** Meetings of the board that a decision may rest on, the latest first. */
    boardDays: z.array(isoDate),
    nextBoardOn: z.nullable(isoDate),
    applications: z.array(inboxApplication),
  }),
});

/** For a line at home. */
export const getApplicationCounts = endpoint({
  method: 'GET',
  path: '/applications/at-a-glance',
  needs: 'application.file',
  input: z.strictObject({}),
  output: z.object({
    /** Own ones that were asked back. */
    askedBack: z.int(),
    waiting: z.int(),
    /** Own ones that the board has answered, or whose permit has lapsed, within the last days. */
    answered: z.int(),
    /** What waits for an answer of the board; nothing for whoever may not read it. */
    inbox: z.nullable(z.int()),
  }),
});

/** Keeps what is filled in so far; the same id again writes over it until it is sent. */
export const saveApplication = endpoint({
  method: 'PUT',
  path: '/applications/:applicationId',
  needs: 'application.file',
  input: z.strictObject({ applicationId: id, form, dwellingId: id, answers: applicationAnswers }),
  output: z.object({}),
});

/** Only a draft. */
export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/applications/:applicationId',
  needs: 'application.file',
  input: z.strictObject({ applicationId: id }),
  output: z.object({}),
});

export const sendApplication = endpoint({
  method: 'POST',
  path: '/applications/:applicationId/sending',
  needs: 'application.file',
  input: z.strictObject({ applicationId: id }),
  output: z.object({ number: z.string(), genre }),
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/applications/:applicationId/withdrawal',
  needs: 'application.file',
  input: z.strictObject({ applicationId: id }),
  output: z.object({ genre }),
});

/** 完了届 */
export const finishApplication = endpoint({
  method: 'POST',
  path: '/applications/:applicationId/completion',
  needs: 'application.file',
  input: z.strictObject({ applicationId: id, words: words(0) }),
  output: z.object({}),
});

/** 閲覧の記録: what was shown, by whoever showed it. */
export const noteShown = endpoint({
  method: 'POST',
  path: '/applications/:applicationId/showing',
  needs: 'application.receive',
  input: z.strictObject({ applicationId: id, words: words(1) }),
  output: z.object({}),
});

export const askApplicantBack = endpoint({
  method: 'POST',
  path: '/applications/:applicationId/question',
  needs: 'application.receive',
  input: z.strictObject({ applicationId: id, words: words(1) }),
  output: z.object({}),
});

/** 受付 of a 届出. */
export const receiveApplication = endpoint({
  method: 'POST',
  path: '/applications/:applicationId/receipt',
  needs: 'application.receive',
  input: z.strictObject({ applicationId: id, words: words(0) }),
  output: z.object({}),
});

export const decideApplication = endpoint({
  method: 'POST',
  path: '/applications/:applicationId/decision',
  needs: 'application.decide',
  input: z.strictObject({
    applicationId: id,
    kind: z.enum(['approved', 'conditional', 'refused']),
    words: words(0),
    conditions: z.array(words(1)).check(z.maxLength(10)),
    /** Where the board decides: at which meeting, or when more than half of the directors had agreed in writing. */
    resolution: z.nullable(z.strictObject({ on: isoDate, by: z.enum(['meeting', 'circulation']) })),
  }),
  output: z.object({}),
});

/** A repeat with the same `id` changes nothing. */
export const addApplicationFile = uploadEndpoint({
  method: 'POST',
  path: '/application-files',
  needs: 'application.file',
  input: z.strictObject({ id, applicationId: id, slot: z.string().check(z.maxLength(40)) }),
  output: z.object({}),
  largestFileBytes: 10 * 1024 * 1024,
});

export const deleteApplicationFile = endpoint({
  method: 'DELETE',
  path: '/application-files/:fileId',
  needs: 'application.file',
  input: z.strictObject({ fileId: id }),
  output: z.object({}),
});

/** Own ones. */
export const getApplicationFile = fileEndpoint({
  method: 'GET',
  path: '/application-files/:fileId',
  needs: 'application.file',
  input: z.strictObject({ fileId: id }),
  mediaType: 'application/pdf',
});

export const getInboxFile = fileEndpoint({
  method: 'GET',
  path: '/applications/inbox/files/:fileId',
  needs: 'application.read',
  input: z.strictObject({ fileId: id }),
  mediaType: 'application/pdf',
});

/** The paper of one's own: a receipt until it is decided, then the decision. */
export const getApplicationPaper = fileEndpoint({
  method: 'GET',
  path: '/applications/:applicationId/paper',
  needs: 'application.file',
  input: z.strictObject({ applicationId: id }),
  mediaType: 'application/pdf',
});

export const getInboxPaper = fileEndpoint({
  method: 'GET',
  path: '/applications/inbox/:applicationId/paper',
  needs: 'application.read',
  input: z.strictObject({ applicationId: id }),
  mediaType: 'application/pdf',
});

/** 用紙, to be filled in by hand. */
export const getBlankForm = fileEndpoint({
  method: 'GET',
  path: '/application-forms/:form/paper',
  needs: 'application.file',
  input: z.strictObject({ form }),
  mediaType: 'application/pdf',
});
