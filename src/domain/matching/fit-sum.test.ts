import { expect, test } from 'vitest';
import { fitSum, sharesOf } from './fit-sum.ts';

const owed = (month: string, chargedYen: number, paidYen = 0, itemId = 'fee') => ({
  itemId,
  month,
  chargedYen,
  paidYen,
});
const two = [
  owed('2026-04', 12_000),
  owed('2026-04', 8_000, 0, 'reserve'),
  owed('2026-05', 20_000),
];
const of = (yen: number, open = two, monthYen = 20_000) => fitSum(yen, { open, monthYen });

test.each([
  [20_000, 'owed', 1],
  [40_000, 'owed', 2],
  [60_000, 'ahead', 3],
  [19_670, 'lessFee', 0],
  [39_560, 'lessFee', 0],
  [8_000, 'someItems', 0],
  [15_000, 'part', 0],
  [44_000, 'part', 0],
  [1_500, 'none', 0],
  [55_000, 'none', 0],
])('%i yen of two months of 20,000 is %s', (yen, kind, months) => {
  expect(of(yen)).toMatchObject({ kind, months });
});

test('what was short is paid later, and a month is a month although a rest is open', () => {
  const begun = [owed('2026-04', 20_000, 19_560), owed('2026-05', 20_000)];
  expect(of(440, begun)).toMatchObject({ kind: 'rest' });
  expect(of(20_440, begun)).toMatchObject({ kind: 'owed', months: 2 });
  expect(of(20_000, begun)).toMatchObject({ kind: 'ahead', months: 1 });
});

test('one deposit of several dwellings is as many months of each, or is not split', () => {
  const other = { open: [owed('2026-04', 5_000)], monthYen: 5_000 };
  const both = [{ open: two, monthYen: 20_000 }, other];
  const whole = (yen: number) => fitSum(yen, { open: [...two, ...other.open], monthYen: 25_000 });
  expect(sharesOf(25_000, both, whole(25_000))).toEqual([20_000, 5_000]);
  expect(sharesOf(15_000, both, whole(15_000))).toBeNull();
});
