import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { jobsOf } from './jobs.ts';
import { normalQuantiles, tableSize } from './normal-quantiles.ts';
import { outlookOf } from './outlook.ts';
import { percentiles } from './percentiles.ts';
import { problemsOfUncertainty } from './problems-of-uncertainty.ts';
import { makeRandom, stateFor } from './random.ts';
import { chancesOf, safeUnitPrice } from './safe-contribution.ts';
import { drawScenarios } from './scenarios.ts';
import type { Uncertainty } from './uncertainty.ts';

const certain: Uncertainty = {
  seed: 1,
  scenarioCount: 1_000,
  yearlyPriceSpread: 0,
  priceTrendSpread: 0,
  overrunSpread: 0,
  earlierChance: 0,
  laterChance: 0,
  arrearsSpread: 0,
};

const unsure: Uncertainty = {
  ...certain,
  yearlyPriceSpread: 0.02,
  priceTrendSpread: 0.01,
  overrunSpread: 0.15,
  earlierChance: 0.1,
  laterChance: 0.2,
  arrearsSpread: 0.01,
};

/** Ten years of 720,000 yen against one work of 7.2 million in the tenth: it just fits. */
const tight: RepairPlan = {
  ...plainPlan,
  yearCount: 12,
  items: [{ ...plainItem, years: [2035], unitPriceYen: 7_200_000 }],
};

function rowOf(set: ReturnType<typeof drawScenarios>, index: number): Float64Array {
  return set.costsYen.slice(index * set.count, (index + 1) * set.count);
}

test('without any spread every scenario is the projection, to the yen', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (planSeed, seed) => {
      const plan = anyPlan(planSeed);
      const { years, shortageYear } = project(plan);
      const outlook = outlookOf(plan, drawScenarios(plan, { ...certain, seed, scenarioCount: 4 }));
      for (const [index, { closingYen }] of years.entries()) {
        const year = outlook.years[index];
        expect(year?.balancesYen).toEqual(Array.from({ length: 5 }, () => closingYen));
        expect(year?.shortageChance).toBe(closingYen < 0 ? 1 : 0);
      }
      expect(outlook.firstShortage).toEqual({
        p10: shortageYear,
        p50: shortageYear,
        p90: shortageYear,
      });
    }),
    { numRuns: 50 },
  );
});

test('the same seed gives the same outlook, another seed another', () => {
  const plan = anyPlan(3);
  const first = drawScenarios(plan, unsure);
  expect(drawScenarios(plan, unsure)).toEqual(first);
  expect(drawScenarios(plan, { ...unsure, seed: 2 }).costsYen).not.toEqual(first.costsYen);
});

test('a work that just fits falls short about as often as it costs more', () => {
  const outlook = outlookOf(tight, drawScenarios(tight, { ...certain, overrunSpread: 0.1 }));
  // Mirrored: a cost above the estimate in one scenario is one below it in another.
  expect(outlook.shortageChance).toBe(0.5);
  expect(outlook.years[9]?.shortageChance).toBe(0.5);
  expect(outlook.years[8]?.shortageChance).toBe(0);
  expect(outlook.firstShortage.p10).toBe(2035);
  expect(outlook.firstShortage.p90).toBeNull();
});

test('a job comes a year earlier in a tenth of the scenarios and later in a fifth, and costs once', () => {
  const set = drawScenarios(tight, { ...certain, earlierChance: 0.1, laterChance: 0.2 });
  const shares = [8, 9, 10].map(
    (index) => rowOf(set, index).filter((yen) => yen > 0).length / 1_000,
  );
  expect(shares[0]).toBeCloseTo(0.1, 1);
  expect(shares[1]).toBeCloseTo(0.7, 1);
  expect(shares[2]).toBeCloseTo(0.2, 1);
  const total = [8, 9, 10].reduce(
    (sum, index) => sum + rowOf(set, index).reduce((some, yen) => some + yen, 0),
    0,
  );
  expect(total).toBe(7_200_000 * 1_000);
});

test('a late work of the last year falls out of the plan; nothing comes before the first', () => {
  const items = [{ ...plainItem, years: [2026, 2037] }];
  const plan = { ...tight, items };
  const set = drawScenarios(plan, { ...certain, earlierChance: 0.5, laterChance: 0.5 });
  expect(set.costsYen).toHaveLength(12 * 1_000);
  const moved = [0, 1].flatMap((index) => [...rowOf(set, index)]);
  expect(moved.filter((yen) => yen === 1_000_000)).toHaveLength(1_000);
  expect([...rowOf(set, 11)].every((yen) => yen === 0)).toBe(true);
});

test('the works of one major work move together; a postponed one keeps its name', () => {
  const major = { ...plainItem, isMajorWork: true };
  const items = [
    { ...major, id: 'a', years: [2030, 2040] },
    { ...major, id: 'b', years: [2040] },
    { ...plainItem, id: 'c', years: [2040] },
  ];
  const names = jobsOf({ ...plainPlan, items }).map(({ name, works }) => [name, works.length]);
  expect(names).toEqual([
    ['major/0', 1],
    ['major/1', 2],
    ['c/0', 1],
  ]);
  const postponed = items.map((item) => ({ ...item, years: item.years.map((year) => year + 1) }));
  expect(jobsOf({ ...plainPlan, items: postponed }).map(({ name }) => name)).toEqual([
    'major/0',
    'major/1',
    'c/0',
  ]);
});

test('the order of the items does not matter', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const plan = anyPlan(seed);
      const turned = { ...plan, items: plan.items.toReversed() };
      const some = { ...unsure, scenarioCount: 20 };
      const before = drawScenarios(plan, some).costsYen;
      const after = drawScenarios(turned, some).costsYen;
      // Sums of fractions in another order may round to another yen.
      expect(after.every((yen, place) => Math.abs(yen - (before[place] ?? 0)) <= 1)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a small move of a slider moves every balance a little', () => {
  const plan = anyPlan(5);
  const before = outlookOf(plan, drawScenarios(plan, unsure));
  const after = outlookOf(plan, drawScenarios(plan, { ...unsure, overrunSpread: 0.1501 }));
  for (const [index, year] of before.years.entries()) {
    const [, , p50 = 0] = year.balancesYen;
    const [, , moved = 0] = after.years[index]?.balancesYen ?? [];
    expect(Math.abs(moved - p50)).toBeLessThan(50_000);
  }
});

test('the fan opens in order and the chance so far never falls', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const plan = anyPlan(seed);
      const { years } = outlookOf(plan, drawScenarios(plan, { ...unsure, scenarioCount: 100 }));
      let soFar = 0;
      for (const year of years) {
        expect(year.balancesYen).toEqual(year.balancesYen.toSorted((a, b) => a - b));
        expect(year.shortageChanceSoFar).toBeGreaterThanOrEqual(
          Math.max(soFar, year.shortageChance),
        );
        soFar = year.shortageChanceSoFar;
      }
    }),
    { numRuns: 30 },
  );
});

test('for certain, 100 yen a square metre are the least that never fall short', () => {
  const goal = { startYear: 2026, floorYen: 0, mostChance: 0, unitPriceStepYen: 1 };
  expect(safeUnitPrice(tight, drawScenarios(tight, certain), goal)).toBe(100);
  const late = { ...goal, startYear: 2036 };
  expect(safeUnitPrice(tight, drawScenarios(tight, certain), late)).toBe(0);
});

test('no fee is safe where nobody pays', () => {
  const plan = { ...tight, rates: { ...tight.rates, arrears: 1 } };
  const goal = { startYear: 2026, floorYen: 0, mostChance: 0.05, unitPriceStepYen: 1 };
  expect(safeUnitPrice(plan, drawScenarios(plan, certain), goal)).toBeNull();
});

test('the safe fee keeps the chance, one yen less does not; a stricter limit never costs less', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0.02, 0.05, 0.2), (seed, mostChance) => {
      const plan = { ...anyPlan(seed), openingBalanceYen: 1_000_000 };
      const set = drawScenarios(plan, { ...unsure, scenarioCount: 200 });
      const goal = { startYear: 2026, floorYen: 0, mostChance, unitPriceStepYen: 1 };
      const fee = safeUnitPrice(plan, set, goal) ?? 0;
      const chanceOf = chancesOf(plan, set, goal);
      expect(chanceOf(fee)).toBeLessThanOrEqual(mostChance);
      expect(fee === 0 || chanceOf(fee - 1) > mostChance).toBe(true);
      const strict = safeUnitPrice(plan, set, { ...goal, mostChance: 0 });
      expect(strict).toBeGreaterThanOrEqual(fee);
    }),
    { numRuns: 20 },
  );
});

test('percentiles are the nearest ranks', () => {
  expect(percentiles(Float64Array.of(40, 10, 30, 20), [0.05, 0.25, 0.5, 0.95])).toEqual([
    10, 10, 20, 40,
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b);
      const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
      expect(percentiles(Float64Array.from(values), shares)).toEqual(
        shares.map((share) => sorted[Math.ceil(values.length * share) - 1]),
      );
    }),
  );
});

test('percentiles stay the nearest ranks with 2,001 balances, one of them far away', () => {
  const random = makeRandom(3);
  for (const far of [0, 1e13, -1e13]) {
    const values = Float64Array.from({ length: 2_000 }, () => random(2 ** 31) - 2 ** 30);
    const all = Float64Array.of(...values, far);
    const sorted = all.toSorted();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95, 1];
    expect(percentiles(all, shares)).toEqual(
      shares.map((share) => sorted[Math.ceil(all.length * share) - 1]),
    );
  }
});

test('settings that scenarios cannot be drawn from are told in a sentence each', () => {
  const fieldsOf = (change: Partial<Uncertainty>) =>
    problemsOfUncertainty({ ...unsure, ...change }).map(({ field }) => field);
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ scenarioCount: 2 })).toEqual([]);
  expect(fieldsOf({ scenarioCount: 65_534, overrunSpread: 0.5, laterChance: 0.9 })).toEqual([]);
  for (const scenarioCount of [0, 1, 3, 2.5, -2, 65_536, Number.NaN]) {
    expect(fieldsOf({ scenarioCount })).toEqual(['scenarioCount']);
  }
  expect(fieldsOf({ seed: 0.5, arrearsSpread: -0.01 })).toEqual(['seed', 'arrearsSpread']);
  expect(fieldsOf({ overrunSpread: 0.51, earlierChance: Number.NaN })).toEqual([
    'overrunSpread',
    'earlierChance',
  ]);
  expect(problemsOfUncertainty({ ...unsure, earlierChance: 0.6, laterChance: 0.5 })).toEqual([
    {
      field: 'laterChance',
      sentence: '工事が早まる割合と遅れる割合は、合わせて100％以内にしてください。',
    },
  ]);
});

test('two scenarios are enough: one and its mirror image', () => {
  const set = drawScenarios(tight, { ...certain, scenarioCount: 2, overrunSpread: 0.1 });
  const [one = 0, other = 0] = rowOf(set, 9);
  expect(Math.sqrt((one / 7_200_000) * (other / 7_200_000))).toBeCloseTo(1, 6);
});

test('the quantiles of the normal distribution, as printed in every table', () => {
  const at = (chance: number) => normalQuantiles[Math.floor(chance * tableSize)];
  expect(at(0.5)).toBeCloseTo(0, 3);
  expect(at(0.8413447)).toBeCloseTo(1, 2);
  expect(at(0.025)).toBeCloseTo(-1.96, 2);
  expect(normalQuantiles.reduce((sum, quantile) => sum + quantile, 0)).toBeCloseTo(0, 9);
});

test('a name and a seed decide the draws, which spread evenly', () => {
  expect(stateFor(1, 'a')).toBe(stateFor(1, 'a'));
  expect(new Set([stateFor(1, 'a'), stateFor(1, 'b'), stateFor(2, 'a')]).size).toBe(3);
  const random = makeRandom(7);
  const counts = [0, 0, 0, 0];
  for (let draw = 0; draw < 4_000; draw += 1) {
    const value = random(4);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(100);
});
