import { type IsoDate, partsOf } from '#domain/calendar.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import type { Yen } from '#domain/money.ts';
import type { BudgetComparisonInput, MonthlyYen } from './budget-comparison.ts';
import type { CashSum } from './cash/cash-flow.ts';
import type { BudgetLine, YearFigures } from './figures.ts';
import type { Remark } from './income-and-expense.ts';

/** What moved on an account of a fund in a month, `2026-04`; '' where a year is known by its sums alone. */
type MonthBalance = Balance & { readonly month: string };

/** An expense of which the whole year had only this one. */
export type OncePaid = {
  readonly fundId: string;
  readonly accountId: string;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly amountYen: Yen;
};

/** A year as the books give it, by month. */
export type BookedYear = {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** The last day anything is posted on. */
  readonly bookedUntil: IsoDate;
  /** The day until which the books are closed. */
  readonly lockedUntil: IsoDate | null;
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  readonly opening: readonly Balance[];
  readonly months: readonly MonthBalance[];
  readonly monthsBefore: readonly MonthBalance[];
  /** What counts; the first budget and what 補正 changed of it where they are known. */
  readonly budget: readonly (Balance & {
    readonly formula: string;
    readonly firstYen?: Yen;
    readonly supplementYen?: Yen;
  })[];
  readonly remarks: readonly Remark[];
  /** What was paid once in the year before, of lines that go over by less. */
  readonly onceBefore?: readonly OncePaid[] | undefined;
  /** 現金主義: what came in and went out; `null` where the papers are 発生主義. */
  readonly cash?: readonly CashSum[] | null;
};

export function yearFigures(year: BookedYear): YearFigures {
  const { funds, accounts, opening, months } = year;
  return { funds, accounts, opening, movements: addBalances(months), budget: votedLines(year) };
}

/** The year before: it began with what this one began with, less what moved in it. */
export function figuresBefore(year: BookedYear): YearFigures | null {
  const { funds, accounts, opening, monthsBefore } = year;
  if (monthsBefore.length === 0) return null;
  const movements = addBalances(monthsBefore);
  const reverted = movements.map((it) => ({ ...it, amountYen: 0 - it.amountYen }));
  return {
    funds,
    accounts,
    opening: addBalances([...opening, ...reverted]),
    movements,
    budget: [],
  };
}

export function comparisonInput(year: BookedYear): BudgetComparisonInput {
  const { startsOn, funds, accounts, months, monthsBefore } = year;
  const isKnownByMonth = monthsBefore.every(({ month }) => month !== '');
  return {
    funds,
    accounts,
    budget: votedLines(year),
    thisYear: byMonth(months, startsOn, 0),
    lastYear: isKnownByMonth ? byMonth(monthsBefore, startsOn, 12) : [],
    monthsClosed: monthsClosed(year),
    firstMonth: partsOf(startsOn).month,
    onceBefore: (year.onceBefore ?? []).map(({ postedOn, amountYen, ...it }) => ({
      ...it,
      month: monthIndex(postedOn.slice(0, 7), startsOn) + 12,
      yen: amountYen,
    })),
  };
}

/** Closed, and with something booked in it: a lock may reach further than the year's books do. */
function monthsClosed({ startsOn, endsOn, bookedUntil, lockedUntil }: BookedYear): number {
  if (lockedUntil === null || lockedUntil < startsOn) return 0;
  const until = [lockedUntil, bookedUntil, endsOn].toSorted()[0] ?? endsOn;
  return monthIndex(until.slice(0, 7), startsOn) + 1;
}

/** What moved on one account of one fund in the months of the year, debit positive. */
export function monthsOfLine(
  { months, startsOn }: Pick<BookedYear, 'months' | 'startsOn'>,
  line: { fundId: string; accountId: string },
): readonly number[] {
  const own = months.filter((it) => it.fundId === line.fundId && it.accountId === line.accountId);
  return byMonth(own, startsOn, 0)[0]?.monthsYen ?? Array.from({ length: 12 }, () => 0);
}

export function votedLines({ budget }: BookedYear): readonly BudgetLine[] {
  return budget.map(({ fundId, accountId, amountYen, formula: note }) => ({
    fundId,
    accountId,
    amountYen,
    note,
  }));
}

function byMonth(
  balances: readonly MonthBalance[],
  startsOn: IsoDate,
  monthsBack: number,
): readonly MonthlyYen[] {
  const lines = new Map<string, { fundId: string; accountId: string; monthsYen: number[] }>();
  for (const { month, fundId, accountId, amountYen } of balances) {
    const key = `${fundId} ${accountId}`;
    const line = lines.get(key) ?? { fundId, accountId, monthsYen: Array<number>(12).fill(0) };
    const index = monthIndex(month, startsOn) + monthsBack;
    line.monthsYen[index] = (line.monthsYen[index] ?? 0) + amountYen;
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** 0 is the month in which the year begins. */
function monthIndex(month: string, startsOn: IsoDate): number {
  const first = partsOf(startsOn);
  const { year, month: number } = partsOf(`${month}-01`);
  return (year - first.year) * 12 + number - first.month;
}
