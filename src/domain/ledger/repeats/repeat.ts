import type { IsoDate } from '#domain/calendar.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';
import { addMonths, type DayShift, dayInMonth, monthsBetween, shiftedDay } from './bank-day.ts';
import { movedSummary } from './moved-summary.ts';

/** 毎月の記帳: an entry that comes again and again. */
export type Repeat = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly postings: readonly Posting[];
  /** 1 to 31; in a shorter month its last day. */
  readonly dayOfMonth: number;
  readonly shift: DayShift;
  /** 1 is every month, 12 once a year, counted from the first. */
  readonly everyMonths: number;
  /** `2026-04` */
  readonly fromMonth: string;
  readonly untilMonth: string | null;
  /** The sum is another each time: it is asked for before it is booked. */
  readonly asksAmount: boolean;
};

export function dayOfRepeat({ dayOfMonth, shift }: Repeat, month: string): IsoDate {
  return shiftedDay(dayInMonth(month, dayOfMonth), shift);
}

/** The months of a repeat from one month to another, both counted. */
export function monthsOfRepeat(repeat: Repeat, from: string, until: string): readonly string[] {
  const { fromMonth, untilMonth, everyMonths } = repeat;
  const last = untilMonth !== null && untilMonth < until ? untilMonth : until;
  const months: string[] = [];
  for (let month = fromMonth; month <= last; month = addMonths(month, everyMonths)) {
    if (month >= from) months.push(month);
  }
  return months;
}

/** 「10月分の電気料」 of the month it was written for becomes 「11月分の電気料」 in the next. */
export function summaryOfMonth({ summary, fromMonth }: Repeat, month: string): string {
  return movedSummary(summary, monthsBetween(fromMonth, month));
}

/** The one sum that all lines have; `null` where they differ, and then no other can be put in its place. */
export function commonYen(postings: readonly Posting[]): Yen | null {
  const sums = new Set(postings.map(({ amountYen }) => Math.abs(amountYen)));
  return sums.size === 1 ? ([...sums][0] ?? null) : null;
}

export function withCommonYen(postings: readonly Posting[], yen: Yen): readonly Posting[] {
  return postings.map((line) => ({ ...line, amountYen: line.amountYen < 0 ? -yen : yen }));
}
