import { expect, test } from 'vitest';
import { exampleTariff } from './testing/example-tariff.ts';
import { undividedMoney } from './undivided-money.ts';

const free = (yen: number, dwellingId = '305') => ({
  receiptId: `${dwellingId} ${yen}`,
  dwellingId,
  yen,
  accountId: 'bank',
});
const facts = {
  tariff: exampleTariff,
  month: '2026-04',
  order: 'month' as const,
  before: [],
  owed: [],
};

test('nothing paid ahead is nothing to divide', () => {
  expect(undividedMoney({ ...facts, free: [] })).toBeNull();
});

test('what is paid ahead stands in the first fund, and the months to come divide it', () => {
  // A month of 305: 15,400 + 10,000 in the first fund, 17,500 in the other; 7,100 are left for the month after.
  expect(undividedMoney({ ...facts, free: [free(50_000)] })).toEqual({
    yen: 50_000,
    fundId: 'G',
    parts: [
      { fundId: 'G', yen: 32_500 },
      { fundId: 'R', yen: 17_500 },
    ],
  });
});

test('what is still owed is taken first', () => {
  const owed = [
    { dwellingId: '305', itemId: 'reserve', month: '2026-03', chargedYen: 14_000, paidYen: 0 },
  ];
  expect(undividedMoney({ ...facts, owed, free: [free(14_000)] })?.parts).toEqual([
    { fundId: 'R', yen: 14_000 },
  ]);
});

test('of a dwelling that is billed nothing more, no part is promised', () => {
  const tariff = { ...exampleTariff, dwellings: [] };
  expect(undividedMoney({ ...facts, tariff, free: [free(9_000)] })).toEqual({
    yen: 9_000,
    fundId: 'G',
    parts: [],
  });
});
