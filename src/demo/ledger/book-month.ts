import { addDays, type IsoDate, isoDate, nthWeekday, partsOf } from '#domain/calendar.ts';
import { shiftedDay } from '#domain/ledger/repeats/bank-day.ts';

/** A month of a fiscal year; years are told from A as in the books. */
export type BookMonth = {
  readonly year: number;
  /** 0 is April. */
  readonly index: number;
  readonly month: number;
  readonly first: IsoDate;
  readonly last: IsoDate;
  /** `2026-04` */
  readonly label: string;
};

const monthsAYear = 12;
const saturday = 6;

/** Months before April and after March belong to the year before and after. */
export function bookMonth(agmYear: number, year: number, index: number): BookMonth {
  const count = year * monthsAYear + index;
  const within = ((count % monthsAYear) + monthsAYear) % monthsAYear;
  const fiscalYear = Math.floor(count / monthsAYear);
  const calendarYear = agmYear + fiscalYear + (within < 9 ? 0 : 1);
  const month = ((within + 3) % monthsAYear) + 1;
  const first = isoDate({ year: calendarYear, month, day: 1 });
  return {
    year: fiscalYear,
    index: within,
    month,
    first,
    last: addDays(firstOfNext(first), -1),
    label: first.slice(0, 7),
  };
}

export function after({ year, index, first }: BookMonth, months: number): BookMonth {
  const { year: calendarYear } = partsOf(first);
  const agmYear = calendarYear - year - (index < 9 ? 0 : 1);
  return bookMonth(agmYear, year, index + months);
}

/** A day of the month, moved to the next one on which banks are open: whatever moves a bank account stands on one. */
export function bankDay({ first }: BookMonth, day: number): IsoDate {
  return shiftedDay(addDays(first, day - 1), 'after');
}

/** The last day of the month on which banks are open. */
export function lastBankDay({ last }: BookMonth): IsoDate {
  return shiftedDay(last, 'before');
}

/** 理事会: the third Saturday. */
export function boardDayOf({ first }: BookMonth): IsoDate {
  const { year, month } = partsOf(first);
  return nthWeekday(year, month, saturday, 3);
}

function firstOfNext(first: IsoDate): IsoDate {
  const { year, month } = partsOf(first);
  return month === monthsAYear
    ? isoDate({ year: year + 1, month: 1, day: 1 })
    : isoDate({ year, month: month + 1, day: 1 });
}
