import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { runsAhead } from './runs-ahead.ts';
import { exampleTariff } from './testing/example-tariff.ts';

/** A month of 305 comes to 42,900: 15,400 + 10,000 + 17,500. */
const monthYen = 42_900;
const facts = {
  tariff: exampleTariff,
  month: '2026-04',
  order: 'month' as const,
  before: [],
  owed: [],
};
const free = (yen: number) => [{ receiptId: 'r', dwellingId: '305', yen, accountId: 'bank' }];
const may = { month: '2026-05', before: [] };

function byMonth(...given: Parameters<typeof runsAhead>): Record<string, number> {
  const uses = runsAhead(...given);
  expect(uses.every(({ dwellingId }) => dwellingId === '305')).toBe(true);
  const months = [...new Set(uses.map(({ month }) => month))];
  return Object.fromEntries(
    months.map((month) => [
      month,
      sumYen(uses.flatMap((it) => (it.month === month ? [it.yen] : []))),
    ]),
  );
}

test('what the first run leaves goes on to the next, and no more is used than there is', () => {
  expect(byMonth({ ...facts, free: free(50_000) }, [may])).toEqual({
    '2026-04': monthYen,
    '2026-05': 50_000 - monthYen,
  });
  expect(byMonth({ ...facts, free: free(10_000) }, [may])).toEqual({ '2026-04': 10_000 });
  expect(byMonth({ ...facts, free: [] }, [may])).toEqual({});
});

test('an older debt comes first, and what was paid for a month itself needs nothing', () => {
  const owed = [
    { dwellingId: '305', itemId: 'reserve', month: '2026-03', chargedYen: 17_500, paidYen: 0 },
  ];
  expect(byMonth({ ...facts, owed, free: free(20_000) }, [])).toEqual({
    '2026-03': 17_500,
    '2026-04': 2_500,
  });
  const before = [{ dwellingId: '305', itemId: 'reserve', chargedYen: 0, paidYen: 17_500 }];
  expect(byMonth({ ...facts, before, free: free(50_000) }, [may])).toEqual({
    '2026-04': monthYen - 17_500,
    '2026-05': 50_000 - (monthYen - 17_500),
  });
});
