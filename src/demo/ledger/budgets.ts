import type { BookYear } from '#demo/books.ts';
import { demoId } from '#demo/demo-id.ts';
import { agmDay, type RelativeDates } from '#demo/relative-dates.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { accountId } from './chart.ts';
import { fiscalYearId, fundId } from './journal.ts';
import { journalFrom } from './ledger-span.ts';
import type { BudgetLineRow, BudgetRow } from './row-types.ts';

const months = 12;
const dwellings = 60;
const fee = { flat: 12_000, flatSpaces: 10, mechanical: 9_000, bicycle: 200, motorcycle: 1_500 };
const motorcycles = 4;
const loweredFee = 6_513_000;

type Formula = (yen: Yen) => string;

/** How a sum was reckoned, where it was reckoned. */
const formulas: Readonly<Record<string, Formula>> = {
  '4110': duesFormula,
  '4210': duesFormula,
  '4120': (yen) => {
    const spaces = (yen / months - fee.flatSpaces * fee.flat) / fee.mechanical;
    return `（機械式 ${spaces}台 × ${formatYen(fee.mechanical)} + 平面 ${fee.flatSpaces}台 × ${formatYen(fee.flat)}）× ${months}か月`;
  },
  '4130': (yen) => {
    const bicycles = (yen / months - motorcycles * fee.motorcycle) / fee.bicycle;
    return `（自転車 ${bicycles}台 × ${formatYen(fee.bicycle)} + バイク ${motorcycles}台 × ${formatYen(fee.motorcycle)}）× ${months}か月`;
  },
  '4390': (yen) => `4回 × ${formatYen(yen / 4)}`,
  '5110': (yen) =>
    yen === loweredFee
      ? '551,000円 × 3か月 + 540,000円 × 9か月'
      : `${formatYen(yen / months)} × ${months}か月`,
  '5160': () => '火災など 552,000円 + 地震 288,000円',
  '5170': (yen) => `2回 × ${formatYen(yen / 2)}`,
  '5200': () => '6名 × 20,000円 × 2回',
  '5240': () => `${dwellings}戸 × 200円 × ${months}か月`,
  '5310': (yen) => `年度末に1回 × ${formatYen(yen)}`,
};

type Budgets = {
  readonly budget: readonly BudgetRow[];
  readonly budget_line: readonly BudgetLineRow[];
};

/** 予算, as the 総会 of each year decided it; what the next one has not yet decided is a draft. */
export function seedBudgets(dates: RelativeDates, years: readonly BookYear[]): Budgets {
  const told = years.filter(({ year }) => year >= journalFrom);
  const offsets = [...new Set(told.map(({ year }) => year))];
  return {
    budget: offsets.map((year) => ({
      id: budgetId(year),
      fiscal_year_id: fiscalYearId(year),
      version: 0,
      note: '当初予算',
      decided_on: year > 0 ? null : agmDay(dates, year),
    })),
    budget_line: told.flatMap(linesOf),
  };
}

function linesOf({ fund, year, lines }: BookYear): readonly BudgetLineRow[] {
  return lines
    .filter(({ budgetYen }) => budgetYen !== 0)
    .map(({ code, budgetYen }) => ({
      id: demoId('budget_line', `${year}:${fund}:${code}`),
      budget_id: budgetId(year),
      fund_id: fundId(fund),
      account_id: accountId(code),
      amount_yen: budgetYen,
      formula: formulas[code]?.(budgetYen) ?? '',
    }));
}

function duesFormula(yen: Yen): string {
  return `${dwellings}戸の合計 月${formatYen(yen / months)} × ${months}か月`;
}

function budgetId(year: number): string {
  return demoId('budget', String(year));
}
