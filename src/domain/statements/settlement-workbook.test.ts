import { expect, test } from 'vitest';
import { accountId, generalFund } from '#domain/ledger/testing/example-chart.ts';
import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { balanceSheets } from './balance-sheet.ts';
import { budgetChanges } from './budget-changes.ts';
import { combineIncome, combineSheets } from './combined.ts';
import { incomeAndExpense } from './income-and-expense.ts';
import { inventory } from './inventory.ts';
import { tableBlock } from './pack/printed-paper.ts';
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
  budgetChanges: [],
};
const facts = {
  associationName: 'みどり台/管理組合',
  fiscalYear: 2025,
  isFinal: false,
  paperSettings: usualPaperSettings,
  ...term20,
};
/** 補正 of 300,000 yen for repairs, and 100,000 more out of 予備費. */
const changedBudget = midoridaiBudget.map((line) => {
  const of = (code: string) => line.accountId === accountId(code) && line.fundId === generalFund.id;
  const firstYen = line.amountYen;
  if (of('5150'))
    return { ...line, firstYen, amountYen: firstYen + 400_000, supplementYen: 300_000 };
  if (of('5900')) return { ...line, firstYen, amountYen: firstYen - 100_000, supplementYen: 0 };
  return { ...line, firstYen, supplementYen: 0 };
});
const workbook = settlementWorkbook(papers, facts, []);

/** The cells of a SUM, whether it goes down or across. */
function cellsOf(formula: string): readonly string[] | null {
  const sum = /^SUM\(([A-Z])(\d+):([A-Z])(\d+)\)$/.exec(formula);
  if (!sum) return null;
  const [, from = 'A', first = '1', to = 'A', last = '0'] = sum;
  const [left, right] = [from.charCodeAt(0), to.charCodeAt(0)];
  return Array.from({ length: right - left + 1 }, (_, column) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (__, row) => `${String.fromCharCode(left + column)}${Number(first) + row}`,
    ),
  ).flat();
}

/** What a spreadsheet would make of the formulas, which know sums, differences and cells. */
function calculated({ rows }: Sheet, formula: string): number {
  const valueAt = (cell: string): number => {
    const row = rows[Number(cell.slice(1)) - 1];
    const found = row?.cells[cell.charCodeAt(0) - 65];
    return found?.formula === undefined
      ? Number(found?.value ?? 0)
      : calculated({ rows } as Sheet, found.formula);
  };
  const cells = cellsOf(formula);
  if (cells) return cells.reduce((total, cell) => total + valueAt(cell), 0);
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
  expect(wrongIn(workbook)).toEqual([]);
  const sums = workbook.flatMap(({ rows }) => rows.filter(({ look }) => look === 'sum'));
  expect(sums.length).toBeGreaterThan(15);
  for (const { cells } of sums) expect(cells.some(({ formula }) => formula)).toBe(true);
});

test('補正 and 流用 of a fund stand beside its 収支報告書, with sums down and across', () => {
  const changes = budgetChanges({ ...midoridaiBooks, budget: changedBudget });
  expect(changes.map(({ fund }) => fund.name)).toEqual(['管理費会計']);
  const changed = settlementWorkbook({ ...papers, budgetChanges: changes }, facts, []);
  expect(changed[1]?.name).toBe('予算の補正と流用（管理費会計）');
  expect(wrongIn(changed)).toEqual([]);
  const shown = changed[1]?.rows.slice(3).map(({ cells }) => cells.map(({ value }) => value));
  expect(shown).toEqual([
    ['Ⅱ　支出の部'],
    ['小修繕費', 500_000, 300_000, 100_000, 900_000],
    ['予備費', 300_000, 0, -100_000, 200_000],
    ['変更のない科目', 10_374_000, 0, 0, 10_374_000],
    ['支出合計', 11_174_000, 300_000, 0, 11_474_000],
  ]);
});

test('the details are taken along table by table, each with a live sum', () => {
  const block = tableBlock(
    '預金の明細',
    [
      ['会計', 'text'],
      ['期末残高', 'yen'],
    ],
    [
      { look: 'line', cells: ['管理費会計', '1,200'] },
      { look: 'line', cells: ['修繕積立金会計', '▲200'] },
      { look: 'total', cells: ['合計', '1,000'] },
    ],
  );
  const detail = { title: '附属明細書', period: '令和8年3月31日現在', blocks: [block] };
  const [sheet] = settlementWorkbook(papers, facts, [detail]).slice(-1);
  expect(sheet?.name).toBe('預金の明細');
  expect(sheet?.rows.at(-1)?.cells).toEqual([
    { value: '合計' },
    { value: 1_000, format: 'paperYen', formula: 'SUM(B4:B5)' },
  ]);
  expect(sheet && wrongIn([sheet])).toEqual([]);
});

function wrongIn(of: readonly Sheet[]) {
  return of.flatMap((sheet) =>
    sheet.rows.flatMap(({ cells }) =>
      cells
        .filter(({ formula }) => formula !== undefined)
        .filter(({ formula = '', value }) => calculated(sheet, formula) !== value)
        .map(({ formula, value }) => [sheet.name, cells[0]?.value, formula, value]),
    ),
  );
}

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
  const [sheet] = settlementWorkbook(papers, { ...facts, paperSettings }, []);
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
