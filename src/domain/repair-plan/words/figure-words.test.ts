import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { figureWords } from './figure-words.ts';

/** 720,000 yen a year; 1,100,000 yen with tax in 2027. */
const plan: RepairPlan = {
  ...plainPlan,
  items: [{ ...plainItem, years: [2027], unitPriceYen: 1_000_000, tax: 'excluded' }],
};

const wordsOf = (some: RepairPlan) => figureWords({ plan: some, projection: project(some) });

test('the sum of the works says what is in it, and no rise of prices that is not', () => {
  expect(wordsOf(plan).works).toEqual({
    label: '計画の期間の工事費の合計',
    value: '約110万円',
    note: '2026〜2055年度の合計です。消費税10％を含み、値上がりは見込んでいません。',
    isBad: false,
  });
  const priceRise = { ...plan.rates.priceRise, building: 0.02 };
  expect(wordsOf({ ...plan, rates: { ...plan.rates, priceRise } }).works.note).toBe(
    '2026〜2055年度の合計です。消費税10％、見込んだ値上がりを含みます。',
  );
});

test('a shortage and the lowest balance are told with their years', () => {
  const short = {
    ...plan,
    items: plan.items.map((item) => ({ ...item, unitPriceYen: 2_000_000 })),
  };
  expect(wordsOf(short)).toMatchObject({
    shortage: { value: '2027年度', note: '2027年度末に約76万円足りません。', isBad: true },
    lowest: { value: '△約76万円', note: '2027年度末の残高です。', isBad: true },
  });
  expect(wordsOf(plan).shortage).toMatchObject({ value: 'ありません', isBad: false });
});

test('the average compared with the guideline has one name, with the period of the plan', () => {
  // 100 yen a month for every square metre, nothing else.
  expect(wordsOf(plan).average).toMatchObject({
    label: '国の目安と比べる平均額（1㎡あたり月）',
    value: '100円',
  });
});
