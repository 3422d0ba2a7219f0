import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { type Projection, project } from './project.ts';
import { costOf, pricesOf } from './work-cost.ts';

const plan: RepairPlan = { ...plainPlan, yearCount: 4, openingBalanceYen: 1_000_000 };

function closings(some: RepairPlan): number[] {
  return project(some).years.map(({ closingYen }) => closingYen);
}

test('720,000 yen a year on top of a million, and 3 million spent in the third year', () => {
  const items = [{ ...plainItem, years: [2028], unitPriceYen: 3_000_000 }];
  const projection = project({ ...plan, items });
  expect(closings({ ...plan, items })).toEqual([1_720_000, 2_440_000, 160_000, 880_000]);
  expect(projection.shortageYear).toBeNull();
  expect(projection.worst).toEqual({ year: 2028, balanceYen: 160_000 });
  expect(projection.endBalanceYen).toBe(880_000);
});

test('the first year below zero is the year of the shortage, the lowest balance the worst', () => {
  const items = [{ ...plainItem, years: [2027, 2028], unitPriceYen: 3_000_000 }];
  const projection = project({ ...plan, items });
  expect(closings({ ...plan, items })).toEqual([1_720_000, -560_000, -2_840_000, -2_120_000]);
  expect(projection.shortageYear).toBe(2027);
  expect(projection.worst).toEqual({ year: 2028, balanceYen: -2_840_000 });
});

test('interest of 1 % on what the year begins with; none on a shortage', () => {
  const rates = { ...plan.rates, interest: 0.01 };
  // 1,000,000 + 720,000 + 10,000, then 1,730,000 + 720,000 + 17,300
  expect(closings({ ...plan, rates }).slice(0, 2)).toEqual([1_730_000, 2_467_300]);
  expect(closings({ ...plan, rates, openingBalanceYen: -800_000 }).slice(0, 2)).toEqual([
    -80_000, 640_000,
  ]);
});

test('arrears of 5 % keep 36,000 yen of 720,000 away', () => {
  const rates = { ...plan.rates, arrears: 0.05 };
  expect(project({ ...plan, rates }).years[0]?.contributionYen).toBe(684_000);
});

test('a loan comes in the year of the work and goes out from the next', () => {
  const loans = [
    { year: 2027, principalYen: 1_200_000, repaymentYears: 2, interestRate: 0, method: 'annuity' },
  ] as const;
  const { years, loanLeftYen } = project({ ...plan, loans });
  expect(years.map(({ loanDrawnYen }) => loanDrawnYen)).toEqual([0, 1_200_000, 0, 0]);
  expect(years.map(({ loanRepaidYen }) => loanRepaidYen)).toEqual([0, 0, 600_000, 600_000]);
  expect(years.map(({ loanOwedYen }) => loanOwedYen)).toEqual([0, 1_200_000, 600_000, 0]);
  expect(loanLeftYen).toBe(0);
  expect(project({ ...plan, yearCount: 3, loans }).loanLeftYen).toBe(600_000);
});

test('parking, other income and a levy of 1,000 yen a square metre', () => {
  const [first, second] = project({
    ...plan,
    parkingTransfers: [
      { fromYear: 2026, yearlyYen: 100_000 },
      { fromYear: 2027, yearlyYen: 80_000 },
    ],
    otherIncomes: [{ year: 2027, amountYen: 5_000, label: '補助金' }],
    levies: [{ year: 2027, unitPriceYen: 1_000 }],
  }).years;
  expect([first?.parkingTransferYen, first?.otherIncomeYen, first?.levyYen]).toEqual([
    100_000, 0, 0,
  ]);
  expect([second?.parkingTransferYen, second?.otherIncomeYen, second?.levyYen]).toEqual([
    80_000, 5_000, 600_000,
  ]);
  expect(second?.cumulativeIncomeYen).toBe(1_000_000 + 820_000 + 800_000 + 605_000);
});

test('a major work of a million: 5 % a year for two years, 20 % scaffolding, 10 % design, 10 % tax', () => {
  const priceRise = { ...plan.rates.priceRise, building: 0.05 };
  const rates = { ...plan.rates, priceRise, temporaryWorks: 0.2, design: 0.1 };
  const item = { ...plainItem, tax: 'excluded', isMajorWork: true } as const;
  // 1,000,000 × 1.05² = 1,102,500; +220,500; +132,300; tax on 1,455,300
  expect(costOf(item, 2028, pricesOf({ ...plan, rates }))).toEqual({
    priceYen: 1_102_500,
    temporaryWorksYen: 220_500,
    designYen: 132_300,
    taxYen: 145_530,
    totalYen: 1_600_830,
  });
});

test('a price rises from the fiscal year it was taken in, and only by its own category', () => {
  const priceRise = { building: 0.1, equipment: 0, exterior: 0, service: 0 };
  const prices = pricesOf({ ...plan, rates: { ...plan.rates, priceRise } });
  const old = { ...plainItem, pricedOn: '2025-03-31' };
  expect(costOf(old, 2026, prices).totalYen).toBe(1_210_000);
  expect(costOf({ ...old, group: 15 }, 2026, prices).totalYen).toBe(1_000_000);
  expect(costOf({ ...plainItem, pricedOn: '2030-04-01' }, 2026, prices).totalYen).toBe(1_000_000);
});

function incomeOf({ years }: Projection): number {
  return sumYen(
    years.map(
      (year) =>
        year.contributionYen +
        year.levyYen +
        year.parkingTransferYen +
        year.otherIncomeYen +
        year.interestYen +
        year.loanDrawnYen,
    ),
  );
}

test('no yen is made or lost in any plan, and every amount is whole', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const some = anyPlan(seed);
      const projection = project(some);
      const spentYen = sumYen(
        projection.years.map((year) => year.worksYen + year.loanRepaidYen + year.loanInterestYen),
      );
      expect(projection.endBalanceYen).toBe(
        some.openingBalanceYen + incomeOf(projection) - spentYen,
      );
      const last = projection.years.at(-1);
      expect(last?.cumulativeIncomeYen).toBe(some.openingBalanceYen + incomeOf(projection));
      expect(last?.cumulativeCostYen).toBe(spentYen);
      for (const year of projection.years) {
        expect(Object.values(year).every(Number.isSafeInteger)).toBe(true);
      }
    }),
  );
});

test('the order of the items does not matter', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const some = anyPlan(seed);
      expect(project({ ...some, items: some.items.toReversed() })).toEqual(project(some));
    }),
  );
});

test('more contribution never lowers a balance', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 100 }), (seed, riseYen) => {
      const some = anyPlan(seed);
      const steps = some.contribution.steps.map((step) => ({
        ...step,
        unitPriceYen: step.unitPriceYen + riseYen,
      }));
      const before = closings(some);
      const after = closings({ ...some, contribution: { ...some.contribution, steps } });
      expect(after.every((closingYen, index) => closingYen >= (before[index] ?? 0))).toBe(true);
    }),
  );
});
