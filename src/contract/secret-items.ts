import { z } from 'zod/mini';
import { turnoutWays } from '#domain/votes/secret/secret-tally.ts';
import { mostCandidates } from '#domain/votes/secret/secret-terms.ts';
import { id } from './schema.ts';

/** 無記名投票: who has voted is kept, and what was voted; never both together. */

export const secretTerms = z.strictObject({
  /** 候補者; nobody where the item is approved or not. */
  candidates: z
    .array(z.string().check(z.trim(), z.maxLength(60)))
    .check(z.maxLength(mostCandidates)),
  seats: z.int().check(z.minimum(0), z.maximum(mostCandidates)),
});

export const marks = z.array(z.string().check(z.maxLength(8))).check(z.maxLength(mostCandidates));

const pile = {
  ballots: z.int().check(z.minimum(0), z.maximum(100_000)),
  marks: z.record(
    z.string().check(z.maxLength(8)),
    z.int().check(z.minimum(0), z.maximum(100_000)),
  ),
};
export const countedPile = z.strictObject(pile);

export const secretResult = z.object({
  castVotes: z.int(),
  lines: z.array(
    z.object({ mark: z.string(), label: z.string(), votes: z.int(), isElected: z.boolean() }),
  ),
  seats: z.nullable(z.int()),
  openSeats: z.int(),
  tied: z.array(z.string()),
});

/** How a secret item stands: turnout at any time, the votes only when both piles are counted. */
export const secretItem = z.object({
  terms: z.object({ candidates: z.array(z.string()), seats: z.int() }),
  /** 議決権 of one paper. */
  unit: z.int(),
  turnout: z.array(z.object({ headId: id, way: z.enum(turnoutWays) })),
  castVotes: z.int(),
  /** Owners who are there, in person or by an agent, and have not voted on this item yet. */
  mayReceive: z.array(id),
  /** How many papers are in envelopes or were handed out. */
  papersOut: z.int(),
  count: z.object({
    state: z.enum(['none', 'counted-once', 'differs', 'agreed']),
    /** The one who asks has counted already; somebody else has to. */
    isMine: z.boolean(),
  }),
  present: z.object({ heads: z.int(), votes: z.int() }),
  result: z.nullable(
    z.object({ ...secretResult.shape, passes: z.boolean(), hasQuorum: z.boolean() }),
  ),
});
