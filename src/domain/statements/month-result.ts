import type { Fund } from '#domain/ledger/account.ts';
import { sumYen } from '#domain/money.ts';
import type { BookedYear } from './booked-year.ts';
import { type MonthLine, monthLines } from './month-lines.ts';

export type MonthAmounts = Omit<MonthLine, 'account'>;

/** 月の収支 of a fund: its lines, 収入合計, 支出合計 and 収支差額. */
export type MonthResult = {
  readonly income: readonly MonthLine[];
  readonly expense: readonly MonthLine[];
  readonly came: MonthAmounts;
  readonly went: MonthAmounts;
  readonly left: MonthAmounts;
};

/** The one sum of a month, for the paper and for whoever tells of it. */
export function monthResult(fund: Fund, year: BookedYear, month: string): MonthResult {
  const until = { ...year, months: year.months.filter((it) => it.month <= month) };
  const lines = monthLines(fund, until, month).filter((line) =>
    [line.budgetYen, line.totalYen, line.monthYen].some((yen) => yen !== 0),
  );
  const income = lines.filter(({ account }) => account.kind === 'income');
  const expense = lines.filter(({ account }) => account.kind === 'expense');
  const [came, went] = [sumOf(income), sumOf(expense)];
  const left = {
    budgetYen: came.budgetYen - went.budgetYen,
    monthYen: came.monthYen - went.monthYen,
    totalYen: came.totalYen - went.totalYen,
  };
  return { income, expense, came, went, left };
}

function sumOf(lines: readonly MonthAmounts[]): MonthAmounts {
  return {
    budgetYen: sumYen(lines.map(({ budgetYen }) => budgetYen)),
    monthYen: sumYen(lines.map(({ monthYen }) => monthYen)),
    totalYen: sumYen(lines.map(({ totalYen }) => totalYen)),
  };
}
