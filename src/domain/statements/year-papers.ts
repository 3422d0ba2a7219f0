import { type BalanceSheet, balanceSheets } from './balance-sheet.ts';
import { type BookedYear, comparisonInput, figuresBefore, yearFigures } from './booked-year.ts';
import { type BudgetChanges, budgetChanges } from './budget-changes.ts';
import { budgetComparison, type ComparedLine } from './budget-comparison.ts';
import { type CashPapers, cashPapers } from './cash/cash-papers.ts';
import {
  type CombinedIncome,
  type CombinedSheet,
  combineIncome,
  combineSheets,
} from './combined.ts';
import { type IncomeAndExpense, incomeAndExpense } from './income-and-expense.ts';
import { type Inventory, inventory } from './inventory.ts';

/** 決算書: every paper that is made of a year's books. */
export type YearPapers = {
  readonly statements: readonly IncomeAndExpense[];
  readonly sheets: readonly BalanceSheet[];
  /** 現金主義: the 収支報告書 that are printed in the place of the others; `null` where they are 発生主義. */
  readonly cash: CashPapers | null;
  readonly combinedIncome: CombinedIncome;
  readonly combinedSheet: CombinedSheet;
  readonly inventory: Inventory;
  readonly comparison: readonly ComparedLine[];
  /** 予算の補正と流用, of the funds that had any. */
  readonly budgetChanges: readonly BudgetChanges[];
};

export function yearPapers(year: BookedYear): YearPapers {
  const figures = yearFigures(year);
  const statements = incomeAndExpense(figures, year.remarks);
  const sheets = balanceSheets(figures, figuresBefore(year));
  return {
    statements,
    sheets,
    cash: year.cash ? cashPapers(year, year.cash) : null,
    combinedIncome: combineIncome(statements, 'actualYen'),
    combinedSheet: combineSheets(sheets),
    inventory: inventory(sheets, []),
    comparison: budgetComparison(comparisonInput(year)),
    budgetChanges: budgetChanges(year),
  };
}
