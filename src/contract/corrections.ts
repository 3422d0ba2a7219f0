import { z } from 'zod/mini';
import { type CorrectionKind, correctionKinds } from '#domain/meetings/convocation/correction.ts';
import { deliveryStates, ways } from '#domain/notices/reach.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, isoTime } from './schema.ts';

/** 訂正通知: what was wrong in a convocation that has left, to everybody who got it. */

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));
const time = isoTime.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const draft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('day'), heldOn: isoDate, startsAt: time, endsAt: time }),
  z.strictObject({
    kind: z.literal('place'),
    place: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  z.strictObject({ kind: z.literal('words'), wrong: words, right: words }),
  z.strictObject({
    kind: z.literal('enclosure'),
    label: z.string().check(z.maxLength(20)),
    wrong: words,
    right: words,
  }),
]);
export type WrittenCorrection = z.input<typeof draft>;

const correction = z.object({
  id,
  kind: z.enum(Object.keys(correctionKinds) as [CorrectionKind, ...CorrectionKind[]]),
  about: z.string(),
  wrong: z.string(),
  right: z.string(),
  askedAt: z.int(),
  askedName: z.string(),
  /** Asked for by oneself, or by somebody of the same dwelling. */
  isMine: z.boolean(),
  sentAt: z.nullable(z.int()),
  sentName: z.nullable(z.string()),
  copies: z.array(
    z.object({
      id,
      dwellings: z.string(),
      recipient: z.string(),
      way: z.enum(ways),
      state: z.enum(deliveryStates),
    }),
  ),
});
export type Correction = z.output<typeof correction>;

const meetingId = id;
const one = { meetingId, correctionId: id };

export const listCorrections = endpoint({
  method: 'GET',
  path: '/preparations/:meetingId/corrections',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId }),
  output: z.object({
    /** The convocation has left, and the meeting has not begun. */
    isOpen: z.boolean(),
    /** As it was sent; empty before. */
    sentAs: z.object({ day: z.string(), place: z.string() }),
    /** 資料 that were sent. */
    enclosures: z.array(z.object({ label: z.string(), title: z.string() })),
    /** The newest first. */
    corrections: z.array(correction),
  }),
});

export const askCorrection = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/corrections',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId, id, draft }),
  output: z.object({}),
});

/** As long as nobody has approved it. */
export const cancelCorrection = endpoint({
  method: 'DELETE',
  path: '/preparations/:meetingId/corrections/:correctionId',
  needs: 'meeting.draft',
  input: z.strictObject(one),
  output: z.object({}),
});

/** By another person, who sends it by approving it. */
export const sendCorrection = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/corrections/:correctionId/dispatch',
  needs: 'meeting.prepare',
  input: z.strictObject(one),
  output: z.object({}),
});

export const noteCorrectionHanded = endpoint({
  method: 'POST',
  path: '/preparations/:meetingId/corrections/:correctionId/handed',
  needs: 'meeting.draft',
  input: z.strictObject({ ...one, copyIds: z.array(id).check(z.minLength(1), z.maxLength(2_000)) }),
  output: z.object({}),
});

/** 宛名入りの訂正通知, for those whom nothing has reached. */
export const getCorrectionLetters = fileEndpoint({
  method: 'GET',
  path: '/preparations/:meetingId/corrections/:correctionId/atena.pdf',
  needs: 'meeting.draft',
  input: z.strictObject(one),
  mediaType: 'application/pdf',
});
