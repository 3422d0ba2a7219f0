import { expect, test } from 'vitest';
import { billedContribution, billsApart, contributionBills } from './billed-contribution.ts';

const plan = {
  dwellings: [
    { id: 'a', areaM2: 60.55, share: 1 },
    { id: 'b', areaM2: 70, share: 1 },
  ],
  contribution: {
    basis: 'area' as const,
    roundToYen: 10 as const,
    steps: [
      { fromYear: 2025, unitPriceYen: 150 },
      { fromYear: 2027, unitPriceYen: 200 },
    ],
  },
};

test('a plan asks for its rounded bills, and for the next price from April on', () => {
  expect(contributionBills(plan, '2027-03')).toEqual([9_080, 10_500]);
  expect(contributionBills(plan, '2027-04')).toEqual([12_110, 14_000]);
  expect(billedContribution(plan, ['2027-03', '2027-04'])).toBe(19_580 + 26_110);
});

test('bills lie apart by what each differs, whatever their order, and a missing one counts whole', () => {
  expect(billsApart([100, 200], [200, 100])).toBe(0);
  expect(billsApart([100, 200], [210, 90])).toBe(20);
  expect(billsApart([100, 200], [200])).toBe(100);
});
