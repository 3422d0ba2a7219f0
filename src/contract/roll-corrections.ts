import { z } from 'zod/mini';
import { correctionKinds } from '#domain/votes/correct-roll.ts';
import { endpoint } from './endpoint.ts';
import { id } from './schema.ts';
import { voteMeeting } from './votes.ts';

/** 名簿の訂正, which counts once somebody else has agreed. */
export const askRollCorrection = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/corrections',
  needs: 'vote.enter',
  input: z.strictObject({
    meetingId: id,
    id,
    headId: id,
    what: z.enum(correctionKinds),
    voterId: z.optional(z.nullable(id)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  output: z.object({ meeting: voteMeeting }),
});

export const decideRollCorrection = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/corrections/:correctionId',
  needs: 'meeting.prepare',
  input: z.strictObject({ meetingId: id, correctionId: id, isApproved: z.boolean() }),
  output: z.object({ meeting: voteMeeting }),
});
