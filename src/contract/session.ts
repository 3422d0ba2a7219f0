import { z } from 'zod/mini';
import { publicEndpoint } from './endpoint.ts';
import { id } from './schema.ts';

export const getSession = publicEndpoint({
  method: 'GET',
  path: '/api/session',
  input: z.strictObject({}),
  output: z.object({
    user: z.object({
      email: z.string(),
      name: z.string(),
      role: z.enum(['resident', 'board', 'manager']),
    }),
    association: z.object({ id, name: z.string() }),
    /** True once the visitor has written something and works on a private copy. */
    hasOwnCopy: z.boolean(),
  }),
});

/** デモでの立場: what the visitor of the demonstration wants to be, in the own copy. */
export const setDemoRole = publicEndpoint({
  method: 'PUT',
  path: '/api/demo/role',
  input: z.strictObject({ role: z.enum(['resident', 'board']) }),
  output: z.object({ role: z.enum(['resident', 'board']) }),
});

/** 最初の状態に戻す: throws the visitor's copy away. */
export const resetDemo = publicEndpoint({
  method: 'POST',
  path: '/api/demo/reset',
  input: z.strictObject({}),
  output: z.object({ hadOwnCopy: z.boolean() }),
});
