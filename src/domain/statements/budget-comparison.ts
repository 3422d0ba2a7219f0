import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import {
  decidingPayment,
  forecastSentence,
  mostPushed,
  type OnceBefore,
} from './budget-sentence.ts';
import { type BudgetLine, hasIncome } from './figures.ts';
import {
  type BudgetState,
  type ForecastBasis,
  forecastOf,
  type LineCourse,
  stateOf,
} from './forecast.ts';
import { type ReckoningRow, reckoningRows, whyWords } from './forecast-words.ts';

/** What moved on an account of a fund in each month of a year, debit positive; the year's first month stands first. */
export type MonthlyYen = {
  readonly fundId: string;
  readonly accountId: string;
  readonly monthsYen: readonly Yen[];
};

export type BudgetComparisonInput = {
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  readonly budget: readonly BudgetLine[];
  readonly thisYear: readonly MonthlyYen[];
  /** The whole year before; empty where it is not known by month. */
  readonly lastYear: readonly MonthlyYen[];
  /** How many months of the year are closed, 0 to 12. */
  readonly monthsClosed: number;
  /** 4 where the year begins in April. */
  readonly firstMonth: number;
  /** What was paid once last year, its months counted as those of this year. */
  readonly onceBefore?: readonly (OnceBefore & {
    readonly fundId: string;
    readonly accountId: string;
  })[];
};

export type ComparedLine = {
  readonly fund: Fund;
  readonly account: Account;
  readonly budgetYen: Yen;
  readonly actualYen: Yen;
  readonly forecastYen: Yen;
  readonly basis: ForecastBasis;
  readonly state: BudgetState;
  readonly sentence: string;
  /** 前の年度に1度だけ払ったもの, on which it depends whether the budget holds. */
  readonly decidedBy?: OnceBefore;
  /** The month that moved it most from what is usual to the wrong side: 0 is the first of the year. */
  readonly pushedMonth: number | undefined;
  /** 年度末の見込みの計算; empty where nothing more is awaited. */
  readonly reckoning: readonly ReckoningRow[];
  /** Why a share of last year stands in it, or a month that has begun; else empty. */
  readonly reckoningWhy: string;
};

/** 予算と実績, with a forecast to the year's end. */
export function budgetComparison(input: BudgetComparisonInput): readonly ComparedLine[] {
  const accounts = input.accounts
    .filter(({ kind }) => kind === 'income' || kind === 'expense')
    .toSorted(byCode);
  return input.funds
    .filter(hasIncome)
    .flatMap((fund) => accounts.map((account) => comparedLine(fund, account, input)))
    .filter((line) => line !== null);
}

function comparedLine(
  fund: Fund,
  account: Account,
  input: BudgetComparisonInput,
): ComparedLine | null {
  const isOwn = (line: { fundId: string; accountId: string }) =>
    line.fundId === fund.id && line.accountId === account.id;
  const budgetYen = sumYen(input.budget.filter(isOwn).map(({ amountYen }) => amountYen));
  const course: LineCourse = {
    account,
    budgetYen,
    months: monthsOf(account, input.thisYear.find(isOwn)),
    lastMonths: input.lastYear.length === 0 ? null : monthsOf(account, input.lastYear.find(isOwn)),
    monthsClosed: input.monthsClosed,
    firstMonth: input.firstMonth,
  };
  const actualYen = sumYen(course.months);
  if (budgetYen === 0 && actualYen === 0) return null;
  const forecast = forecastOf(course, actualYen);
  const { forecastYen, basis, parts } = forecast;
  const state = stateOf(account, { budgetYen, actualYen, forecastYen, basis });
  const figures = { budgetYen, actualYen, forecastYen, basis, state };
  const told = { ...figures, parts, onceBefore: input.onceBefore?.filter(isOwn) ?? [] };
  const decidedBy = decidingPayment(told);
  return {
    fund,
    account,
    ...figures,
    sentence: forecastSentence(course, told),
    ...(decidedBy ? { decidedBy } : {}),
    pushedMonth: mostPushed(course)?.month,
    reckoning: reckoningRows(course, parts),
    reckoningWhy: whyWords(course, parts),
  };
}

const nearStates: ReadonlySet<BudgetState> = new Set(['over', 'likely-over', 'near']);

/** 予算に近づいた支出: the one rule for every screen that warns of it. */
export function isNearBudget({ account, state }: ComparedLine): boolean {
  return account.kind === 'expense' && nearStates.has(state);
}

function monthsOf(account: Account, line: MonthlyYen | undefined): readonly Yen[] {
  return Array.from({ length: 12 }, (_, month) =>
    shownYen(account.kind, line?.monthsYen[month] ?? 0),
  );
}
