import { z } from 'zod/mini';
import { itemKinds, officerPosts } from '#domain/board-meetings/board-record.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, isoTime } from './schema.ts';

/** 理事会: its day, its agenda, and the convocation to directors and auditors. */

const article = z.object({ place: z.string(), words: z.string(), href: z.string() });

const meeting = z.object({
  id,
  title: z.string(),
  heldOn: isoDate,
  startsAt: isoTime,
  endsAt: isoTime,
  place: z.string(),
  status: z.enum(['planned', 'held']),
});
export type BoardMeeting = z.output<typeof meeting>;

const rule = z.object({ words: z.string(), article, isOwn: z.boolean() });

export const listBoardMeetings = endpoint({
  method: 'GET',
  path: '/board-meetings',
  needs: 'preparation.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** Those ahead and those just held, the nearest first. */
    meetings: z.array(meeting),
    lastPlace: z.string(),
    /** 理事会の決まり in sentences, each with its article. */
    rules: z.array(rule),
  }),
});
export type BoardMeetings = z.output<typeof listBoardMeetings.output>;

const officer = z.object({ id, name: z.string(), post: z.enum(officerPosts) });

const item = z.object({
  id,
  label: z.string(),
  kind: z.enum(itemKinds),
  title: z.string(),
  body: z.string(),
  sourceKey: z.string(),
  papers: z.array(z.object({ id, title: z.string() })),
});
export type BoardAgendaItem = z.output<typeof item>;

const proposal = z.object({
  key: z.string(),
  kind: z.enum(itemKinds),
  title: z.string(),
  body: z.string(),
});
export type BoardAgendaProposal = z.output<typeof proposal>;

const recipient = z.object({
  personId: id,
  name: z.string(),
  post: z.enum(officerPosts),
  way: z.enum(['mail', 'paper']),
});

export const getBoardMeeting = endpoint({
  method: 'GET',
  path: '/board-meetings/:meetingId',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId: id }),
  output: z.object({
    today: isoDate,
    meeting,
    officers: z.array(officer),
    items: z.array(item),
    proposals: z.array(proposal),
    /** 招集の期限, judged for today. */
    verdict: z.object({
      state: z.enum(['in-time', 'late']),
      latestOn: isoDate,
      words: z.string(),
    }),
    /** Whom it would reach, and how; once it has left, whom it went to. */
    recipients: z.array(recipient),
    sent: z.nullable(z.object({ on: isoDate, hasConsent: z.boolean() })),
    /** Announced by a document of the library, which says the day as well. */
    announcedBy: z.nullable(z.object({ id, title: z.string() })),
    /** Its minutes are checked: the agenda no longer changes. */
    isFixed: z.boolean(),
  }),
});
export type BoardMeetingView = z.output<typeof getBoardMeeting.output>;

const time = isoTime.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const planned = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  heldOn: isoDate,
  startsAt: time,
  endsAt: time,
  place: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
};
export type PlannedBoardMeeting = z.input<typeof planBoardMeeting.input>;

export const planBoardMeeting = endpoint({
  method: 'POST',
  path: '/board-meetings',
  needs: 'meeting.prepare',
  input: z.strictObject({ id, ...planned }),
  output: z.object({}),
});

export const changeBoardMeeting = endpoint({
  method: 'PUT',
  path: '/board-meetings/:meetingId',
  needs: 'meeting.prepare',
  input: z.strictObject({ meetingId: id, ...planned }),
  output: z.object({}),
});

/** Takes back a day that was set here and has no agenda yet. */
export const cancelBoardMeeting = endpoint({
  method: 'DELETE',
  path: '/board-meetings/:meetingId',
  needs: 'meeting.prepare',
  input: z.strictObject({ meetingId: id }),
  output: z.object({}),
});

const meetingId = id;

export const saveBoardItem = endpoint({
  method: 'PUT',
  path: '/board-meetings/:meetingId/items/:itemId',
  needs: 'meeting.draft',
  input: z.strictObject({
    meetingId,
    itemId: id,
    kind: z.enum(itemKinds),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    body: z.string().check(z.trim(), z.maxLength(4_000)),
    sourceKey: z.string().check(z.maxLength(80)),
    documentIds: z.array(id).check(z.maxLength(20)),
  }),
  output: z.object({}),
});
export type WrittenBoardItem = z.input<typeof saveBoardItem.input>;

export const orderBoardItems = endpoint({
  method: 'PUT',
  path: '/board-meetings/:meetingId/items',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId, itemIds: z.array(id).check(z.maxLength(60)) }),
  output: z.object({}),
});

export const removeBoardItem = endpoint({
  method: 'DELETE',
  path: '/board-meetings/:meetingId/items/:itemId',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId, itemId: id }),
  output: z.object({}),
});

/** 発送: the agenda is told to all who may see it, and every director and auditor gets it. */
export const callBoardMeeting = endpoint({
  method: 'POST',
  path: '/board-meetings/:meetingId/call',
  needs: 'meeting.prepare',
  input: z.strictObject({
    meetingId,
    /** 理事と監事の全員の同意 to a shorter period. */
    hasConsent: z.boolean(),
  }),
  output: z.object({}),
});

/** 招集通知, as it would be sent now or as it was sent. */
export const getBoardCallPaper = fileEndpoint({
  method: 'GET',
  path: '/board-meetings/:meetingId/call.pdf',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId }),
  mediaType: 'application/pdf',
});
