import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MonthOfParty, missingMonths } from './missing-months.ts';

const power = { fundId: 'general', accountId: 'utilities', counterpartyId: 'power' };
const water = { ...power, counterpartyId: 'water' };
const months = (of: typeof power, told: Record<string, number>): readonly MonthOfParty[] =>
  Object.entries(told).map(([month, amountYen]) => ({ ...of, month, amountYen }));

test('what came three months in a row and not in March is asked for, with the sum of February', () => {
  const rows = [
    ...months(power, { '2025-12': 48_000, '2026-01': 51_000, '2026-02': 49_500 }),
    ...months(water, {
      '2025-12': 30_000,
      '2026-01': 30_000,
      '2026-02': 30_000,
      '2026-03': 30_000,
    }),
  ];
  expect(missingMonths(rows, '2026-03')).toEqual([{ ...power, usualYen: 49_500, isSteady: false }]);
});

test('every other month is no habit, and what was taken back did not come', () => {
  expect(missingMonths(months(water, { '2025-12': 1, '2026-02': 1 }), '2026-03')).toEqual([]);
  const back = months(power, { '2025-12': 9, '2026-01': 9, '2026-02': 9, '2026-03': 0 });
  expect(missingMonths(back, '2026-03')).toEqual([{ ...power, usualYen: 9, isSteady: true }]);
});

test('months count over the turn of the year, the largest first', () => {
  const rows = [
    ...months(water, { '2025-10': 5, '2025-11': 5, '2025-12': 5 }),
    ...months(power, { '2025-10': 7, '2025-11': 8, '2025-12': 9 }),
  ];
  expect(missingMonths(rows, '2026-01').map(({ usualYen }) => usualYen)).toEqual([9, 5]);
});

test('nothing is asked for that the last month has', () => {
  const row = fc.record({
    fundId: fc.constantFrom('general', 'reserve'),
    accountId: fc.constantFrom('a', 'b', 'c'),
    counterpartyId: fc.constantFrom('x', 'y', null),
    month: fc.constantFrom('2025-12', '2026-01', '2026-02', '2026-03'),
    amountYen: fc.integer({ min: 1, max: 9 }),
  });
  const keyOf = ({
    fundId,
    accountId,
    counterpartyId,
  }: Omit<MonthOfParty, 'month' | 'amountYen'>) => `${fundId} ${accountId} ${counterpartyId}`;
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const had = new Set(rows.filter(({ month }) => month === '2026-03').map(keyOf));
      const found = missingMonths(rows, '2026-03');
      expect(found.filter((it) => had.has(keyOf(it)))).toEqual([]);
      expect(new Set(found.map(keyOf)).size).toBe(found.length);
    }),
  );
});
