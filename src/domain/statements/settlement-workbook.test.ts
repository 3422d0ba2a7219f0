import { expect, test } from 'vitest';
import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { balanceSheets } from './balance-sheet.ts';
import { combineIncome, combineSheets } from './combined.ts';
import { incomeAndExpense } from './income-and-expense.ts';
import { inventory } from './inventory.ts';
import { type PaperSettings, usualPaperSettings } from './paper-settings.ts';
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
  cash: null,
  combinedIncome: combineIncome(statements, 'actualYen'),
  combinedSheet: combineSheets(sheets),
  inventory: inventory(sheets, []),
  comparison: [],
};
const facts = {
  associationName: 'みどり台/管理組合',
  fiscalYear: 2025,
  isFinal: false,
  paperSettings: usualPaperSettings,
  ...term20,
};
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

test('the order of the columns, the sign of 差額 and the days are those of the association', () => {
  const paperSettings: PaperSettings = {
    columnOrder: 'actual-first',
    difference: 'budget-less-actual',
    basis: 'accrual',
    dates: 'western',
  };
  const [sheet] = settlementWorkbook(papers, { ...facts, paperSettings });
  if (!sheet) throw new Error('no sheet');
  const texts = sheet.rows.map(({ cells }) => cells.map(({ value }) => value));
  expect(texts[1]?.[0]).toContain('自 2025年4月1日　至 2026年3月31日　発生主義　差額（予算−決算）');
  expect(texts[2]).toEqual(['科目', '決算額', '予算額', '差額（予算−決算）', '備考']);
  const repairs = sheet.rows.find(({ cells }) => cells[0]?.value === '小修繕費');
  expect(repairs?.cells.slice(1, 4).map(({ value }) => value)).toEqual([
    612_700, 500_000, -112_700,
  ]);
  const wrong = sheet.rows.flatMap(({ cells }) =>
    cells.filter(
      ({ value, formula }) => formula !== undefined && calculated(sheet, formula) !== value,
    ),
  );
  expect(wrong).toEqual([]);
});
