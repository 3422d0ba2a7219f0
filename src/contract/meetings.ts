import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, isoTime } from './schema.ts';

const agendaItem = z.object({
  id,
  /** 第1号議案, 議題2, 報告事項1 … */
  label: z.string(),
  title: z.string(),
  kind: z.enum(['ordinary', 'special', 'board', 'report']),
  result: z.nullable(z.enum(['passed', 'rejected', 'continued'])),
  votesFor: z.nullable(z.int()),
  votesAgainst: z.nullable(z.int()),
  votesAbstained: z.nullable(z.int()),
  /** Who was elected, where figures of yes and no do not say it; else empty. */
  outcome: z.string(),
});
export type AgendaItem = z.output<typeof agendaItem>;

const meeting = z.object({
  id,
  kind: z.enum(['general', 'board']),
  title: z.string(),
  heldOn: isoDate,
  startsAt: isoTime,
  endsAt: isoTime,
  place: z.string(),
  status: z.enum(['planned', 'held']),
  /** The minutes of a held meeting or the notice of a planned one, where there is one. */
  documentId: z.nullable(id),
  agenda: z.array(agendaItem),
});
export type Meeting = z.output<typeof meeting>;

export const listMeetings = endpoint({
  method: 'GET',
  path: '/meetings',
  needs: 'meeting.read',
  input: z.strictObject({}),
  output: z.object({ today: isoDate, meetings: z.array(meeting) }),
});

/** カレンダーに追加: one meeting for the reader's own calendar program. */
export const getMeetingDate = fileEndpoint({
  method: 'GET',
  path: '/meetings/:meetingId/calendar.ics',
  needs: 'meeting.read',
  input: z.strictObject({ meetingId: z.string() }),
  mediaType: 'text/calendar; charset=utf-8',
});

/** The same for every meeting that is planned. */
export const getAllMeetingDates = fileEndpoint({
  method: 'GET',
  path: '/meetings/calendar.ics',
  needs: 'meeting.read',
  input: z.strictObject({}),
  mediaType: 'text/calendar; charset=utf-8',
});
