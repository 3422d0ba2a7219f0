import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
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
  access: 'resident',
  input: z.strictObject({}),
  output: z.object({ today: isoDate, meetings: z.array(meeting) }),
});

/** Below the association; answers text/calendar, so it stands outside the JSON endpoints. */
export const calendarFilePath = '/meetings/:meetingId/calendar.ics';
export const allCalendarFilePath = '/meetings/calendar.ics';
