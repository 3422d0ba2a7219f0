import { z } from 'zod/mini';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import { choices } from '#domain/votes/record.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 総会の議決権: the roll, the slips and the counts of one general meeting. */

const kind = z.enum(Object.keys(kindNames) as [Kind, ...Kind[]]);
const choice = z.enum(choices);
const counts = z.object({ heads: z.int(), votes: z.int(), land: z.int() });
const missing = z.partial(counts);

const item = z.object({
  id,
  label: z.string(),
  title: z.string(),
  kind,
  kindName: z.string(),
  /** Nobody sees how an item stands before the meeting has opened. */
  tally: z.nullable(
    z.object({
      byChoice: z.object({ yes: counts, no: counts, abstain: counts }),
      hasQuorum: z.boolean(),
      passes: z.boolean(),
      fate: z.enum(['certain', 'impossible', 'open']),
      missing: z.object({ present: missing, yes: missing }),
      fewestYes: z.nullable(z.int()),
    }),
  ),
});

const head = z.object({
  id,
  dwellings: z.string(),
  names: z.string(),
  votes: z.int(),
  /** Co-owners who have named nobody cannot vote. */
  hasVoter: z.boolean(),
  state: z.enum(['none', 'read-once', 'differs', 'counted', 'withdrawn']),
});

const box = z.object({
  recordOn: isoDate,
  deadlineAt: z.int(),
  opensAt: z.int(),
  hasOpened: z.boolean(),
  eligible: counts,
  answered: counts,
  heads: z.array(head),
  items: z.array(item),
  /** The number of answers, the last link of their chain, and the first one that does not follow. */
  chain: z.object({ count: z.int(), head: z.string(), brokenAt: z.nullable(z.int()) }),
});
export type VoteBox = z.output<typeof box>;

const meeting = z.object({
  id,
  title: z.string(),
  heldOn: isoDate,
  /** `null` until the box is opened. */
  box: z.nullable(box),
});

export const getVotes = endpoint({
  method: 'GET',
  path: '/votes/:meetingId',
  needs: 'vote.enter',
  input: z.strictObject({ meetingId: id }),
  output: meeting,
});

/** On the day of dispatch: from here on, roll and items stand. */
export const openVoteBox = endpoint({
  method: 'POST',
  path: '/votes/:meetingId',
  needs: 'meeting.prepare',
  input: z.strictObject({
    meetingId: id,
    id,
    /** The last day for slips, until 17:00. */
    deadlineOn: isoDate,
    items: z.array(z.strictObject({ id, kind })).check(z.minLength(1), z.maxLength(60)),
    /** 議決権行使者 whom co-owners have named. */
    voterIds: z.array(id).check(z.maxLength(1_000)),
  }),
  output: z.object({ meeting }),
});

/** One person's reading of a slip; the second one, by somebody else, makes it count. */
export const readSlip = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/readings',
  needs: 'vote.enter',
  input: z.strictObject({
    meetingId: id,
    id,
    headId: id,
    kind: z.enum(['paper', 'withdrawal']),
    stampedOn: isoDate,
    choices: z.record(id, choice),
  }),
  output: z.object({ outcome: z.enum(['read-once', 'differs', 'counted']), meeting }),
});
