import { addDays, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import { type FiscalYear, yearOfDay } from '#domain/ledger/fiscal-year.ts';

/** What the books are looked at for: a fiscal year `2026`, one month of it `2026-10`, or all of them `all`. */
export type Period = {
  readonly key: string;
  /** The year it lies in; the latest one where it is all of them. */
  readonly year: FiscalYear;
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly words: string;
};

type Month = {
  readonly key: string;
  readonly name: string;
  readonly from: IsoDate;
  readonly until: IsoDate;
};

export function yearKey({ startsOn }: FiscalYear): string {
  return startsOn.slice(0, 4);
}

export function yearName(year: FiscalYear): string {
  return `${yearKey(year)}年度`;
}

/** 「2026年10月」 */
export function monthWords(day: IsoDate): string {
  const { year, month } = partsOf(day);
  return `${year}年${month}月`;
}

export function lastDayOfMonth(day: IsoDate): IsoDate {
  const { year, month } = partsOf(day);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return addDays(isoDate({ ...next, day: 1 }), -1);
}

/** From the first month of a year to its last. */
export function monthsOf({ startsOn, endsOn }: FiscalYear): readonly Month[] {
  const months: Month[] = [];
  for (let from = startsOn; from <= endsOn; ) {
    const until = lastDayOfMonth(from) < endsOn ? lastDayOfMonth(from) : endsOn;
    months.push({ key: from.slice(0, 7), name: `${partsOf(from).month}月`, from, until });
    from = addDays(until, 1);
  }
  return months;
}

/** Without a key, and with one that names nothing, the year that today lies in. */
export function periodOf(
  key: string | null,
  years: readonly FiscalYear[],
  today: IsoDate,
): Period | null {
  const current = yearOfDay(years, today) ?? years.at(-1);
  const first = years[0];
  if (!current || !first) return null;
  if (key === 'all') {
    const year = years.at(-1) ?? current;
    return { key, year, from: first.startsOn, until: year.endsOn, words: 'すべての年度' };
  }
  for (const year of years) {
    const month = monthsOf(year).find((it) => it.key === key);
    if (month) return { ...month, year, words: monthWords(month.from) };
    if (yearKey(year) === key) return wholeYear(year);
  }
  return wholeYear(current);
}

function wholeYear(year: FiscalYear): Period {
  return {
    key: yearKey(year),
    year,
    from: year.startsOn,
    until: year.endsOn,
    words: yearName(year),
  };
}
