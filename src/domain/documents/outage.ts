import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { NoticeEvent } from './notice-event.ts';

type Notice = {
  readonly title: string;
  readonly summary: string;
  readonly issuedOn: IsoDate;
  readonly event: NoticeEvent | null;
};

/** Water, power, lifts or the network stop, or a way is closed. */
const stops = /断水|停電|断ガス|止ま(?:る|り)|停止|休止|通行止/;

/** Where the day of it is not known, a notice hangs for about as long. */
const freshDays = 45;

/** 断水や停電などのお知らせ: the notices of something that will stop, the nearest first. */
export function outagesIn<Of extends Notice>(notices: readonly Of[], today: IsoDate): Of[] {
  return notices
    .filter((notice) => stops.test(`${notice.title} ${notice.summary}`) && isAhead(notice, today))
    .toSorted((a, b) => (a.event?.on ?? '').localeCompare(b.event?.on ?? ''));
}

const isAhead = ({ event, issuedOn }: Notice, today: IsoDate): boolean =>
  event === null ? issuedOn >= addDays(today, -freshDays) : event.on >= today;
