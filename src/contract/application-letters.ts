import { z } from 'zod/mini';
import { formKeys } from '#domain/applications/all-forms.ts';
import { newsStates } from '#domain/applications/news.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id } from './schema.ts';

/** 紙で渡す書面: answers for those whom no mail reaches. */
const letter = z.object({
  id,
  number: z.string(),
  dwelling: z.string(),
  applicant: z.string(),
  form: z.enum(formKeys),
  kind: z.enum(['answered', 'lapsed']),
  state: z.enum(newsStates),
});
export type ApplicationLetter = z.output<typeof letter>;

export const getApplicationLetters = endpoint({
  method: 'GET',
  path: '/application-letters',
  needs: 'application.receive',
  input: z.strictObject({}),
  /** In the order in which one walks from box to box. */
  output: z.object({ letters: z.array(letter) }),
});

export const getLettersPdf = fileEndpoint({
  method: 'GET',
  path: '/application-letters.pdf',
  needs: 'application.receive',
  input: z.strictObject({}),
  mediaType: 'application/pdf',
});

export const noteLettersHanded = endpoint({
  method: 'POST',
  path: '/application-letters/handed',
  needs: 'application.receive',
  input: z.strictObject({ letterIds: z.array(id).check(z.minLength(1), z.maxLength(300)) }),
  output: z.object({ count: z.int() }),
});
