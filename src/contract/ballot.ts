import { z } from 'zod/mini';
import { choices } from '#domain/votes/record.ts';
import { turnoutWays } from '#domain/votes/secret/secret-tally.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate, isoTime } from './schema.ts';
import { marks, secretTerms } from './secret-items.ts';

/** 電子投票: an owner's own answers to the next general meeting. */

const choice = z.enum(choices);

const answer = z.object({
  kind: z.enum(['paper', 'electronic', 'proxy', 'electronic-proxy']),
  choices: z.record(id, choice),
  /** 代理人 in words; `null` where there is none. */
  agent: z.nullable(z.string()),
  number: z.int(),
  receivedAt: z.int(),
  receipt: z.string(),
});
export type OwnAnswer = z.output<typeof answer>;

const head = z.object({
  id,
  dwellings: z.string(),
  votes: z.int(),
  /** What counts now if the owner does not come; `null` where nothing does. */
  current: z.nullable(answer),
  /** 無記名投票: on which items this owner has voted, and when; nobody is told what. */
  secretCast: z.array(
    z.object({
      itemId: id,
      way: z.enum(turnoutWays),
      castAt: z.int(),
      receipt: z.string(),
    }),
  ),
});

const meeting = z.object({
  id,
  title: z.string(),
  heldOn: isoDate,
  startsAt: isoTime,
  place: z.string(),
  deadlineAt: z.int(),
  isClosed: z.boolean(),
  items: z.array(
    z.object({
      id,
      label: z.string(),
      title: z.string(),
      kindName: z.string(),
      pass: z.string(),
      /** The item in plain words and its 要領, as the convocation was sent; empty where none was. */
      plain: z.string(),
      gist: z.array(z.string()),
      /** 無記名投票; `null` where it is voted on openly. */
      secret: z.nullable(secretTerms),
      /** Whether a vote without a name can be cast now. */
      mayCastSecret: z.boolean(),
    }),
  ),
  heads: z.array(head),
  agents: z.array(z.object({ id, label: z.string() })),
});
export type BallotMeeting = z.output<typeof meeting>;

const ballot = z.object({
  /** Whether this installation takes answers electronically (ELECTRONIC_VOTING). */
  isOffered: z.boolean(),
  /** `null` where no meeting takes answers, or the caller has no vote in it. */
  meeting: z.nullable(meeting),
});

export const getBallot = endpoint({
  method: 'GET',
  path: '/ballot',
  needs: 'vote.cast',
  input: z.strictObject({}),
  output: ballot,
});

/** The last one counts, until the deadline; the same `id` again finds what was written. */
export const castBallot = endpoint({
  method: 'POST',
  path: '/ballot/:meetingId',
  needs: 'vote.cast',
  input: z.strictObject({
    meetingId: id,
    id,
    headId: id,
    kind: z.enum(['electronic', 'electronic-proxy', 'withdrawal']),
    choices: z.record(id, choice),
    agentId: z.nullable(id),
  }),
  output: z.object({ receipt: z.string(), ballot }),
});

/** A vote without a name: once, and never to be changed, since nobody knows which one it is. */
export const castSecretBallot = endpoint({
  method: 'POST',
  path: '/ballot/:meetingId/secret',
  needs: 'vote.cast',
  input: z.strictObject({ meetingId: id, id, headId: id, itemId: id, marks }),
  output: z.object({ ballot }),
});
