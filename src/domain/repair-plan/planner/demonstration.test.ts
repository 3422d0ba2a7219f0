import { expect, test } from 'vitest';
import { bandOf } from '#domain/repair-plan/projection/guideline.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { type PlanRules, propose } from './propose.ts';

/** これからの主な工事 of the demonstration's plan, in 万円, by years after 2026. */
const works: readonly (readonly [years: number, manYen: number])[] = [
  [2, 495],
  [3, 1_353],
  [4, 2_640],
  [5, 110],
  [6, 165],
  [7, 462],
  [8, 1_485],
  [9, 8_260],
  [10, 1_210],
  [12, 55],
  [13, 880],
  [14, 1_925],
  [15, 330],
  [16, 2_970],
  [17, 385],
  [18, 440],
  [19, 4_860],
  [20, 1_001],
  [22, 7_380],
  [23, 264],
  [24, 2_640],
];

const floor = [78.45, 68.2, 64.1, 64.1, 68.2, 84.6];

const plan: RepairPlan = {
  ...plainPlan,
  yearCount: 27,
  building: { ...plainPlan.building, floors: 10, grossAreaM2: 5_612.3 },
  dwellings: Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    areaM2: floor[index % 6] ?? 0,
    share: 1,
  })),
  items: works.map(([years, manYen]) => ({
    ...plainItem,
    id: `${years}`,
    years: [2026 + years],
    unitPriceYen: manYen * 10_000,
  })),
  openingBalanceYen: 41_516_262,
  contribution: { ...plainPlan.contribution, steps: [{ fromYear: 2026, unitPriceYen: 150 }] },
  parkingTransfers: [{ fromYear: 2026, yearlyYen: 1_800_000 }],
};

const rules: PlanRules = {
  goal: {
    startYear: 2027,
    floorYen: 0,
    keepsHalfYear: false,
    endBalanceYen: 0,
    unitPriceStepYen: 1,
  },
  staged: { mostSteps: 3, yearsApart: 3, mostRise: { unitPriceYen: 40 } },
  catchUp: { years: 10, mostUnitPriceYen: null },
  isWithinGuideline: true,
  loan: null,
};

test('the balances the demonstration prints, to the million', () => {
  const { years, shortageYear } = project(plan);
  const printed = [4, 8, 9, 16, 19, 22, 24, 26].map((index) =>
    Math.round((years[index]?.closingYen ?? 0) / 1_000_000),
  );
  expect(printed).toEqual([44, 60, -13, -20, -49, -104, -114, -95]);
  expect(shortageYear).toBe(2035);
  expect(years.at(-1)?.cumulativeCostYen).toBe(393_100_000);
  expect(bandOf(plan.building)).toEqual({ low: 170, average: 252, high: 320 });
});

test('the level fee is about the 245 yen of the task force, and the third major work of 2048 binds', () => {
  const level = propose(plan, rules, 'level');
  expect(level?.levelUnitPriceYen).toBe(243);
  expect(level?.bindings).toEqual([{ decision: 'level', violation: { kind: 'floor', index: 22 } }]);
});

test('steps of at most 40 yen three years apart stay within 0.6 and 1.1 of 243, below the 260 of the task force', () => {
  const staged = propose(plan, rules, 'staged');
  const prices = staged?.steps.map(({ unitPriceYen }) => unitPriceYen) ?? [];
  expect(prices).toEqual([150, 185, 221, 257]);
  expect(staged?.steps.map(({ fromYear }) => fromYear)).toEqual([2026, 2027, 2030, 2033]);
});
