import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { NoticeEvent } from '#domain/documents/notice-event.ts';
import type { Urgency } from './quiet-hours.ts';
import { marksIn } from './stoppage-kinds.ts';
import type { StoppageMark } from './stoppage-marks.ts';
import { type NoticeTime, timeIn } from './time-in.ts';

/** An お知らせ as its reader has it: a document of that category, or one that was sent. */
export type ToldNotice = {
  readonly id: string;
  readonly origin: 'document' | 'sent';
  readonly title: string;
  /** What it is about, in short; of one that was sent it stands at the head of its words. */
  readonly summary: string;
  readonly body: string;
  readonly issuedOn: IsoDate;
  readonly urgency: Urgency;
  readonly showsUntil: IsoDate | null;
  /** Where it is noted beside the words. */
  readonly event: NoticeEvent | null;
};

/** 断水・停止: what a notice says will stop, and when. */
export type Stoppage = Pick<ToldNotice, 'id' | 'origin' | 'title' | 'issuedOn' | 'body'> & {
  readonly marks: readonly StoppageMark[];
  /** Null where the words name no day, or several. */
  readonly time: NoticeTime | null;
};

/** Where the day of it is not known, a notice hangs for about as long. */
const freshDays = 45;
const headLines = 2;

/** 断水や停電などのお知らせ: all that will stop, the nearest first; what two tell alike, once. */
export function stoppagesIn(notices: readonly ToldNotice[], today: IsoDate): readonly Stoppage[] {
  const found = notices.flatMap((notice) => {
    const marks = marksIn(headOf(notice));
    if (marks.length === 0) return [];
    const { id, origin, title, issuedOn, body } = notice;
    const time = timeOf(notice);
    return isAhead(notice, time, today) ? [{ id, origin, title, issuedOn, body, marks, time }] : [];
  });
  return found
    .filter((it) => it.origin === 'document' || !found.some((other) => isToldBy(it, other)))
    .toSorted((a, b) => (a.time?.on ?? '').localeCompare(b.time?.on ?? ''));
}

function headOf({ title, summary, body, origin }: ToldNotice): string {
  if (origin === 'document') return `${title}\n${summary}`;
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, headLines)].join('\n');
}

function timeOf({ event, body, summary, issuedOn }: ToldNotice): NoticeTime | null {
  return event ? { ...event, lastOn: event.on } : timeIn(`${summary}\n${body}`, issuedOn);
}

/** Of something that has just happened without a known end one is told the same day. */
function isAhead(
  { urgency, issuedOn, showsUntil }: ToldNotice,
  time: NoticeTime | null,
  today: IsoDate,
): boolean {
  if (time !== null) return time.lastOn >= today;
  const lasts = addDays(issuedOn, urgency === 'emergency' ? 0 : freshDays);
  return (showsUntil ?? lasts) >= today;
}

/** A document that says the same of the same hours says it at more length. */
function isToldBy(sent: Stoppage, { origin, time, marks }: Stoppage): boolean {
  return (
    origin === 'document' &&
    sent.time !== null &&
    sent.marks.some((mark) => marks.includes(mark)) &&
    time?.on === sent.time.on &&
    time.startsAt === sent.time.startsAt &&
    time.endsAt === sent.time.endsAt
  );
}

/** Without a room it is the house itself that is used, its lifts and its water. */
type Place = { readonly day: IsoDate; readonly space?: string };
type Announced = Pick<Stoppage, 'marks' | 'time' | 'title'>;

/** What will stop where a room is used on a day; of other things that cannot be used, only what names the room. */
export function stoppagesOn<Of extends Announced>(
  stoppages: readonly Of[],
  { day, space }: Place,
): Of[] {
  return stoppages.filter(
    ({ time, marks, title }) =>
      time !== null &&
      time.on <= day &&
      day <= time.lastOn &&
      (marks.some((mark) => mark !== 'other') || (space !== undefined && title.includes(space))),
  );
}

type Hours = { readonly fromHour: number; readonly untilHour: number };

/** Whether it stops during some hours of its day. */
export function isDuring(
  { time }: Pick<Stoppage, 'time'>,
  { fromHour, untilHour }: Hours,
): boolean {
  if (time === null) return false;
  return (
    (time.startsAt ?? '00:00') < ofHour(untilHour) && ofHour(fromHour) < (time.endsAt ?? '24:00')
  );
}

const ofHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
