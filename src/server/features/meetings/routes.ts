import type { Context, Hono } from 'hono';
import {
  allCalendarFilePath,
  calendarFilePath,
  listMeetings,
  type Meeting,
} from '#contract/meetings.ts';
import { type CalendarEvent, calendarFile } from '#domain/meetings/calendar-file.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, inScope } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import * as store from './store.ts';

export function meetingRoutes(app: Hono<Env>): void {
  handleKept(app, listMeetings, 'role', async ({ db, scope, today }) => ({
    today,
    meetings: await store.listMeetings(db, scope),
  }));

  serveCalendar(app, allCalendarFilePath, ({ status }) => status === 'planned');
  serveCalendar(app, calendarFilePath, ({ id }, c) => id === c.req.param('meetingId'));
}

/** A file for the visitor's own calendar program, with the meetings that `isWanted` picks. */
function serveCalendar(
  app: Hono<Env>,
  path: string,
  isWanted: (meeting: Meeting, c: Context<Env>) => boolean,
): void {
  app.get(`/api/associations/:associationId${path}`, async (c) => {
    const file = await inScope(c, listMeetings, async ({ db, scope, now }) => {
      const meetings = await store.listMeetings(db, scope);
      const wanted = meetings.filter((meeting) => isWanted(meeting, c));
      if (wanted.length === 0) throw new Refusal('not_found');
      return calendarFile(wanted.map(eventOf), now);
    });
    c.header('content-disposition', 'attachment; filename="meeting.ics"');
    return c.body(file, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  });
}

function eventOf(meeting: Meeting): CalendarEvent {
  const description = meeting.agenda.map(({ label, title }) => `${label}　${title}`).join('\n');
  return { ...meeting, description };
}
