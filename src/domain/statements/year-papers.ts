import { type BalanceSheet, balanceSheets } from './balance-sheet.ts';
import { type BookedYear, comparisonInput, figuresBefore, yearFigures } from './booked-year.ts';
import { budgetComparison, type ComparedLine } from './budget-comparison.ts';
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
  readonly combinedIncome: CombinedIncome;
  readonly combinedSheet: CombinedSheet;
  readonly inventory: Inventory;
  readonly comparison: readonly ComparedLine[];
};

export function yearPapers(year: BookedYear): YearPapers {
  const figures = yearFigures(year);
  const statements = incomeAndExpense(figures, year.remarks);
  const sheets = balanceSheets(figures, figuresBefore(year));
  return {
    statements,
    sheets,
    combinedIncome: combineIncome(statements, 'actualYen'),
    combinedSheet: combineSheets(sheets),
    inventory: inventory(sheets, []),
    comparison: budgetComparison(comparisonInput(year)),
  };
}
