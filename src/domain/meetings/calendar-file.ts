import type { IsoDate } from '#domain/calendar.ts';

export type CalendarEvent = {
  readonly id: string;
  readonly title: string;
  readonly heldOn: IsoDate;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly description: string;
};

/** iCalendar (RFC 5545). Times are given in UTC, which every calendar program reads the same way. */
export function calendarFile(events: readonly CalendarEvent[], stampedAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sumiwa//Meetings//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stampedAt)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent, stampedAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@sumiwa`,
    `DTSTAMP:${utcStamp(stampedAt)}`,
    `DTSTART:${utcStamp(inJapan(event.heldOn, event.startsAt))}`,
    `DTEND:${utcStamp(inJapan(event.heldOn, event.endsAt))}`,
    `SUMMARY:${escape(event.title)}`,
    `LOCATION:${escape(event.place)}`,
    `DESCRIPTION:${escape(event.description)}`,
    'END:VEVENT',
  ];
}

function inJapan(date: IsoDate, time: string): Date {
  return new Date(`${date}T${time}:00+09:00`);
}

function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line holds at most 75 octets; what is longer goes on after a line break and a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
