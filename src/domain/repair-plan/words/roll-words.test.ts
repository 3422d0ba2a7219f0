import { expect, test } from 'vitest';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { settingsOf } from '#domain/repair-plan/trial/apply-trial.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { trialWords } from './trial-words.ts';

const plan = {
  ...plainPlan,
  items: [{ ...plainItem, years: [2026, 2040] }],
  levies: [{ year: 2026, unitPriceYen: 500 }],
  otherIncomes: [{ year: 2026, amountYen: 10_000, label: '補助金' }],
};

test('a plan that is rolled on says so, and calls nothing of its past a change', () => {
  const settings = { ...settingsOf(plan), startYear: 2027, openingBalanceYen: 1_000_000 };
  expect(trialWords(plan, { ...noTrial, settings })).toEqual([
    '計画の最初の年度を、2026年度から2027年度に進めます（2056年度まで）',
    '2026年度までの工事（1件）を、済んだ工事として計画から外します',
    '計画の始めの残高を、0円から100万円に変えます',
  ]);
});

test('mechanical parking is told by its kind and number', () => {
  const mechanicalParking = [{ kind: 'three-tier-pit2', spaces: 12 }] as const;
  const settings = { ...settingsOf(plan), mechanicalParking };
  expect(trialWords(plan, { ...noTrial, settings })).toEqual([
    '機械式駐車場を、「なし」から「3段（ピット2段）の昇降式 12台」に変えます',
  ]);
});
