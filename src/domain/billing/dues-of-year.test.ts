import { expect, test } from 'vitest';
import { billedMonths, byPlace, longOwedYen, monthsOf, tariffTotals } from './dues-of-year.ts';
import type { BillingItem, Tariff } from './tariff.ts';

const item = (id: string, part: Partial<BillingItem> = {}): BillingItem => ({
  id,
  name: id,
  basis: 'flat',
  proration: 'whole',
  roundToYen: 1,
  fundId: 'general',
  incomeId: `income-${id}`,
  receivableId: 'receivable',
  advanceId: 'advance',
  rates: [{ kind: '', fromMonth: '2025-01', sen: 1_000_000 }],
  ...part,
});

const dwelling = (id: string) => ({
  id,
  number: id,
  area: 7_000,
  shareNumerator: 1,
  shareDenominator: 2,
});

/** Two dwellings with 10,000 yen of 管理費 and 5,000 of 修繕積立金, which becomes 6,000 in October. */
const tariff: Tariff = {
  items: [
    item('fee'),
    item('reserve', {
      fundId: 'reserve',
      rates: [
        { kind: '', fromMonth: '2025-01', sen: 500_000 },
        { kind: '', fromMonth: '2025-10', sen: 600_000 },
      ],
    }),
  ],
  dwellings: [dwelling('101'), dwelling('102')],
  contracts: [],
  extras: [],
};

const year = monthsOf({ from: '2025-04', until: '2026-03' });

test('a year has twelve months', () => {
  expect(year).toHaveLength(12);
  expect([year[0], year.at(-1)]).toEqual(['2025-04', '2026-03']);
});

test('a year by the tariff: 2 dwellings, and the raise counts from its month', () => {
  expect(tariffTotals(tariff, year)).toEqual([
    { fundId: 'general', accountId: 'income-fee', amountYen: 2 * 10_000 * 12 },
    { fundId: 'reserve', accountId: 'income-reserve', amountYen: 2 * (5_000 * 6 + 6_000 * 6) },
  ]);
  const fees = tariffTotals(tariff, year, ({ id }) => id === 'fee');
  expect(fees.map(({ amountYen }) => amountYen)).toEqual([240_000]);
});

test('two bills that are wrong by the same sum are found though the month adds up', () => {
  const billed = [
    { month: '2025-04', dwellingId: '101', itemId: 'fee', yen: 10_500 },
    { month: '2025-04', dwellingId: '102', itemId: 'fee', yen: 9_500 },
    { month: '2025-04', dwellingId: '101', itemId: 'reserve', yen: 5_000 },
    { month: '2025-04', dwellingId: '102', itemId: 'reserve', yen: 5_000 },
  ];
  expect(billedMonths(tariff, billed)).toEqual([
    { month: '2025-04', billedYen: 30_000, tariffYen: 30_000, apartYen: 1_000 },
  ]);
});

test('items on one account are one sum, and an account without any stands with 0', () => {
  const place = ({ fundId, receivableId }: BillingItem) => ({ fundId, accountId: receivableId });
  const open = [
    { itemId: 'fee', yen: 10_000 },
    { itemId: 'fee', yen: 300 },
  ];
  expect(byPlace(tariff.items, open, place)).toEqual([
    { fundId: 'general', accountId: 'receivable', amountYen: 10_300 },
    { fundId: 'reserve', accountId: 'receivable', amountYen: 0 },
  ]);
});

test('three months behind counts what the reserve is owed; two months and other funds do not', () => {
  const owed = (dwellingId: string, itemId: string, months: readonly string[]) =>
    months.map((month) => ({ dwellingId, itemId, month, yen: 5_000 }));
  const open = [
    ...owed('101', 'reserve', ['2026-01', '2026-02', '2026-03']),
    ...owed('101', 'fee', ['2026-01', '2026-02', '2026-03']),
    ...owed('102', 'reserve', ['2026-02', '2026-03']),
  ];
  expect(longOwedYen(open, (id) => id === 'reserve')).toBe(15_000);
});
