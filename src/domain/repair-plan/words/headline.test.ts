import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { aboutYen, plainYen } from './about-yen.ts';
import { headlineOf } from './headline.ts';

test.each([
  [0, '0円'],
  [1, '1円'],
  [9_999, '9,999円'],
  [10_000, '約1万円'],
  [14_999, '約1万円'],
  [15_000, '約2万円'],
  [854_000, '約85万円'],
  [994_999, '約99万円'],
  [995_000, '約100万円'],
  [999_600, '約100万円'],
  [1_449_999, '約140万円'],
  [3_250_000, '約330万円'],
  [9_949_999, '約990万円'],
  [9_996_000, '約1,000万円'],
  [32_400_000, '約3,200万円'],
  [99_400_000, '約9,900万円'],
  [99_996_000, '約1億円'],
  [100_499_999, '約1億円'],
  [113_916_262, '約1億1,400万円'],
  [999_900_000, '約10億円'],
  [12_345_678_900, '約123億4,600万円'],
])('%i yen is told as %s, above and below zero', (yen, words) => {
  expect(aboutYen(yen)).toBe(words);
  expect(aboutYen(-yen)).toBe(words);
});

test.each([
  [0, '0円'],
  [60_000_000, '6,000万円'],
  [100_000_000, '1億円'],
  [114_000_000, '1億1,400万円'],
  [41_516_262, '41,516,262円'],
  [-1_800_000, '△180万円'],
])('%i yen exactly is %s', (yen, words) => {
  expect(plainYen(yen)).toBe(words);
});

/** 720,000 yen a year come in; every work takes a million a unit. */
function headline(works: readonly (readonly [year: number, units: number])[], change = {}) {
  const plan: RepairPlan = {
    ...plainPlan,
    items: works.map(([year, quantity]) => ({
      ...plainItem,
      id: `${year}`,
      years: [year],
      quantity,
    })),
    ...change,
  };
  return headlineOf(project(plan), { isTried: false });
}

test('a lasting shortage names its first year and amount, the worst and that it stays', () => {
  // 16 years bring 11.52M by the end of 2041: 43.52M of works leave 32M short; 30 years bring 21.6M.
  const told = headline([
    [2041, 43.52],
    [2050, 20],
  ]);
  expect(told).toEqual({
    verdict: 'short',
    sentence: 'このままだと2041年度から不足し、2050年度には約4,600万円足りなくなります',
    detail:
      '2041年度末の不足は約3,200万円で、いちばん大きいのは2050年度末の不足です。不足は、計画の最後の2055年度まで続きます。',
  });
});

test('a trial that is still short is told as the trial', () => {
  const plan = { ...plainPlan, items: [{ ...plainItem, years: [2026] }] };
  expect(headlineOf(project(plan), { isTried: true }).sentence).toBe(
    'この案でも2026年度に約28万円不足します',
  );
});

test('a shortage that passes tells its length', () => {
  expect(headline([[2026, 1]]).detail).toBe(
    '2026年度末の不足が、いちばん大きい不足です。不足するのは、この年度だけです。',
  );
  expect(headline([[2026, 2.5]]).detail).toBe(
    '2026年度末の不足が、いちばん大きい不足です。不足は、2028年度まで3年間続きます。',
  );
  expect(
    headline([
      [2026, 1],
      [2030, 4],
    ]).detail,
  ).toBe(
    '2026年度末の不足は約28万円で、いちばん大きいのは2030年度末の不足です。2026年度から2031年度までの6年間のうち、3年で不足します。',
  );
  expect(headline([[2055, 22]]).detail).toBe(
    '2055年度末の不足が、いちばん大きい不足です。計画の最後の年度です。',
  );
});

test('a fund that keeps above half a year of contributions is enough; one yen less is tight', () => {
  const enough = headline([[2026, 0.36]]);
  expect(enough).toEqual({
    verdict: 'enough',
    sentence: '計画どおりなら2055年度まで不足しません',
    detail: '残高がいちばん少ないのは2026年度末で、約36万円です。',
  });
  const tight = headline([[2026, 0.36]], { openingBalanceYen: -1 });
  expect(tight.verdict).toBe('tight');
  expect(tight.detail).toBe(
    '残高がいちばん少ないのは2026年度末で、約36万円です。積立金の半年分（約36万円）より少ないので、工事費が少し上がると足りなくなるおそれがあります。',
  );
});

test('the end of a year at exactly zero is no shortage, one yen below is', () => {
  expect(headline([[2026, 0.72]]).verdict).toBe('tight');
  const short = headline([[2026, 0.72]], { openingBalanceYen: -1 });
  expect(short.sentence).toBe('このままだと2026年度に1円不足します');
});

test('a loan still owed at the end is said in the sentence itself', () => {
  const loans = [
    {
      year: 2054,
      principalYen: 10_000_000,
      repaymentYears: 10,
      interestRate: 0,
      method: 'annuity',
    } as const,
  ];
  const told = headlineOf(project({ ...plainPlan, loans }), { isTried: true });
  expect(told).toEqual({
    verdict: 'tight',
    sentence: 'この案は、計画どおりなら2055年度まで不足しませんが、借入れが約900万円残ります',
    detail:
      '残高がいちばん少ないのは2026年度末で、約72万円です。計画の最後（2055年度末）に、まだ返していない借入れが約900万円残ります。',
  });
});
