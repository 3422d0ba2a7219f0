import type { IsoDate } from '#domain/calendar.ts';
import { addDays, isoDate, nthWeekday, partsOf } from '#domain/calendar.ts';

const sunday = 0;
const saturday = 6;
const firstPeriod = 2009;

/** The days of the demonstration, all told from the year of its last 通常総会 (`agmYear`, A). */
export type RelativeDates = {
  readonly today: IsoDate;
  readonly agmYear: number;
  readonly nextBoard: IsoDate;
  readonly nextAgm: IsoDate;
};

export function relativeDates(today: IsoDate): RelativeDates {
  const { year } = partsOf(today);
  const agmYear = agmOf(year) <= today ? year : year - 1;
  return { today, agmYear, nextBoard: boardAfter(today), nextAgm: agmOf(agmYear + 1) };
}

/** 通常総会: the fourth Sunday of May. */
export function agmDay(dates: RelativeDates, cycle: number): IsoDate {
  return agmOf(dates.agmYear + cycle);
}

/** 理事会: the third Saturday of a month of a cycle. */
export function boardDay(dates: RelativeDates, cycle: number, month: number): IsoDate {
  return boardOf(yearOf(dates, cycle, month), month);
}

/** The board meetings after the given day, one a month. */
export function boardDaysAfter(day: IsoDate, count: number): readonly IsoDate[] {
  const days: IsoDate[] = [];
  let last = day;
  while (days.length < count) {
    last = boardAfter(last);
    days.push(last);
  }
  return days;
}

/** A day of a cycle, which runs from 1 June to 31 May; null when the month has no such day. */
export function cycleDay(dates: RelativeDates, cycle: number, monthDay: string): IsoDate | null {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const first = isoDate({ year: yearOf(dates, cycle, month), month, day: 1 });
  const found = addDays(first, day - 1);
  return partsOf(found).month === month ? found : null;
}

/** 第1期 is the fiscal year 2009. */
export function periodOf(fiscalYear: number): number {
  return fiscalYear - firstPeriod + 1;
}

type Rule = readonly [
  pattern: RegExp,
  day: (dates: RelativeDates, parts: readonly string[]) => IsoDate | null,
];

const rules: readonly Rule[] = [
  [/^agm([+-]\d+)$/, (dates, [, cycle]) => agmDay(dates, Number(cycle))],
  [
    /^board([+-]\d+) (0[1-9]|1[0-2])$/,
    (dates, [, cycle, month]) => boardDay(dates, Number(cycle), Number(month)),
  ],
  [
    /^d([+-]\d+) (\d\d-\d\d)$/,
    (dates, [, cycle, monthDay]) => cycleDay(dates, Number(cycle), monthDay ?? ''),
  ],
  [/^today([+-]\d+)?$/, (dates, [, days]) => addDays(dates.today, Number(days ?? 0))],
  [/^next-board$/, (dates) => dates.nextBoard],
  [/^next-agm$/, (dates) => dates.nextAgm],
  [/^\d{4}-\d\d-\d\d$/, (_dates, [day]) => day ?? null],
];

/** `agm-1`, `board+0 06`, `d-1 04-20`, `today+9`, `next-board`, `next-agm` or a fixed day; null for anything else. */
export function resolveDate(dates: RelativeDates, expression: string): IsoDate | null {
  for (const [pattern, day] of rules) {
    const parts = pattern.exec(expression);
    if (parts) return day(dates, parts);
  }
  return null;
}

/** For days written in this folder's own data: an expression that does not resolve is a mistake. */
export function dayAt(dates: RelativeDates, expression: string): IsoDate {
  const day = resolveDate(dates, expression);
  if (day === null) throw new Error(`Not a day: ${expression}`);
  return day;
}

function yearOf(dates: RelativeDates, cycle: number, month: number): number {
  return dates.agmYear + cycle + (month >= 6 ? 0 : 1);
}

function agmOf(year: number): IsoDate {
  return nthWeekday(year, 5, sunday, 4);
}

function boardOf(year: number, month: number): IsoDate {
  return nthWeekday(year, month, saturday, 3);
}

function boardAfter(day: IsoDate): IsoDate {
  const { year, month } = partsOf(day);
  const thisMonth = boardOf(year, month);
  if (thisMonth > day) return thisMonth;
  return month === 12 ? boardOf(year + 1, 1) : boardOf(year, month + 1);
}
