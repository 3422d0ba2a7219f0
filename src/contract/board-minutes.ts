import { z } from 'zod/mini';
import { boardCheckIds } from '#domain/board-meetings/board-checks.ts';
import {
  itemKinds,
  officerPosts,
  outcomes,
  presences,
} from '#domain/board-meetings/board-record.ts';
import { stands } from '#domain/board-meetings/decide-board.ts';
import { longestOwner } from '#domain/tasks/owner.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { largestMinutesBytes, minutesVersion, shownCheck } from './minutes.ts';
import { printedPaper } from './printed-paper.ts';
import { id, isoDate } from './schema.ts';

/** 理事会の当日と議事録: who is there, what is decided, who does what by when. */

const words = (longest: number) => z.string().check(z.maxLength(longest));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const boardRecord = z.strictObject({
  chairId: z.union([id, z.literal('')]),
  signerIds: z.array(id).check(z.maxLength(2)),
  beganAt: time,
  endedAt: time,
  presence: z.record(id, z.enum(presences)),
  agents: z.record(id, words(60)),
  guests: words(300),
  items: z.record(
    id,
    z.strictObject({
      outcome: z.enum(outcomes),
      decision: words(2_000),
      stands: z.record(id, z.enum(stands)),
      interest: words(300),
      notes: words(6_000),
    }),
  ),
  tasks: z
    .array(
      z.strictObject({
        id,
        itemId: id,
        title: words(80),
        owner: words(longestOwner),
        dueOn: z.nullable(isoDate),
      }),
    )
    .check(z.maxLength(60)),
  closing: words(2_000),
  remarks: z.partialRecord(z.enum(boardCheckIds), words(600)),
});
export type BoardRecordInput = z.output<typeof boardRecord>;

const tally = z.object({
  directors: z.int(),
  present: z.int(),
  yes: z.int(),
  no: z.int(),
  abstain: z.int(),
  recused: z.int(),
  needed: z.int(),
  hasQuorum: z.boolean(),
  passes: z.boolean(),
});

const boardMinutes = z.object({
  meetingId: id,
  title: z.string(),
  heldOn: isoDate,
  today: isoDate,
  officers: z.array(z.object({ id, name: z.string(), post: z.enum(officerPosts) })),
  /** By proxy only where the bylaws allow it. */
  hasProxies: z.boolean(),
  proxyRule: z.object({ place: z.string(), words: z.string(), href: z.string() }),
  quorumNeeded: z.int(),
  items: z.array(
    z.object({
      id,
      label: z.string(),
      kind: z.enum(itemKinds),
      title: z.string(),
      body: z.string(),
      tally,
      /** How it would read in the minutes. */
      verdict: z.string(),
    }),
  ),
  revision: z.int(),
  record: boardRecord,
  paper: printedPaper,
  checks: z.array(shownCheck(boardCheckIds)),
  /** The newest first; empty until somebody has written. */
  versions: z.array(minutesVersion),
});
export type BoardMinutes = z.output<typeof boardMinutes>;

export const getBoardMinutes = endpoint({
  method: 'GET',
  path: '/board-minutes/:meetingId',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id }),
  output: boardMinutes,
});

/** What was typed so far. Refused where somebody else has saved meanwhile. */
export const saveBoardMinutes = endpoint({
  method: 'PUT',
  path: '/board-minutes/:meetingId',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id, revision: z.int(), record: boardRecord }),
  output: boardMinutes,
});

/** 確かめ済み: results are told, and the tasks stand in the board's list. */
export const checkBoardMinutes = endpoint({
  method: 'POST',
  path: '/board-minutes/:meetingId/check',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id, revision: z.int() }),
  output: boardMinutes,
});

export const reopenBoardMinutes = endpoint({
  method: 'DELETE',
  path: '/board-minutes/:meetingId/check',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id }),
  output: boardMinutes,
});

/** 署名済み: the paper that three have signed, scanned. */
export const addSignedBoardMinutes = uploadEndpoint({
  method: 'POST',
  path: '/signed-board-minutes',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id, minutesId: id }),
  output: boardMinutes,
  largestFileBytes: largestMinutesBytes,
});

/** 訂正: another version, with its reason; the signed one stays. */
export const correctBoardMinutes = endpoint({
  method: 'POST',
  path: '/board-minutes/:meetingId/corrections',
  needs: 'minutes.sign',
  input: z.strictObject({
    meetingId: id,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  output: boardMinutes,
});

const versionInput = z.strictObject({
  meetingId: id,
  version: z.string().check(z.regex(/^[1-9][0-9]{0,3}$/)),
});

export const getBoardMinutesPdf = fileEndpoint({
  method: 'GET',
  path: '/board-minutes/:meetingId/versions/:version/pdf',
  needs: 'minutes.write',
  input: versionInput,
  mediaType: 'application/pdf',
});

/** The scan of the signed paper. */
export const getSignedBoardMinutes = fileEndpoint({
  method: 'GET',
  path: '/board-minutes/:meetingId/versions/:version/signed',
  needs: 'minutes.write',
  input: versionInput,
  mediaType: 'application/octet-stream',
});
