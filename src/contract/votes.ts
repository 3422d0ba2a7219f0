import { z } from 'zod/mini';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import { type AgentRelation, agentRelations } from '#domain/votes/agent.ts';
import { choices } from '#domain/votes/record.ts';
import { reasons, wayNames } from '#domain/votes/standings-at.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';
import { secretItem, secretTerms } from './secret-items.ts';
import { correction, excluded } from './vote-roll.ts';

/** 総会の議決権: the roll, the slips and the counts of one general meeting. */

const kind = z.enum(Object.keys(kindNames) as [Kind, ...Kind[]]);
const choice = z.enum(choices);
const counts = z.object({ heads: z.int(), votes: z.int(), land: z.int() });
const some = z.partial(counts);

/** What is counted, as it was read when the box was opened. */
const rule = z.object({
  article: z.string(),
  /** 出席した組合員の議決権の過半数 */
  pass: z.string(),
  /** Who must be present; empty where nobody need be. */
  quorum: z.string(),
  /** The axes that count, for the columns of a table. */
  axes: z.array(z.enum(['heads', 'votes', 'land'])),
  own: z.array(z.object({ place: z.string(), words: z.string(), href: z.string() })),
  /** What the bylaws say in vain; empty where all of it counts. */
  refused: z.string(),
});

const item = z.object({
  id,
  label: z.string(),
  title: z.string(),
  kind,
  kindName: z.string(),
  rule,
  /** 採決を終えた時刻: how it stood then is what counts; `null` while it is open. */
  closedAt: z.nullable(z.int()),
  /** Hands raised in the room, the last of each. */
  hands: z.array(z.object({ personId: id, choice })),
  /** 無記名投票; `null` where it is voted on openly. */
  secret: z.nullable(secretItem),
  /** Nobody sees how an item stands before the meeting has opened. `null` too where it is voted on without names. */
  tally: z.nullable(
    z.object({
      counted: z.object({ eligible: some, present: some, yes: some }),
      byChoice: z.object({ yes: counts, no: counts, abstain: counts }),
      /** Of 棄権: those who are there and have not said yet. */
      undecided: counts,
      hasQuorum: z.boolean(),
      passes: z.boolean(),
      fate: z.enum(['certain', 'impossible', 'open']),
      /** How many have to be present and to say yes, of those who are there now. */
      needed: z.object({ present: some, yes: some }),
      missing: z.object({ present: some, yes: some }),
      fewestYes: z.nullable(z.int()),
    }),
  ),
});
export type VoteItem = z.output<typeof item>;

const head = z.object({
  id,
  dwellings: z.string(),
  names: z.string(),
  votes: z.int(),
  /** Who may act for it; co-owners who have named nobody cannot vote. */
  voters: z.array(z.object({ id, name: z.string() })),
  hasVoter: z.boolean(),
  state: z.enum(['none', 'read-once', 'differs', 'counted', 'withdrawn']),
  /** 委任状, where it is that which counts. */
  isProxy: z.boolean(),
  /** The one who asks has read it already; somebody else has to read it too. */
  isReadByMe: z.boolean(),
  /** Where two readings disagree: `kind`, `day`, `agent` or the id of an item. Never what was read. */
  differences: z.array(z.string()),
  /** 用紙の番号, where it was sent from here; 用紙の写し, the latest first. */
  slipCode: z.string(),
  scans: z.array(z.object({ id, fileName: z.string(), mediaType: z.string(), addedAt: z.int() })),
});
export type VoteHead = z.output<typeof head>;

const doorEvent = { id, personId: id, what: z.enum(['room', 'web', 'left']), at: z.int() };

const box = z.object({
  recordOn: isoDate,
  deadlineAt: z.int(),
  opensAt: z.int(),
  /** 開会: from here on no slip is taken, and the count is seen. */
  beganAt: z.nullable(z.int()),
  eligible: counts,
  answered: counts,
  heads: z.array(head),
  excluded: z.array(excluded),
  corrections: z.array(correction),
  /** Until the opening: whom the register knows as owners besides who votes now. */
  owners: z.array(z.object({ headId: id, people: z.array(z.object({ id, name: z.string() })) })),
  agents: z.array(
    z.object({
      id,
      name: z.string(),
      relation: z.enum(Object.keys(agentRelations) as [AgentRelation, ...AgentRelation[]]),
      /** Somebody's 委任状 leaves it to this agent; until the opening nobody sees it. */
      isActing: z.boolean(),
    }),
  ),
  items: z.array(item),
  /** 受付: who came and went. */
  door: z.array(z.object(doorEvent)),
  /** 決議の記録: what two look at, and who has confirmed it. */
  record: z.object({
    digest: z.string(),
    chairAt: z.nullable(z.int()),
    tellerAt: z.nullable(z.int()),
    /** Something was changed after the chair had confirmed. */
    isOutdated: z.boolean(),
  }),
  /** The number of answers, the last link of their chain, and the first one that does not follow. */
  chain: z.object({ count: z.int(), head: z.string(), brokenAt: z.nullable(z.int()) }),
});
export type VoteBox = z.output<typeof box>;

export const voteMeeting = z.object({
  id,
  title: z.string(),
  heldOn: isoDate,
  today: isoDate,
  /** The demonstration can play the evening of the meeting. */
  mayRehearse: z.boolean(),
  /** Items on which is voted, for whoever opens the box. */
  agenda: z.array(
    z.object({ id, label: z.string(), title: z.string(), kind: z.enum(['ordinary', 'special']) }),
  ),
  /** Co-owned dwellings whose voter is to be named before the box is opened. */
  shared: z.array(
    z.object({
      dwellings: z.string(),
      owners: z.array(z.object({ id, name: z.string() })),
    }),
  ),
  /** `null` until the box is opened. */
  box: z.nullable(box),
});
export type VoteMeeting = z.output<typeof voteMeeting>;

export const getVotes = endpoint({
  method: 'GET',
  path: '/votes/:meetingId',
  needs: 'vote.enter',
  input: z.strictObject({ meetingId: id }),
  output: voteMeeting,
});

/** On the day of dispatch: from here on, roll, items and the bylaws' rules stand. */
export const openVoteBox = endpoint({
  method: 'POST',
  path: '/votes/:meetingId',
  needs: 'meeting.prepare',
  input: z.strictObject({
    meetingId: id,
    id,
    /** The last day for slips, until 17:00. */
    deadlineOn: isoDate,
    items: z
      .array(z.strictObject({ id, kind, secret: z.optional(secretTerms) }))
      .check(z.minLength(1), z.maxLength(60)),
    /** 議決権行使者 whom co-owners have named. */
    voterIds: z.array(id).check(z.maxLength(1_000)),
  }),
  output: z.object({ meeting: voteMeeting }),
});

/** 開会: said by the chair on the day, after the deadline. */
export const beginVotes = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/beginning',
  needs: 'meeting.prepare',
  input: z.strictObject({ meetingId: id }),
  output: z.object({ meeting: voteMeeting }),
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
    kind: z.enum(['paper', 'withdrawal', 'proxy']),
    stampedOn: isoDate,
    choices: z.record(id, choice),
    /** 代理人 of a proxy: a voter of the roll or one of the agents; `null` where it names nobody. */
    agentId: z.optional(z.nullable(id)),
    /** Handed over at the door, by somebody who leaves or sends another. */
    isAtDoor: z.optional(z.boolean()),
    /** The scan that was looked at. */
    scanId: z.optional(z.nullable(id)),
  }),
  output: z.object({ outcome: z.enum(['read-once', 'differs', 'counted']), meeting: voteMeeting }),
});

/** 代理人 who own nothing here. */
export const addVoteAgent = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/agents',
  needs: 'vote.enter',
  input: z.strictObject({
    meetingId: id,
    id,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    relation: z.enum(['spouse', 'family', 'household', 'guardian', 'manager']),
  }),
  output: z.object({ meeting: voteMeeting }),
});

/** Why each owner counts as they do on one item; nobody is told before the meeting has opened. */
export const getVoteStandings = endpoint({
  method: 'GET',
  path: '/votes/:meetingId/items/:itemId',
  needs: 'vote.check',
  input: z.strictObject({ meetingId: id, itemId: id }),
  output: z.object({
    heads: z.array(
      z.object({
        id,
        dwellings: z.string(),
        names: z.string(),
        votes: z.int(),
        way: z.enum(wayNames),
        choice: z.nullable(choice),
        reason: z.enum(reasons),
      }),
    ),
    excluded: z.array(excluded),
  }),
});

/** 受付: lines of one tablet, those that it could not send before among them. */
export const noteDoor = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/door',
  needs: 'reception.run',
  input: z.strictObject({
    meetingId: id,
    events: z.array(z.strictObject(doorEvent)).check(z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ meeting: voteMeeting }),
});

/** 挙手 in the room, as the teller notes them. */
export const noteHands = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/items/:itemId/hands',
  needs: 'reception.run',
  input: z.strictObject({
    meetingId: id,
    itemId: id,
    hands: z
      .array(z.strictObject({ id, personId: id, choice }))
      .check(z.minLength(1), z.maxLength(1_000)),
  }),
  output: z.object({ meeting: voteMeeting }),
});

/** 採決を終える, or take it up again. */
export const noteRound = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/items/:itemId/rounds',
  needs: 'meeting.prepare',
  input: z.strictObject({ meetingId: id, itemId: id, id, what: z.enum(['closed', 'reopened']) }),
  output: z.object({ meeting: voteMeeting }),
});

/** The chair first, then one more; with the second the results stand. */
export const confirmVotes = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/record',
  needs: 'vote.check',
  input: z.strictObject({ meetingId: id, digest: z.string().check(z.maxLength(64)) }),
  output: z.object({ meeting: voteMeeting }),
});

/** 練習: in a visitor's own copy, the evening of this meeting is today. */
export const rehearseVotes = endpoint({
  method: 'POST',
  path: '/votes/:meetingId/rehearsal',
  needs: 'meeting.prepare',
  input: z.strictObject({
    meetingId: id,
    /** The evening itself, or the days in which answers are taken. */
    part: z._default(z.enum(['day', 'ballot']), 'day'),
    /** 役員の議案 without names. */
    isSecret: z._default(z.boolean(), false),
  }),
  output: z.object({ meeting: voteMeeting }),
});
