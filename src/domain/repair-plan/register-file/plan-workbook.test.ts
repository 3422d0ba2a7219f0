import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import { anyPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { mergeLines } from './merge-lines.ts';
import { planWorkbook, workbookFileName } from './plan-workbook.ts';
import { readLines } from './read-lines.ts';
import type { Sheet } from './sheet.ts';

const plan = anyPlan(7, { itemCount: 20 });
const facts = {
  plan,
  projection: project(plan),
  associationName: 'グリーン/テラス管理組合',
  on: '2026-11-21',
};
const [register, cashFlow, assumptions] = planWorkbook(facts);

/** Calculates sums, products and differences of cells, as a spreadsheet does. */
function calculated(sheet: Sheet, formula: string): number {
  const valueAt = (letter = '', row = '') =>
    Number(sheet.rows[Number(row) - 1]?.cells[letter.charCodeAt(0) - 65]?.value ?? 0);
  const sum = /^SUM\(([A-Z])(\d+):([A-Z])(\d+)\)$/.exec(formula);
  if (sum) {
    const [, from = '', firstRow, to = '', lastRow] = sum;
    let total = 0;
    for (let row = Number(firstRow); row <= Number(lastRow); row += 1) {
      for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code += 1) {
        total += valueAt(String.fromCharCode(code), String(row));
      }
    }
    return total;
  }
  const terms = formula.split(/(?=[+-])/).map((term) => {
    const factors = term.replace(/^[+-]/, '').split('*');
    const product = factors.reduce((result, factor) => {
      const [, letter, row] = /^([A-Z])(\d+)$/.exec(factor) ?? [];
      return result * (letter ? valueAt(letter, row) : Number(factor));
    }, 1);
    return term.startsWith('-') ? -product : product;
  });
  return terms.reduce((total, term) => total + term, 0);
}

test('every formula of the file gives the result that stands beside it', () => {
  const formulas = [register, cashFlow].flatMap((sheet) =>
    sheet
      ? sheet.rows.flatMap(({ cells }) =>
          cells.flatMap(({ formula, value }) =>
            formula === undefined ? [] : [{ value, result: calculated(sheet, formula) }],
          ),
        )
      : [],
  );
  expect(formulas.length).toBeGreaterThan(100);
  for (const { value, result } of formulas) expect(result).toBeCloseTo(Number(value), 4);
});

test('the sheet of works, read again, is the register it was written from', () => {
  const rows = register?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? [];
  const { lines, hasHeader } = readLines(rows);
  const { items, left } = mergeLines({ ...plan, items: [] }, lines, {
    replace: 'all',
    makeId: () => 'new',
  });
  expect(hasHeader).toBe(true);
  expect(left).toEqual([]);
  expect(items).toEqual(plan.items.toSorted((a, b) => a.group - b.group));
});

test('the file tells what it is, for which years, and what it is not', () => {
  const words = [register, cashFlow, assumptions].map((sheet) =>
    sheet?.rows.slice(0, 3).flatMap(({ cells }) => cells.map(({ value }) => value)),
  );
  for (const above of words) {
    expect(above?.join('')).toContain('計画期間 2026〜2055年度（30年間）　2026年11月21日作成');
    expect(above?.join('')).toContain('専門家による長期修繕計画に代わるものではありません。');
  }
  expect(workbookFileName(facts)).toBe('長期修繕計画_グリーンテラス管理組合_2026-11-21.xlsx');
});

test('without figures there is no sheet of figures', () => {
  expect(planWorkbook({ ...facts, projection: null }).map(({ name }) => name)).toEqual([
    '工事の表',
    '前提',
  ]);
});
