import { expect, test } from 'vitest';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { hindranceOf } from './hindrance.ts';

function hindranceIn(change: Partial<RepairPlan>) {
  const typedPlan = { ...plainPlan, items: [plainItem], ...change };
  return hindranceOf({ typedPlan, problems: problemsOfPlan(typedPlan) });
}

test('a plan without faults is hindered by nothing', () => {
  expect(hindranceIn({})).toBeNull();
});

test('a wrong cell is named with its work, and the address leads to it', () => {
  const lift = { ...plainItem, id: 'lift', part: 'エレベーター', work: '取替え', unitPriceYen: -1 };
  const found = hindranceIn({ items: [plainItem, lift] });
  expect(found?.first).toMatch(/^「エレベーター 取替え」：/);
  expect(found?.href).toBe('/demo/repair-fund-simulation?view=works&fix=lift.unitPriceYen');
  expect(found?.reason).toBe(
    '入力に1つの誤りがあり、計算できません。直すまで、保存、共有、PDF、印刷、Excelへの書き出しはできません。',
  );
});

test.each([
  [{ rates: { ...plainPlan.rates, tax: 9 } }, '?view=assumptions&fix=.rates.tax'],
  [{ yearCount: 0 }, '?view=assumptions&fix=.yearCount'],
  [{ levies: [{ year: 2030, unitPriceYen: -1 }] }, '?fix=.levies.0.unitPriceYen'],
  [{ items: [] }, '?view=works&fix=.items'],
] as const)('%j is put right at %s', (change, address) => {
  expect(hindranceIn(change)?.href.split('simulation')[1]).toBe(address);
});
