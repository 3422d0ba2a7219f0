import { z } from 'zod/mini';
import { waitingKindNames } from '#domain/access/waiting-approvals.ts';
import { endpoint } from './endpoint.ts';
import { isoDate } from './schema.ts';

/** 承認を待っているもの: what the caller, and nobody who asked for it, may decide. */
export const listWaiting = endpoint({
  method: 'GET',
  path: '/approvals',
  needs: 'home.read',
  input: z.strictObject({}),
  output: z.object({
    waiting: z.array(
      z.object({
        kind: z.enum(waitingKindNames),
        count: z.int(),
        /** The day of the oldest. */
        since: isoDate,
      }),
    ),
  }),
});
