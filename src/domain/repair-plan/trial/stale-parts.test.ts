import { expect, test } from 'vitest';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { settingsOf } from './apply-trial.ts';
import { stalePartsOf } from './stale-parts.ts';
import { noTrial, type Trial } from './trial.ts';

const plan: RepairPlan = {
  ...plainPlan,
  items: [
    { ...plainItem, id: 'roof', years: [2035], isMajorWork: true },
    { ...plainItem, id: 'lift', group: 15, part: 'エレベーター', work: '取替え', years: [2034] },
  ],
};

function stale(change: Partial<Trial>): string[] {
  return stalePartsOf(plan, { ...noTrial, ...change });
}

test('a trial that fits has no stale part, even where its second move follows its first', () => {
  expect(
    stale({
      moves: [
        { itemId: null, fromYear: 2035, toYear: 2037 },
        { itemId: 'roof', fromYear: 2037, toYear: 2038 },
        { itemId: 'lift', fromYear: 2034, toYear: 2036 },
      ],
      prices: [{ itemId: null, group: 15, percent: 5 }],
      levies: [{ year: 2055, unitPriceYen: 10 }],
    }),
  ).toEqual([]);
});

test('what the trial itself takes out of the table is not called stale', () => {
  expect(
    stale({
      moves: [{ itemId: 'lift', fromYear: 2034, toYear: 2036 }],
      prices: [{ itemId: 'lift', group: null, percent: 5 }],
      edits: { changed: [], removed: ['lift'] },
    }),
  ).toEqual([]);
});

test('a work that is gone, or no longer planned in that year, is told', () => {
  expect(
    stale({
      moves: [
        { itemId: 'gone', fromYear: 2034, toYear: 2036 },
        { itemId: 'lift', fromYear: 2033, toYear: 2036 },
        { itemId: null, fromYear: 2036, toYear: 2038 },
      ],
    }),
  ).toEqual([
    '2034年度から2036年度へ動かすはずだった工事が、今の計画の表にありません。',
    '2033年度から2036年度へ動かすはずだった「エレベーター 取替え」は、今の計画では2033年度にありません。',
    '2036年度から2038年度へ動かすはずだった大規模修繕工事は、今の計画では2036年度にありません。',
  ]);
});

test('a price or a removal without its line is told', () => {
  expect(
    stale({
      prices: [
        { itemId: 'lost', group: null, percent: -10 },
        { itemId: null, group: 4, percent: 5 },
      ],
      edits: { changed: [], removed: ['gone', 'also-gone'] },
    }),
  ).toEqual([
    '工事費を10％下げるはずだった工事が、今の計画の表にありません。',
    '工事費を5％上げるはずだった「外壁塗装等」の工事が、今の計画の表にありません。',
    '表から消すはずだった工事のうち2行は、今の計画の表にもうありません。',
  ]);
});

test('years the plan has left behind are told, since a past loan would only be repaid', () => {
  const loan = { principalYen: 1, repaymentYears: 5, interestRate: 0, method: 'annuity' } as const;
  expect(
    stale({
      loans: [
        { year: 2025, ...loan },
        { year: 2056, ...loan },
      ],
      levies: [{ year: 2025, unitPriceYen: 10 }],
      settings: {
        ...settingsOf(plainPlan),
        startYear: 2024,
        otherIncomes: [{ year: 2056, amountYen: 1, label: '' }],
      },
    }),
  ).toEqual([
    '2024年度から始めるはずでしたが、今の計画は2026年度から始まります。始めの残高を確かめてください。',
    '2025年度の借入れは、今の計画が始まる前の年度です。返済だけが計算に入ります。',
    '2056年度の借入れは、計画の期間の外です。',
    '2025年度の一時金は、計画の期間の外なので、計算に入りません。',
    '2056年度のその他の収入は、計画の期間の外なので、計算に入りません。',
  ]);
});
