import type { BookYear } from '#demo/books.ts';
import type { RelativeDates } from '#demo/relative-dates.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type BookMonth, bookMonth } from './book-month.ts';
import { bookedMonths, createMonthShares, type MonthShares } from './month-shares.ts';

/** The first year that is told entry by entry. */
export const journalFrom = -2;

export type LedgerSpan = {
  readonly months: readonly BookMonth[];
  readonly before: BookMonth;
  /** The last month that is booked. */
  readonly last: BookMonth;
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly shares: MonthShares;
};

export function spanOf({ agmYear }: RelativeDates, years: readonly BookYear[]): LedgerSpan {
  const counted = years
    .filter(({ fund, year }) => fund === 'general' && year >= journalFrom)
    .reduce((sum, year) => sum + bookedMonths(year, agmYear), 0);
  const months = Array.from({ length: counted }, (_, index) =>
    bookMonth(agmYear, journalFrom, index),
  );
  const last = bookMonth(agmYear, journalFrom, counted - 1);
  return {
    months,
    before: bookMonth(agmYear, journalFrom, -1),
    last,
    from: bookMonth(agmYear, journalFrom, 0).first,
    until: last.last,
    shares: createMonthShares(years, agmYear),
  };
}
