import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { problemsOfPlan } from './problems-of-plan.ts';
import type { Loan, Rates, RepairPlan } from './repair-plan.ts';

const plan: RepairPlan = { ...plainPlan, items: [plainItem] };
const loan: Loan = {
  year: 2030,
  principalYen: 10_000_000,
  repaymentYears: 10,
  interestRate: 0.02,
  method: 'annuity',
};

function faultsOf(change: Partial<RepairPlan>): string[] {
  const problems = problemsOfPlan({ ...plan, ...change });
  for (const { sentence } of problems) expect(sentence).toMatch(/。$/);
  return problems.map(({ field }) => field);
}

function withRates(change: Partial<Rates>): Partial<RepairPlan> {
  return { rates: { ...plan.rates, ...change } };
}

function withSteps(...steps: (readonly [fromYear: number, unitPriceYen: number])[]) {
  const all = steps.map(([fromYear, unitPriceYen]) => ({ fromYear, unitPriceYen }));
  return { contribution: { ...plan.contribution, steps: all } };
}

const byShare = (unitPriceYen: number): Partial<RepairPlan> => ({
  contribution: { basis: 'share', roundToYen: 10, steps: [{ fromYear: 2026, unitPriceYen }] },
});

test('a sound plan has no problem', () => {
  expect(problemsOfPlan(plan)).toEqual([]);
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(problemsOfPlan(anyPlan(seed))).toEqual([]);
    }),
  );
});

test('the problems of the register come first, with their line', () => {
  const items = [{ ...plainItem, quantity: 0 }];
  expect(
    problemsOfPlan({ ...plan, items, openingBalanceYen: Number.NaN }).map(({ itemId, field }) => [
      itemId,
      field,
    ]),
  ).toEqual([
    ['a', 'quantity'],
    [null, 'openingBalanceYen'],
  ]);
});

const rateBounds: readonly (readonly [Exclude<keyof Rates, 'priceRise'>, number])[] = [
  ['interest', 0.1],
  ['tax', 0.3],
  ['temporaryWorks', 0.5],
  ['design', 0.5],
  ['arrears', 1],
];

test.each(rateBounds)('%s may be from 0 to %d, and no more', (name, most) => {
  expect(faultsOf(withRates({ [name]: 0 }))).toEqual([]);
  expect(faultsOf(withRates({ [name]: most }))).toEqual([]);
  for (const wrong of [-0.001, most + 0.001, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(faultsOf(withRates({ [name]: wrong }))).toEqual([`rates.${name}`]);
  }
});

test('prices may fall by 5 % or rise by 15 % a year, each category by itself', () => {
  const rise = (equipment: number) =>
    faultsOf(withRates({ priceRise: { ...plan.rates.priceRise, equipment } }));
  expect([-0.05, 0.15].flatMap(rise)).toEqual([]);
  expect([-0.051, 0.151, Number.NaN].flatMap(rise)).toEqual(
    Array.from({ length: 3 }, () => 'rates.priceRise.equipment'),
  );
  expect(
    problemsOfPlan({
      ...plan,
      ...withRates({ priceRise: { ...plan.rates.priceRise, building: 1 } }),
    }),
  ).toEqual([
    {
      itemId: null,
      field: 'rates.priceRise.building',
      sentence: '建築の工事の物価上昇は、マイナス5％から15％までの数で入れてください。',
    },
  ]);
});

test.each<[string[], Partial<RepairPlan>]>([
  [[], { openingBalanceYen: -100_000_000_000 }],
  [['openingBalanceYen'], { openingBalanceYen: 100_000_000_001 }],
  [['openingBalanceYen'], { openingBalanceYen: 0.5 }],
  [[], withSteps([2026, 0], [2027, 10_000])],
  [[], withSteps([2020, 150])],
  [['steps'], withSteps()],
  [['steps.0.fromYear'], withSteps([2027, 150])],
  [['steps.1.fromYear'], withSteps([2026, 150], [2026, 160])],
  [['steps.2.fromYear'], withSteps([2026, 150], [2030, 160], [2028, 170])],
  [['steps.1.fromYear'], withSteps([2026, 150], [Number.NaN, 160], [2028, 170])],
  [['steps.0.unitPriceYen'], withSteps([2026, -1])],
  [['steps.0.unitPriceYen'], withSteps([2026, 10_000.5])],
  [['steps.0.unitPriceYen'], withSteps([2026, Number.NaN])],
  [[], byShare(1_000_000_000)],
  [['steps.0.unitPriceYen'], byShare(1_000_000_001)],
  [[], { levies: [{ year: 2026, unitPriceYen: 0 }] }],
  [[], { levies: [{ year: 2055, unitPriceYen: 100_000 }] }],
  [['levies.0.year'], { levies: [{ year: 2025, unitPriceYen: 10 }] }],
  [['levies.0.year'], { levies: [{ year: 2056, unitPriceYen: 10 }] }],
  [['levies.0.unitPriceYen'], { levies: [{ year: 2030, unitPriceYen: 100_001 }] }],
  [[], { parkingTransfers: [{ fromYear: 2030, yearlyYen: 10_000_000_000 }] }],
  [
    ['parkingTransfers.0.yearlyYen'],
    { parkingTransfers: [{ fromYear: 2030, yearlyYen: 10_000_000_001 }] },
  ],
  [['parkingTransfers.0.yearlyYen'], { parkingTransfers: [{ fromYear: 2030, yearlyYen: -1 }] }],
  [['parkingTransfers.0.fromYear'], { parkingTransfers: [{ fromYear: 20, yearlyYen: 1 }] }],
  [
    ['parkingTransfers.1.fromYear'],
    {
      parkingTransfers: [
        { fromYear: 2030, yearlyYen: 1 },
        { fromYear: 2030, yearlyYen: 2 },
      ],
    },
  ],
  [['otherIncomes.0.year'], { otherIncomes: [{ year: 2056, amountYen: 1, label: '' }] }],
  [['otherIncomes.0.amountYen'], { otherIncomes: [{ year: 2055, amountYen: -1, label: '' }] }],
  [[], { otherIncomes: [{ year: 2055, amountYen: 0, label: '' }] }],
])('%j for %j', (fields, change) => {
  expect(faultsOf(change)).toEqual(fields);
});

test.each<[string[], Partial<Loan>]>([
  [[], { year: 1976 }],
  [[], { year: 2055 }],
  [['loans.0.year'], { year: 1975 }],
  [['loans.0.year'], { year: 2056 }],
  [[], { principalYen: 1 }],
  [[], { principalYen: 10_000_000_000 }],
  [['loans.0.principalYen'], { principalYen: 0 }],
  [['loans.0.principalYen'], { principalYen: 10_000_000_001 }],
  [['loans.0.principalYen'], { principalYen: Number.POSITIVE_INFINITY }],
  [[], { repaymentYears: 1 }],
  [[], { repaymentYears: 50 }],
  [['loans.0.repaymentYears'], { repaymentYears: 0 }],
  [['loans.0.repaymentYears'], { repaymentYears: 51 }],
  [['loans.0.repaymentYears'], { repaymentYears: 1.5 }],
  [[], { interestRate: 0 }],
  [[], { interestRate: 0.2 }],
  [['loans.0.interestRate'], { interestRate: -0.001 }],
  [['loans.0.interestRate'], { interestRate: 0.201 }],
])('%j for a loan with %j', (fields, change) => {
  expect(faultsOf({ loans: [{ ...loan, ...change }] })).toEqual(fields);
});

test('parking spaces are counted in whole numbers', () => {
  const parking = (spaces: number) =>
    faultsOf({
      building: { ...plan.building, mechanicalParking: [{ kind: 'two-tier-pit1', spaces }] },
    });
  expect([0, 10_000].flatMap(parking)).toEqual([]);
  expect([-1, 0.5, 10_001].flatMap(parking)).toHaveLength(3);
});

test('while the period is wrong, only the period is told, not every year in it', () => {
  const items = [{ ...plainItem, years: [2030] }];
  const levies = [{ year: 2030, unitPriceYen: 10 }];
  expect(faultsOf({ items, levies, loans: [loan], yearCount: Number.NaN })).toEqual(['yearCount']);
  expect(faultsOf({ items, levies, loans: [loan], startYear: Number.NaN })).toEqual(['startYear']);
});

test('a sentence says what to do', () => {
  const sentences = problemsOfPlan({
    ...plan,
    ...withSteps([2027, 20_000]),
    loans: [{ ...loan, principalYen: 0, year: 2060 }],
  }).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    '計画の最初の年度（2026年度）からの積立金の額を入れてください。',
    '積立金の1㎡あたりの額は、0円から1万円までの数で入れてください。',
    '借りる額は、1円から100億円までの整数で入れてください。',
    '借りる年度は、2055年度までで入れてください。前からの借入れは、借りた年度（1976年度以降）を入れます。',
  ]);
});
