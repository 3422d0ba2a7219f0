import { z } from 'zod/mini';
import { afterIds } from '#domain/minutes/after/check-after.ts';
import { checkIds } from '#domain/minutes/check-minutes.ts';
import { longestText } from '#domain/minutes/minutes-record.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { printedPaper } from './printed-paper.ts';
import { id, isoDate } from './schema.ts';

/** 総会の議事録: drafted from the confirmed record, checked, signed by hand, kept. */

export const largestMinutesBytes = 20 * 1024 * 1024;

const words = (longest: number) => z.string().check(z.maxLength(longest));

const texts = z.strictObject({
  chairName: words(60),
  signerIds: z.array(id).check(z.maxLength(2)),
  opening: words(longestText),
  items: z.record(
    id,
    z.strictObject({ course: words(longestText), questions: words(longestText) }),
  ),
  closing: words(longestText),
  remarks: z.partialRecord(z.enum(checkIds), words(600)),
});
export type MinutesInput = z.output<typeof texts>;

const figure = z.object({ name: z.string(), value: z.string() });

/** A comparison with both figures; what a general meeting and the board compare differs. */
export const shownCheck = <Id extends string>(ids: readonly [Id, ...Id[]]) =>
  z.object({
    id: z.enum(ids),
    name: z.string(),
    outcome: z.enum(['none', 'good', 'warning', 'error']),
    compared: z.array(
      z.object({
        subject: z.string(),
        one: figure,
        other: figure,
        outcome: z.enum(['good', 'warning', 'error']),
        words: z.string(),
      }),
    ),
  });
const check = shownCheck(checkIds);
/** Of whichever meeting. */
export type ShownCheck = Omit<z.output<typeof check>, 'id'> & { readonly id: string };

export const minutesVersion = z.object({
  id,
  version: z.int(),
  state: z.enum(['draft', 'checked', 'signed']),
  /** Why the one before was corrected. */
  reason: z.string(),
  checkedOn: z.nullable(isoDate),
  signedOn: z.nullable(isoDate),
  documentId: z.nullable(id),
  noticeId: z.nullable(id),
});
export type MinutesVersion = z.output<typeof minutesVersion>;

const minutes = z.object({
  meetingId: id,
  title: z.string(),
  heldOn: isoDate,
  /** Minutes of this meeting that stand in the library already, from here or from elsewhere. */
  documentId: z.nullable(id),
  /** `null` until two have confirmed the record of the meeting. */
  draft: z.nullable(
    z.object({
      revision: z.int(),
      texts,
      items: z.array(z.object({ id, label: z.string(), title: z.string() })),
      /** Who may sign: owners who came. */
      attendants: z.array(z.object({ id, name: z.string(), dwellings: z.string() })),
      /** As it reads now; of a version that was checked, as it was checked. */
      paper: printedPaper,
      checks: z.array(check),
    }),
  ),
  /** The newest first; empty until somebody has written. */
  versions: z.array(minutesVersion),
});
export type Minutes = z.output<typeof minutes>;

export const listMinutesMeetings = endpoint({
  method: 'GET',
  path: '/minutes',
  needs: 'minutes.write',
  input: z.strictObject({}),
  output: z.object({
    /** General meetings with a box, the latest first; minutes are written once the record is confirmed. */
    meetings: z.array(
      z.object({ id, title: z.string(), heldOn: isoDate, isRecorded: z.boolean() }),
    ),
  }),
});

export const getMinutes = endpoint({
  method: 'GET',
  path: '/minutes/:meetingId',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id }),
  output: minutes,
});

/** 決まったあとの確認: what was decided beside dues, contracts, register and bookings of today. */
export const getAfterMeeting = endpoint({
  method: 'GET',
  path: '/minutes/:meetingId/after',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id }),
  output: z.object({ checks: z.array(shownCheck(afterIds)) }),
});

/** What was typed so far. Refused where somebody else has saved meanwhile. */
export const saveMinutes = endpoint({
  method: 'PUT',
  path: '/minutes/:meetingId',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id, revision: z.int(), texts }),
  output: minutes,
});

/** 確かめ済み: from here on it is printed and signed as it is. */
export const checkMinutesDraft = endpoint({
  method: 'POST',
  path: '/minutes/:meetingId/check',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id, revision: z.int() }),
  output: minutes,
});

/** Back to the draft, as long as nobody has signed. */
export const reopenMinutes = endpoint({
  method: 'DELETE',
  path: '/minutes/:meetingId/check',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id }),
  output: minutes,
});

/** 署名済み: the paper that three have signed, scanned. */
export const addSignedMinutes = uploadEndpoint({
  method: 'POST',
  path: '/signed-minutes',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id, minutesId: id }),
  output: minutes,
  largestFileBytes: largestMinutesBytes,
});

/** 訂正: another version, with its reason; the signed one stays. */
export const correctMinutes = endpoint({
  method: 'POST',
  path: '/minutes/:meetingId/corrections',
  needs: 'minutes.sign',
  input: z.strictObject({
    meetingId: id,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  output: minutes,
});

export const getMinutesPdf = fileEndpoint({
  method: 'GET',
  path: '/minutes/:meetingId/versions/:version/pdf',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id, version: z.string().check(z.regex(/^[1-9][0-9]{0,3}$/)) }),
  mediaType: 'application/pdf',
});

/** The scan of the signed paper. */
export const getSignedMinutes = fileEndpoint({
  method: 'GET',
  path: '/minutes/:meetingId/versions/:version/signed',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id, version: z.string().check(z.regex(/^[1-9][0-9]{0,3}$/)) }),
  mediaType: 'application/octet-stream',
});
