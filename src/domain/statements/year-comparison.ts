import { addDays, type IsoDate, partsOf } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** An account of a fund in one year, or a part of it that its entries name (電気料金); more is always positive. */
export type YearLine = {
  readonly fundCode: string;
  readonly account: string;
  /** Of 水道光熱費 what was paid for 電気料金; `null` for the whole account. */
  readonly part: string | null;
  readonly side: 'income' | 'expense';
  /** From the first month of the year; a year that is known by its sums alone has one figure. */
  readonly monthsYen: readonly Yen[];
};

export type MoneyYear = {
  readonly fiscalYear: number;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** Months that are over and booked: 12 in a year that is over. */
  readonly wholeMonths: number;
  /** Before the journal only sums are known. */
  readonly isByMonth: boolean;
  readonly lines: readonly YearLine[];
};

export type ComparedYearLine = Omit<YearLine, 'monthsYen'> & {
  readonly nowYen: Yen;
  readonly beforeYen: Yen;
  /** Empty where one of the years is known by its sums alone. */
  readonly months: readonly { readonly nowYen: Yen; readonly beforeYen: Yen }[];
};

/** 前年との比較: of a year that runs, only the months that are whole are held against the same ones before. */
export type YearComparison = {
  readonly fiscalYear: number;
  readonly startsOn: IsoDate;
  readonly months: number;
  readonly lines: readonly ComparedYearLine[];
};

/** Nothing where the same months are not known of both years. */
export function compareYears(now: MoneyYear, before: MoneyYear): YearComparison | undefined {
  const months = now.wholeMonths;
  const isByMonth = now.isByMonth && before.isByMonth;
  if (months === 0 || (months < 12 && !isByMonth)) return undefined;
  const keys = new Map([...now.lines, ...before.lines].map((line) => [keyOf(line), line]));
  const [nowBy, beforeBy] = [now, before].map(
    ({ lines }) => new Map(lines.map((line) => [keyOf(line), line.monthsYen.slice(0, months)])),
  );
  const lines = [...keys].map(([key, { monthsYen: _monthsYen, ...line }]) => {
    const [own, former] = [nowBy?.get(key) ?? [], beforeBy?.get(key) ?? []];
    return {
      ...line,
      nowYen: sumYen(own),
      beforeYen: sumYen(former),
      months: isByMonth ? monthByMonth(own, former, months) : [],
    };
  });
  return {
    fiscalYear: now.fiscalYear,
    startsOn: now.startsOn,
    months,
    // A year of sums alone knows no parts of its accounts.
    lines: lines.filter(
      ({ part, nowYen, beforeYen }) =>
        (isByMonth || part === null) && (nowYen !== 0 || beforeYen !== 0),
    ),
  };
}

function monthByMonth(own: readonly Yen[], former: readonly Yen[], months: number) {
  return Array.from({ length: months }, (_, index) => ({
    nowYen: own[index] ?? 0,
    beforeYen: former[index] ?? 0,
  }));
}

const keyOf = ({ fundCode, account, part, side }: YearLine): string =>
  [fundCode, side, account, part].join('\n');

type Booked = {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly bookedUntil: IsoDate | null;
  readonly lockedUntil: IsoDate | null;
  readonly today: IsoDate;
};

/**
 * How many months of a year may be compared: those that are closed; where nobody closed any yet, those that are over
 * and in which something is booked.
 */
export function wholeMonths({ startsOn, endsOn, bookedUntil, lockedUntil, today }: Booked): number {
  if (endsOn < today && (lockedUntil === null || lockedUntil >= endsOn)) return 12;
  if (lockedUntil !== null && lockedUntil >= startsOn) return monthsUntil(startsOn, lockedUntil);
  const over = `${today.slice(0, 7)}-01`;
  const booked = bookedUntil ?? addDays(startsOn, -1);
  const last = booked < over ? booked : addDays(over, -1);
  return Math.max(0, Math.min(12, monthsUntil(startsOn, last)));
}

/** The month of `until` counts. */
function monthsUntil(startsOn: IsoDate, until: IsoDate): number {
  const [first, last] = [partsOf(startsOn), partsOf(until)];
  const months = (last.year - first.year) * 12 + last.month - first.month + 1;
  return until < startsOn ? 0 : Math.min(12, months);
}
