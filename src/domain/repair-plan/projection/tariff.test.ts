import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { anyPlan, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { billsByStep, monthlyBills, monthlyTotal, totalArea100, unitPriceIn } from './tariff.ts';

const types = [
  { id: 'A', areaM2: 78.45, share: 1 },
  { id: 'B', areaM2: 68.2, share: 1 },
  { id: 'C', areaM2: 64.1, share: 2 },
  { id: 'D', areaM2: 84.6, share: 2 },
];
const byArea = { basis: 'area', roundToYen: 10 } as const;

test.each([
  [150, [11_770, 10_230, 9_620, 12_690]],
  [105, [8_240, 7_160, 6_730, 8_880]],
  [245, [19_220, 16_710, 15_700, 20_730]],
  [260, [20_400, 17_730, 16_670, 22_000]],
])('at %i yen a square metre the four types pay as the task force printed', (price, bills) => {
  expect(monthlyBills(types, byArea, price)).toEqual(bills);
});

test('rounded to the yen, 78.45 m² at 150 yen is 11,767.5: a half goes up', () => {
  expect(monthlyBills(types.slice(0, 1), { basis: 'area', roundToYen: 1 }, 150)).toEqual([11_768]);
});

test('by share, 60,000 yen a month over 1:1:2:2 is 10,000 and 20,000', () => {
  const byShare = { basis: 'share', roundToYen: 1 } as const;
  expect(monthlyBills(types, byShare, 60_000)).toEqual([10_000, 10_000, 20_000, 20_000]);
});

test('sixty dwellings at 150 yen bring 7,699,200 yen a year, as the demonstration says', () => {
  const floors = Array.from({ length: 10 }, () => [78.45, 68.2, 64.1, 64.1, 68.2, 84.6]).flat();
  const dwellings = floors.map((areaM2, index) => ({ id: `${index}`, areaM2, share: 1 }));
  expect(monthlyTotal(dwellings, byArea, 150) * 12).toBe(7_699_200);
  expect(totalArea100(dwellings)).toBe(427_650);
});

test('every step tells how much each bill rises', () => {
  const steps = [
    { fromYear: 2026, unitPriceYen: 150 },
    { fromYear: 2027, unitPriceYen: 190 },
  ];
  const [first, second] = billsByStep(types, byArea, steps);
  expect(first?.bills[0]).toEqual({ dwellingId: 'A', monthlyYen: 11_770, riseYen: 0 });
  expect(second?.bills[0]).toEqual({ dwellingId: 'A', monthlyYen: 14_910, riseYen: 3_140 });
  expect(unitPriceIn(steps, 2025)).toBe(0);
  expect(unitPriceIn(steps, 2026)).toBe(150);
  expect(unitPriceIn(steps, 2040)).toBe(190);
});

test('the total is the sum of the bills, and never falls when the price rises', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(500), (seed, price) => {
      const { dwellings, contribution } = anyPlan(seed);
      const total = monthlyTotal(dwellings, contribution, price);
      expect(total).toBe(sumYen(monthlyBills(dwellings, contribution, price)));
      expect(total % contribution.roundToYen).toBe(0);
      expect(monthlyTotal(dwellings, contribution, price + 1)).toBeGreaterThanOrEqual(total);
    }),
  );
  expect(monthlyTotal(plainPlan.dwellings, plainPlan.contribution, 100)).toBe(60_000);
});
