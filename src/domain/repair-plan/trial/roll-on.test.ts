import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { rollOn, worksBefore } from './roll-on.ts';

const done = { ...plainItem, id: 'done', years: [2026, 2038], lastDoneYear: 2014 };
const later = { ...plainItem, id: 'later', years: [2030], pricedOn: '2025-06-01' };
const plan = {
  ...plainPlan,
  items: [done, later],
  levies: [
    { year: 2026, unitPriceYen: 500 },
    { year: 2027, unitPriceYen: 600 },
  ],
  otherIncomes: [{ year: 2026, amountYen: 10_000, label: '補助金' }],
};

test('a year later the works of the first year are done, and its money is in the balance', () => {
  const rolled = rollOn(plan, 2027);
  expect([rolled.startYear, rolled.yearCount]).toEqual([2027, 30]);
  expect(rolled.items).toEqual([
    { ...done, years: [2038], lastDoneYear: 2026, pricedOn: '2026-04-01' },
    later,
  ]);
  expect(rolled.levies).toEqual([{ year: 2027, unitPriceYen: 600 }]);
  expect(rolled.otherIncomes).toEqual([]);
  expect(worksBefore(plan, 2027)).toEqual([done]);
});

test('a plan is never rolled back', () => {
  expect(rollOn(plan, 2026)).toBe(plan);
  expect(rollOn(plan, 2020)).toBe(plan);
});

test('begun with the balance that was foreseen, it foresees the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 12 }),
      (seed, by) => {
        const before = anyPlan(seed);
        fc.pre(problemsOfPlan(before).length === 0);
        const foreseen = project(before).years;
        const openingBalanceYen = foreseen[by - 1]?.closingYen ?? 0;
        const rolled = { ...rollOn(before, before.startYear + by), openingBalanceYen };
        expect(problemsOfPlan(rolled)).toEqual([]);
        const balances = project(rolled).years.slice(0, foreseen.length - by);
        expect(balances.map(({ closingYen }) => closingYen)).toEqual(
          foreseen.slice(by).map(({ closingYen }) => closingYen),
        );
      },
    ),
    { numRuns: 60 },
  );
});
