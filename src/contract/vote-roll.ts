import { z } from 'zod/mini';
import { correctionKinds } from '#domain/votes/correct-roll.ts';
import { id } from './schema.ts';

/** 議決権を使えない人: in no sum of the meeting. */
export const excluded = z.object({
  id,
  dwellings: z.string(),
  names: z.string(),
  votes: z.int(),
  reason: z.string(),
});

/** 名簿の訂正 */
export const correction = z.object({
  id,
  dwellings: z.string(),
  what: z.enum(correctionKinds),
  voterName: z.string(),
  reason: z.string(),
  askedAt: z.int(),
  /** `null` until somebody else has decided. */
  isApproved: z.nullable(z.boolean()),
  /** The one who looks has asked for it, so another one decides. */
  isOwn: z.boolean(),
});
export type RollCorrection = z.output<typeof correction>;
