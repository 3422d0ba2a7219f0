import { z } from 'zod/mini';
import { stages } from '#domain/meetings/convocation/stage.ts';
import { deliveryStates, ways } from '#domain/notices/reach.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 総会の招集: 議案書, its approval by a second person, and the sending to every owner. */

const terms = z.object({
  deadlineOn: isoDate,
  contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  voterIds: z.array(id).check(z.maxLength(1_000)),
  byMail: z.boolean(),
});

const dispatch = z.object({
  id,
  dwellings: z.string(),
  /** Of all who own together, and who of them gets it. */
  names: z.string(),
  recipient: z.string(),
  way: z.enum(ways),
  /** Lives elsewhere: the sheet goes by post. */
  isPosted: z.boolean(),
  state: z.enum(deliveryStates),
});
export type Dispatch = z.output<typeof dispatch>;

const convocation = z.object({
  today: isoDate,
  stage: z.enum(stages),
  /** Why the agenda cannot be sent yet, each item by its name. */
  blocks: z.array(z.string()),
  itemCount: z.int(),
  /** 招集の期限, judged for today. */
  verdict: z.object({ state: z.enum(['in-time', 'urgent', 'late']), words: z.string() }),
  /** Of what would be sent now. */
  digest: z.string(),
  terms,
  latest: z.nullable(
    z.object({
      id,
      version: z.int(),
      askedAt: z.int(),
      askedName: z.string(),
      approvedAt: z.nullable(z.int()),
      approvedName: z.string(),
      sentAt: z.nullable(z.int()),
      /** Asked for by oneself, or by somebody of the same dwelling. */
      isMine: z.boolean(),
    }),
  ),
  shared: z.array(
    z.object({ dwellings: z.string(), owners: z.array(z.object({ id, name: z.string() })) }),
  ),
  /** How many would be reached by which way today. */
  reach: z.object({ mail: z.int(), paper: z.int(), posted: z.int() }),
  enclosures: z.array(z.string()),
  dispatches: z.array(dispatch),
  /** 掲示: where it hangs in the house and since when; `null` where nobody has said so. */
  hung: z.nullable(z.object({ hungOn: isoDate, place: z.string() })),
  /** From the dispatch to the opening: who has done nothing yet, and whom a mail has asked. */
  reminding: z.nullable(
    z.object({
      silent: z.int(),
      /** Of them: no mail reaches them. */
      withoutAddress: z.int(),
      days: z.array(z.object({ on: isoDate, count: z.int() })),
    }),
  ),
});
export type Convocation = z.output<typeof convocation>;

const meetingId = id;

export const getConvocation = endpoint({
  method: 'GET',
  path: '/preparations/:meetingId/convocation',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId }),
  output: convocation,
});

/** Asks for the approval of 議案書 and convocation as they are now. */
export const askConvocation = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/convocation',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId, id, ...terms.shape }),
  output: z.object({}),
});

/** By another person, of exactly what was asked for. */
export const approveConvocation = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/convocation/approval',
  needs: 'meeting.prepare',
  input: z.strictObject({
    meetingId,
    convocationId: id,
    digest: z.string().check(z.maxLength(64)),
  }),
  output: z.object({}),
});

/** 発送: items, roll and ways of counting are fixed, and every owner gets it, in one act. */
export const sendConvocation = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/convocation/dispatch',
  needs: 'meeting.prepare',
  input: z.strictObject({
    meetingId,
    convocationId: id,
    digest: z.string().check(z.maxLength(64)),
    /** 急を要するとき: the board has agreed to the shorter period. */
    hasBoardAgreed: z.boolean(),
  }),
  output: z.object({}),
});

/** Sheets that were put into boxes or posted. */
export const noteConvocationHanded = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/convocation/handed',
  needs: 'meeting.draft',
  input: z.strictObject({
    meetingId,
    dispatchIds: z.array(id).check(z.minLength(1), z.maxLength(2_000)),
  }),
  output: z.object({}),
});

/** 掲示した: said again, the later word counts. */
export const noteConvocationHung = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/convocation/hung',
  needs: 'meeting.draft',
  input: z.strictObject({
    meetingId,
    id,
    hungOn: isoDate,
    place: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  }),
  output: z.object({}),
});

/** 議案書, as it would be sent now or as it was sent. */
export const getConvocationBook = fileEndpoint({
  method: 'GET',
  path: '/preparations/:meetingId/convocation/gian.pdf',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId }),
  mediaType: 'application/pdf',
});

/** 宛名入りの招集通知と用紙: for those whom nothing has reached, in the order in which one walks. */
export const getConvocationLetters = fileEndpoint({
  method: 'GET',
  path: '/preparations/:meetingId/convocation/atena.pdf',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId }),
  mediaType: 'application/pdf',
});

/** The same sheets again, for those who have done nothing yet and whom no mail reaches. */
export const getReminderLetters = fileEndpoint({
  method: 'GET',
  path: '/preparations/:meetingId/convocation/saisoku.pdf',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId }),
  mediaType: 'application/pdf',
});
