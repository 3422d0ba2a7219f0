import { z } from 'zod/mini';
import { urgencies } from '#domain/notices/quiet-hours.ts';
import { endpoint, publicEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 玄関の画面: shows what is for everybody, to whoever walks past; nobody is signed in on it. */

const display = z.object({ id, name: z.string(), madeOn: isoDate });
export type NoticeDisplay = z.output<typeof display>;

export const getDisplays = endpoint({
  method: 'GET',
  path: '/notice-displays',
  needs: 'notice.send',
  input: z.strictObject({}),
  output: z.object({ displays: z.array(display) }),
});

export const addDisplay = endpoint({
  method: 'POST',
  path: '/notice-displays',
  needs: 'notice.send',
  input: z.strictObject({
    id,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
  }),
  output: z.object({
    /** Told this once; only its digest is kept. */
    key: z.string(),
  }),
});

export const endDisplay = endpoint({
  method: 'DELETE',
  path: '/notice-displays/:displayId',
  needs: 'notice.send',
  input: z.strictObject({ displayId: id }),
  output: z.object({}),
});

const shown = z.object({ id, title: z.string(), body: z.string(), urgency: z.enum(urgencies) });
export type ShownNotice = z.output<typeof shown>;

/** What a display shows. The key is no part of the address, so no log and no proxy learns it. */
export const showDisplay = publicEndpoint({
  method: 'POST',
  path: '/api/display',
  input: z.strictObject({ key: z.string().check(z.maxLength(120)) }),
  output: z.object({ association: z.string(), notices: z.array(shown) }),
});
