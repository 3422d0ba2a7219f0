import { addDays, type IsoDate } from '#domain/calendar.ts';
import { yearOfDay } from '#domain/ledger/fiscal-year.ts';
import { lastDayOfMonth, monthWords } from '#web/lib/books/period.ts';
import type { Books } from '#web/lib/books/use-books.ts';

export type MonthToClose = {
  readonly from: IsoDate;
  readonly endsOn: IsoDate;
  /** 「2026年10月」 */
  readonly name: string;
  readonly yearStartsOn: IsoDate;
  readonly yearEndsOn: IsoDate;
  /** Whether it is over. */
  readonly isDue: boolean;
};

/** The first month that is not closed yet. */
export function monthToClose({ lockedUntil, years, today }: Books): MonthToClose | null {
  const from = lockedUntil === null ? years[0]?.startsOn : addDays(lockedUntil, 1);
  if (from === undefined) return null;
  const year = yearOfDay(years, from);
  if (!year) return null;
  const endsOn = lastDayOfMonth(from);
  return {
    from,
    endsOn,
    name: monthWords(from),
    yearStartsOn: year.startsOn,
    yearEndsOn: year.endsOn,
    isDue: endsOn < today,
  };
}

/** The months that may be opened again, the latest first: closed, and not approved by the general meeting. */
export function monthsToReopen({ lockedUntil, finalUntil, years }: Books) {
  const first = finalUntil === null ? years[0]?.startsOn : addDays(finalUntil, 1);
  const months: { readonly until: IsoDate; readonly name: string }[] = [];
  if (lockedUntil === null || first === undefined) return months;
  for (let from = first; from <= lockedUntil; from = addDays(lastDayOfMonth(from), 1)) {
    months.unshift({ until: addDays(from, -1), name: monthWords(from) });
  }
  return months;
}
