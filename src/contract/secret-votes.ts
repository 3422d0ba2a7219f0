import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './schema.ts';
import { countedPile } from './secret-items.ts';
import { voteMeeting } from './votes.ts';

/** 無記名投票: envelopes that came, or papers that were handed out in the hall. Never what is on them. */
export const noteTurnout = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/items/:itemId/turnout',
  needs: 'vote.enter',
  input: z.strictObject({
    meetingId: id,
    itemId: id,
    way: z.enum(['envelope', 'hall']),
    heads: z.array(z.strictObject({ id, headId: id })).check(z.minLength(1), z.maxLength(1_000)),
  }),
  output: z.object({ meeting: voteMeeting }),
});

/** An envelope or a paper that was noted for the wrong owner. */
export const takeBackTurnout = endpoint({
  method: 'DELETE',
  path: '/votes/:meetingId/items/:itemId/turnout/:headId',
  needs: 'vote.enter',
  input: z.strictObject({ meetingId: id, itemId: id, headId: id }),
  output: z.object({ meeting: voteMeeting }),
});

/** 開票: the pile of papers as one person counted it; with the same count of somebody else it stands. */
export const countPile = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/items/:itemId/piles',
  needs: 'vote.enter',
  input: z.strictObject({ meetingId: id, itemId: id, id, ...countedPile.shape }),
  output: z.object({
    outcome: z.enum(['counted-once', 'differs', 'agreed']),
    meeting: voteMeeting,
  }),
});
