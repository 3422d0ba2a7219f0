import type { Hono } from 'hono';
import {
  getAllMeetingDates,
  getMeetingDate,
  listMeetings,
  type Meeting,
} from '#contract/meetings.ts';
import { type CalendarEvent, calendarFile } from '#domain/meetings/calendar-file.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import * as store from './store.ts';

export function meetingRoutes(app: Hono<Env>): void {
  handleKept(app, listMeetings, 'role', async ({ db, scope, today }) => ({
    today,
    meetings: await store.listMeetings(db, scope),
  }));

  handleFile(app, getAllMeetingDates, {
    load: async ({ db, scope, now }) => {
      const meetings = await store.listMeetings(db, scope);
      return calendarOf(
        meetings.filter(({ status }) => status === 'planned'),
        now,
      );
    },
    make: fileOf,
  });

  handleFile(app, getMeetingDate, {
    load: async ({ db, scope, input, now }) => {
      const meetings = await store.listMeetings(db, scope);
      return calendarOf(
        meetings.filter(({ id }) => id === input.meetingId),
        now,
      );
    },
    make: fileOf,
  });
}

function calendarOf(meetings: readonly Meeting[], now: Date): string {
  if (meetings.length === 0) throw new Refusal('not_found');
  return calendarFile(meetings.map(eventOf), now);
}

function fileOf(calendar: string) {
  const bytes = new TextEncoder().encode(calendar);
  return Promise.resolve({ bytes, fileName: '会議の予定.ics' });
}

function eventOf(meeting: Meeting): CalendarEvent {
  const description = meeting.agenda.map(({ label, title }) => `${label}　${title}`).join('\n');
  return { ...meeting, description };
}
