import { expect, test } from 'vitest';
import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { balanceSheets } from './balance-sheet.ts';
import { combineIncome, combineSheets } from './combined.ts';
import { incomeAndExpense } from './income-and-expense.ts';
import { inventory } from './inventory.ts';
import { settlementFileName, settlementWorkbook } from './settlement-workbook.ts';
import { figuresOfBooks } from './testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from './testing/midoridai-books.ts';
import { midoridaiBudget } from './testing/midoridai-budget.ts';

const figures = figuresOfBooks(midoridaiBooks, term20, midoridaiBudget);
const statements = incomeAndExpense(figures);
const sheets = balanceSheets(figures);
const papers = {
  statements,
  sheets,
  combinedIncome: combineIncome(statements, 'actualYen'),
  combinedSheet: combineSheets(sheets),
  inventory: inventory(sheets, []),
  comparison: [],
};
const facts = { associationName: 'みどり台/管理組合', fiscalYear: 2025, isFinal: false, ...term20 };
const workbook = settlementWorkbook(papers, facts);

/** What a spreadsheet would make of the formulas, which know sums, differences and cells. */
function calculated({ rows }: Sheet, formula: string): number {
  const valueAt = (cell: string): number => {
    const row = rows[Number(cell.slice(1)) - 1];
    const found = row?.cells[cell.charCodeAt(0) - 65];
    return found?.formula === undefined
      ? Number(found?.value ?? 0)
      : calculated({ rows } as Sheet, found.formula);
  };
  const sum = /^SUM\(([A-Z])(\d+):[A-Z](\d+)\)$/.exec(formula);
  if (sum) {
    const [, letter = 'A', first = '1', last = '0'] = sum;
    let total = 0;
    for (let row = Number(first); row <= Number(last); row++) total += valueAt(`${letter}${row}`);
    return total;
  }
  if (formula === '0') return 0;
  const [left = '', operator, right = ''] = formula.split(/([+-])/);
  return valueAt(left) + (operator === '-' ? -1 : 1) * valueAt(right);
}

test('a sheet for each paper of each fund and one for 財産目録', () => {
  expect(workbook.map(({ name }) => name)).toEqual([
    '収支報告書（管理費会計）',
    '貸借対照表（管理費会計）',
    '収支報告書（修繕積立金会計）',
    '貸借対照表（修繕積立金会計）',
    '財産目録',
  ]);
  expect(workbook[0]?.rows[0]?.cells[0]?.value).toBe('収支報告書（案）');
});

test('every sum is a formula, and comes to what the paper says', () => {
  const wrong = workbook.flatMap((sheet) =>
    sheet.rows.flatMap(({ cells }) =>
      cells
        .filter(({ formula }) => formula !== undefined)
        .filter(({ formula = '', value }) => calculated(sheet, formula) !== value)
        .map(({ formula, value }) => [sheet.name, cells[0]?.value, formula, value]),
    ),
  );
  expect(wrong).toEqual([]);
  const sums = workbook.flatMap(({ rows }) => rows.filter(({ look }) => look === 'sum'));
  expect(sums.length).toBeGreaterThan(15);
  for (const { cells } of sums) expect(cells.some(({ formula }) => formula)).toBe(true);
});

test('the file is named after the year, with what a name can hold', () => {
  expect(settlementFileName(facts)).toBe('決算書（案）_2025年度_みどり台管理組合.xlsx');
});
