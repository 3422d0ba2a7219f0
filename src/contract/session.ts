import { z } from 'zod/mini';
import { allPermissions } from '#domain/access/permission.ts';
import { allRoles } from '#domain/access/role.ts';
import { openEndpoint, publicEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

export const getSession = openEndpoint({
  method: 'GET',
  path: '/api/session',
  input: z.strictObject({}),
  output: z.object({
    user: z.object({
      email: z.string(),
      name: z.string(),
      /** The specification's word; what the person is in the association stands in `position`. */
      role: z.enum(['resident', 'board', 'manager']),
      position: z.enum(allRoles),
    }),
    /** What this person may do, so that no screen offers more. */
    may: z.array(z.enum(allPermissions)),
    association: z.object({ id, name: z.string() }),
    /** お試し, while the association is in one or after it. */
    trial: z.nullable(z.object({ endsOn: isoDate, daysLeft: z.int() })),
    /** 利用の終了: the last day on which everything can be read. */
    leavesOn: z.nullable(isoDate),
    /** True once the visitor has written something and works on a private copy. */
    hasOwnCopy: z.boolean(),
  }),
});

const demoRole = z.enum([...allRoles, 'resident', 'board']);

/** デモでの立場: what the visitor of the demonstration wants to be, in the own copy. */
export const setDemoRole = publicEndpoint({
  method: 'PUT',
  path: '/api/demo/role',
  input: z.strictObject({ role: demoRole }),
  output: z.object({ role: demoRole }),
});

/** 最初の状態に戻す: throws the visitor's copy away. */
export const resetDemo = publicEndpoint({
  method: 'POST',
  path: '/api/demo/reset',
  input: z.strictObject({}),
  output: z.object({ hadOwnCopy: z.boolean() }),
});
