import { z } from 'zod/mini';
import { formKeys } from '#domain/applications/all-forms.ts';
import { application, applicationAnswers } from './applications.ts';
import { endpoint, uploadEndpoint } from './endpoint.ts';
import { formTerms } from './form-terms.ts';
import { id, isoDate } from './schema.ts';
import { stoppage } from './stoppage.ts';

/** 窓口: what came on paper is keyed in, in the name of whoever brought it. */

const form = z.enum(formKeys);
const slot = z.string().check(z.maxLength(40));

export const home = z.object({
  id,
  number: z.string(),
  people: z.array(z.object({ id, name: z.string(), isOwner: z.boolean() })),
});
export type DeskHome = z.output<typeof home>;

/** One that is being keyed in, or was asked back and is awaited on paper. */
const deskDraft = z.object({
  application,
  personId: z.nullable(id),
  receivedOn: z.nullable(isoDate),
});
export type DeskDraft = z.output<typeof deskDraft>;

export const getApplicationDesk = endpoint({
  method: 'GET',
  path: '/application-desk',
  needs: 'application.receive',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    homes: z.array(home),
    terms: z.array(z.object({ form, terms: formTerms })),
    drafts: z.array(deskDraft),
    /** As in the resident's own form. */
    stoppages: z.array(stoppage),
  }),
});

/** Keeps what is keyed in so far; whoever is at the desk may go on with it. */
export const saveDeskApplication = endpoint({
  method: 'PUT',
  path: '/application-desk/:applicationId',
  needs: 'application.receive',
  input: z.strictObject({
    applicationId: id,
    form,
    dwellingId: id,
    personId: id,
    receivedOn: isoDate,
    answers: applicationAnswers,
  }),
  output: z.object({}),
});

/** Only a draft. */
export const deleteDeskApplication = endpoint({
  method: 'DELETE',
  path: '/application-desk/:applicationId',
  needs: 'application.receive',
  input: z.strictObject({ applicationId: id }),
  output: z.object({}),
});

/** Gives it its number; it has its scan by then. */
export const sendDeskApplication = endpoint({
  method: 'POST',
  path: '/application-desk/:applicationId/sending',
  needs: 'application.receive',
  input: z.strictObject({ applicationId: id }),
  output: z.object({ number: z.string() }),
});

/** 取り下げ and 完了届 that came on paper. */
export const noteDeskStep = endpoint({
  method: 'POST',
  path: '/application-desk/:applicationId/steps',
  needs: 'application.receive',
  input: z.strictObject({ applicationId: id, kind: z.enum(['withdrawn', 'done']) }),
  output: z.object({}),
});

/** A repeat with the same `id` changes nothing. */
export const addDeskFile = uploadEndpoint({
  method: 'POST',
  path: '/application-desk-files',
  needs: 'application.receive',
  input: z.strictObject({ id, applicationId: id, slot }),
  output: z.object({}),
  largestFileBytes: 10 * 1024 * 1024,
});

export const deleteDeskFile = endpoint({
  method: 'DELETE',
  path: '/application-desk-files/:fileId',
  needs: 'application.receive',
  input: z.strictObject({ fileId: id }),
  output: z.object({}),
});
