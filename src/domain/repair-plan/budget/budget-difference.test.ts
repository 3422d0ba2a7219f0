import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { type BudgetedAccount, budgetDifference } from './budget-difference.ts';

type Line = readonly [code: string, name: string, amountYen: number];

function budgetOf(lines: readonly Line[]): readonly BudgetedAccount[] {
  return lines.map(([code, name, amountYen]) => ({
    account: {
      code,
      name,
      kind: code.startsWith('4') ? 'income' : 'expense',
      role: code === '4230' ? 'transfer' : '',
    },
    amountYen,
  }));
}

const usual: readonly Line[] = [
  ['4210', '修繕積立金収入', 720_000],
  ['4310', '受取利息', 60_000],
  ['6120', '臨時修繕費', 500_000],
  ['6170', '支払手数料', 3_000],
];

test('443,000 yen apart: the plan has no interest, no reserve for repairs and no fees of the bank', () => {
  const [year] = project(plainPlan).years;
  if (!year) throw new Error('no year');
  const told = budgetDifference(year, budgetOf(usual));
  expect([told.year, told.planYen, told.budgetYen]).toEqual([2026, 720_000, 277_000]);
  expect(told.planYen - told.budgetYen).toBe(443_000);
  expect(told.lines).toEqual([
    { name: '臨時修繕費', planYen: 0, budgetYen: -500_000 },
    { name: '受取利息', planYen: 0, budgetYen: 60_000 },
    { name: '支払手数料', planYen: 0, budgetYen: -3_000 },
  ]);
});

test('works stand beside works, survey and design, and a transfer beside a transfer', () => {
  const plan = {
    ...plainPlan,
    items: [{ ...plainItem, years: [2026] }],
    parkingTransfers: [{ fromYear: 2026, yearlyYen: 100_000 }],
  };
  const [year] = project(plan).years;
  if (!year) throw new Error('no year');
  const lines: readonly Line[] = [
    ['4210', '修繕積立金収入', 720_000],
    ['4230', '他会計繰入金', 100_000],
    ['6110', '計画修繕工事費', 700_000],
    ['6130-01', '設計監理費', 200_000],
  ];
  const told = budgetDifference(year, budgetOf(lines));
  expect(told.lines).toEqual([
    { name: '工事・調査・設計', planYen: -1_000_000, budgetYen: -900_000 },
  ]);
});

test('whatever plan and budget, the lines make up the difference, and the plan leaves what it projects', () => {
  const codes = ['4210', '4220', '4230', '4310', '4390', '6110', '6120', '6150', '6160', '6170'];
  const amounts = fc.array(
    fc.tuple(fc.constantFrom(...codes), fc.integer({ min: 0, max: 10_000_000 })),
  );
  fc.assert(
    fc.property(fc.integer(), amounts, (seed, some) => {
      for (const year of project(anyPlan(seed)).years.slice(0, 3)) {
        const told = budgetDifference(year, budgetOf(some.map(([code, yen]) => [code, code, yen])));
        const apart = told.lines.reduce((sum, line) => sum + line.planYen - line.budgetYen, 0);
        expect(apart).toBe(told.planYen - told.budgetYen);
        expect(told.planYen).toBe(year.closingYen - year.openingYen);
      }
    }),
  );
});
