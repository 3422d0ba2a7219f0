import { addDays, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import { roundYenTo, sumYen, type Yen } from '#domain/money.ts';
import { type Account, accounts, firstOpening, firstYear, lastYear } from './accounts.ts';
import type { BooksLookup } from './fill-placeholders.ts';
import type { RelativeDates } from './relative-dates.ts';

type Fund = Account['fund'];

type BookLine = {
  readonly code: string;
  readonly name: string;
  readonly side: Account['side'];
  readonly budgetYen: Yen;
  readonly actualYen: Yen;
};

/** A fiscal year of a fund. `year` is told from A: y-1 is -1. */
export type BookYear = {
  readonly fund: Fund;
  readonly year: number;
  readonly status: 'closed' | 'running';
  readonly bookedUntil: IsoDate;
  readonly openingYen: Yen;
  readonly incomeYen: Yen;
  readonly expenseYen: Yen;
  readonly closingYen: Yen;
  readonly lines: readonly BookLine[];
};

const funds: readonly Fund[] = ['general', 'reserve'];
const monthsAYear = 12;

/** The settled years, the running one, and from April until the 通常総会 the one after it too. */
export function keepBooks(dates: RelativeDates): readonly BookYear[] {
  return funds.flatMap((fund) => {
    const years: BookYear[] = [];
    for (let year = firstYear; year <= lastYear && hasBegun(dates, year); year += 1) {
      const openingYen = years.at(-1)?.closingYen ?? firstOpening[fund];
      years.push(bookYear(dates, fund, year, openingYen));
    }
    return years;
  });
}

type Key = {
  readonly fund: string;
  readonly what: string;
  readonly year: number;
  readonly isBudget: boolean;
};

/** Answers the keys of `{{yen …}}`: settled years as they came out, budgets up to the running year. */
export function booksLookup(years: readonly BookYear[]): BooksLookup {
  return (text) => {
    const key = keyOf(text);
    const found = key && years.find(({ fund, year }) => fund === key.fund && year === key.year);
    if (!key || !found) return null;
    return key.isBudget ? budgetOf(found, key.what) : actualOf(found, key.what);
  };
}

function keyOf(text: string): Key | null {
  const parts = /^(general|reserve)(\.budget)?\.(\w+)([+-]\d)$/.exec(text);
  if (!parts) return null;
  const [, fund = '', budget, what = '', offset] = parts;
  const isBudget = budget !== undefined;
  const year = Number(offset);
  const isTold = isBudget ? year > firstYear && year <= 0 : year < 0;
  return isTold ? { fund, what, year, isBudget } : null;
}

function actualOf(found: BookYear, what: string): Yen | null {
  const totals = new Map([
    ['opening', found.openingYen],
    ['income', found.incomeYen],
    ['expense', found.expenseYen],
    ['balance', found.incomeYen - found.expenseYen],
    ['closing', found.closingYen],
  ]);
  return totals.get(what) ?? found.lines.find(({ code }) => code === what)?.actualYen ?? null;
}

function budgetOf({ lines }: BookYear, what: string): Yen | null {
  if (what === 'income' || what === 'expense') return total(lines, what, 'budgetYen');
  return lines.find(({ code }) => code === what)?.budgetYen ?? null;
}

function bookYear(dates: RelativeDates, fund: Fund, year: number, openingYen: Yen): BookYear {
  const months = bookedMonths(dates, year);
  const lines = accounts
    .filter((account) => account.fund === fund)
    .map((account) => bookLine(account, year, months));
  const incomeYen = total(lines, 'income', 'actualYen');
  const expenseYen = total(lines, 'expense', 'actualYen');
  return {
    fund,
    year,
    status: year < 0 ? 'closed' : 'running',
    bookedUntil: addDays(firstOfMonth(dates.agmYear + year, 4 + months), -1),
    openingYen,
    incomeYen,
    expenseYen,
    closingYen: openingYen + incomeYen - expenseYen,
    lines,
  };
}

function bookLine(
  { code, name, side, ...account }: Account,
  year: number,
  months: number,
): BookLine {
  const index = year - firstYear;
  const whole = account.actual[index] ?? 0;
  const parts = account.months.filter((month) => (month + monthsAYear - 4) % monthsAYear < months);
  return {
    code,
    name,
    side,
    budgetYen: account.budget[index] ?? 0,
    actualYen: roundYenTo((whole * parts.length) / account.months.length, 1),
  };
}

/** Whole months of a fiscal year that are over by today. */
function bookedMonths({ today, agmYear }: RelativeDates, year: number): number {
  const { year: calendarYear, month } = partsOf(today);
  const sinceApril = (calendarYear - agmYear - year) * monthsAYear + month - 4;
  return Math.min(monthsAYear, Math.max(0, sinceApril));
}

function hasBegun({ today, agmYear }: RelativeDates, year: number): boolean {
  return firstOfMonth(agmYear + year, 4) <= today;
}

/** Months past December run on into the next year. */
function firstOfMonth(year: number, month: number): IsoDate {
  const past = month > monthsAYear;
  return isoDate({
    year: past ? year + 1 : year,
    month: past ? month - monthsAYear : month,
    day: 1,
  });
}

function total(
  lines: readonly BookLine[],
  side: BookLine['side'],
  column: 'budgetYen' | 'actualYen',
): Yen {
  return sumYen(lines.filter((line) => line.side === side).map((line) => line[column]));
}
