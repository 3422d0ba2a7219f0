import { expect, test } from 'vitest';
import { plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { bandOf, guidelineAverage, placeInBand, stagedTest } from './guideline.ts';
import { project } from './project.ts';
import { monthlyBills } from './tariff.ts';

/** The guideline's figures carried through for 48 dwellings of 70 m²: 8 floors, 4,300 m², no mechanical parking. */
const building = { ...plainPlan.building, floors: 8, grossAreaM2: 4_300 };
const dwellings = Array.from({ length: 48 }, (_, index) => ({
  id: `${index}`,
  areaM2: 70,
  share: 1,
}));
const band = bandOf(building);

function planAt(unitPriceYen: number) {
  const steps = [{ fromYear: plainPlan.startYear, unitPriceYen }];
  return {
    ...plainPlan,
    building,
    dwellings,
    contribution: { ...plainPlan.contribution, steps },
  };
}

test('the average of 335 yen is 23,450 a dwelling, 1,125,600 a month, and 405,216,000 in thirty years', () => {
  expect(band).toEqual({ low: 235, average: 335, high: 430 });
  const plan = planAt(band.average);
  const bills = monthlyBills(dwellings, plan.contribution, band.average);
  expect(new Set(bills)).toEqual(new Set([23_450]));
  const { years } = project(plan);
  expect(years[0]?.contributionYen).toBe(1_125_600 * 12);
  expect(guidelineAverage(plan, years)).toMatchObject({
    contributionsYen: 405_216_000,
    average: 335,
  });
});

test('a dwelling pays between 16,450 and 30,100 within the band', () => {
  const billAt = (price: number) => monthlyBills(dwellings, plainPlan.contribution, price)[0];
  expect([band.low, band.high].map(billAt)).toEqual([16_450, 30_100]);
  expect([234, 235, 430, 431].map((price) => placeInBand(price, band))).toEqual([
    'below',
    'within',
    'within',
    'above',
  ]);
});

test('where 23,450 is level, steps may begin at 14,070 and end at 25,795, not a yen beyond', () => {
  expect(stagedTest(23_450, 14_070, 25_795)).toEqual({ isStartEnough: true, isEndWithin: true });
  expect(stagedTest(23_450, 14_069, 25_796)).toEqual({ isStartEnough: false, isEndWithin: false });
});
