import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { coveragePercent, fundingOf } from './funding.ts';
import { bandOf, guidelineAverage, parkingAddition, placeInBand, stagedTest } from './guideline.ts';
import { project } from './project.ts';
import { given, recompute, scaled, type Trace } from './trace.ts';
import {
  type TracedColumn,
  trace,
  traceAverage,
  traceCoverage,
  traceFunded,
} from './trace-figure.ts';

const building = plainPlan.building;

test.each([
  [19, 4_999.99, 235],
  [19, 5_000, 170],
  [19, 9_999.99, 170],
  [19, 10_000, 200],
  [19, 20_000, 190],
  [20, 4_000, 240],
  [20, 40_000, 240],
])('%i floors and %f m² have a band from %i yen', (floors, grossAreaM2, low) => {
  expect(bandOf({ ...building, floors, grossAreaM2 }).low).toBe(low);
});

test('below, within and above the band; its edges are within', () => {
  const band = { low: 170, average: 252, high: 320 };
  expect([169.99, 170, 320, 320.01].map((average) => placeInBand(average, band))).toEqual([
    'below',
    'within',
    'within',
    'above',
  ]);
});

test('twenty spaces of three tiers add about 27 yen to 4,276.50 m²', () => {
  const mechanicalParking = [{ kind: 'three-tier-pit2', spaces: 20 }] as const;
  const dwellings = [{ id: 'all', areaM2: 4_276.5, share: 1 }];
  // 5,840 × 20 ÷ 4,276.5
  const addition = parkingAddition({ building: { ...building, mechanicalParking }, dwellings });
  expect(addition).toBeCloseTo(27.31, 2);
});

test('Z: 21.6 million at the start, 100 yen a month and 216,000 of parking a year make 230 yen', () => {
  // 600 m² × 360 months = 216,000; A 100 yen, B 100 yen, C 30 yen
  const plan: RepairPlan = {
    ...plainPlan,
    openingBalanceYen: 21_600_000,
    parkingTransfers: [{ fromYear: 2026, yearlyYen: 216_000 }],
  };
  expect(guidelineAverage(plan, project(plan).years)).toEqual({
    openingYen: 21_600_000,
    contributionsYen: 21_600_000,
    transfersYen: 6_480_000,
    area100: 60_000,
    months: 360,
    average: 230,
  });
});

test.each([
  [
    [245, 150, 260],
    [true, true],
  ],
  [
    [250, 150, 275],
    [true, true],
  ],
  [
    [250, 149, 276],
    [false, false],
  ],
])('level, lowest and highest of %o', ([level = 0, lowest = 0, highest = 0], expected) => {
  expect(Object.values(stagedTest(level, lowest, highest))).toEqual(expected);
});

test('a roof of 2018 due in 2034 is half worn off in 2026', () => {
  const items = [{ ...plainItem, years: [2034], lastDoneYear: 2018 }];
  expect(fundingOf({ ...plainPlan, items, openingBalanceYen: 400_000 })).toEqual({
    neededYen: 500_000,
    fundedPercent: 80,
  });
  expect(fundingOf(plainPlan)).toEqual({ neededYen: 0, fundedPercent: 100 });
});

test('720,000 a year against 900,000 a year covers 80 %', () => {
  const years = Array.from({ length: 30 }, (_, index) => 2026 + index);
  const plan = { ...plainPlan, items: [{ ...plainItem, years, unitPriceYen: 900_000 }] };
  expect(coveragePercent(project(plan).years)).toBe(80);
  expect(coveragePercent([])).toBe(100);
});

test('a trace names the field that was typed', () => {
  const plan = { ...plainPlan, items: [{ ...plainItem, years: [2026] }] };
  expect(sourcesOf(trace(plan, 'worksYen', 2026))).toEqual([
    'items.a.quantity',
    'items.a.unitPriceYen',
    'rates.priceRise.building',
  ]);
});

test('recomputing trusts no figure in between', () => {
  const honest = scaled('2倍', given('もと', 5, 'x'), {
    times: { label: '倍', value: 2, source: 'y' },
    over: 1,
    roundToYen: 1,
  });
  expect(recompute({ ...honest, value: 11 })).toBe(10);
});

const columns: readonly TracedColumn[] = [
  'openingYen',
  'contributionYen',
  'levyYen',
  'parkingTransferYen',
  'otherIncomeYen',
  'interestYen',
  'loanDrawnYen',
  'loanRepaidYen',
  'loanInterestYen',
  'worksYen',
  'closingYen',
  'cumulativeIncomeYen',
  'cumulativeCostYen',
];

test('recomputing the trace of any figure of any plan gives the figure', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(29), fc.constantFrom(...columns), (seed, place, column) => {
      const plan = anyPlan(seed, { itemCount: 6 });
      const year = plan.startYear + place;
      const figure = project(plan).years[place]?.[column];
      const found = trace(plan, column, year);
      expect(found.value).toBe(figure);
      expect(recompute(found)).toBe(figure);
    }),
  );
});

test('so do the average, the funded percentage and the coverage', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const plan = anyPlan(seed, { itemCount: 6 });
      const { years } = project(plan);
      expect(recompute(traceAverage(plan))).toBe(guidelineAverage(plan, years).average);
      expect(recompute(traceFunded(plan))).toBe(fundingOf(plan).fundedPercent);
      expect(recompute(traceCoverage(plan))).toBe(coveragePercent(years));
    }),
    { numRuns: 50 },
  );
});

function sourcesOf(some: Trace): string[] {
  if (some.kind === 'given') return [some.source];
  if (some.kind === 'sum') return some.parts.flatMap((part) => sourcesOf(part.trace));
  return some.kind === 'scaled' ? [...sourcesOf(some.base), some.times.source] : [];
}
