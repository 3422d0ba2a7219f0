import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './schema.ts';

/** LINE: a member asks for it, and takes it back. */

export const getLine = endpoint({
  method: 'GET',
  path: '/line',
  needs: 'preference.own',
  input: z.strictObject({}),
  output: z.object({
    /** By which the account is found in LINE; null where it is not offered. */
    accountId: z.nullable(z.string()),
    isLinked: z.boolean(),
  }),
});

export const askLineCode = endpoint({
  method: 'POST',
  path: '/line/codes',
  needs: 'preference.own',
  input: z.strictObject({ id }),
  output: z.object({ code: z.string() }),
});

export const endLine = endpoint({
  method: 'DELETE',
  path: '/line',
  needs: 'preference.own',
  input: z.strictObject({}),
  output: z.object({}),
});
