import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { addMonths } from './bank-day.ts';
import { figuresOfSpread, prepaidDetails } from './prepaid-details.ts';
import {
  bookedSchedule,
  dayOfSpread,
  monthAfterBooks,
  monthsGone,
  postingsOfMonth,
  type Spread,
  scheduleOf,
} from './spread.ts';

const insurance: Spread = {
  id: 'spread',
  name: 'マンション総合保険',
  fundId: 'general',
  prepaidAccountId: 'prepaid',
  expenseAccountId: 'insurance',
  counterpartyId: null,
  paidYen: 2_400_000,
  paidOn: '2024-04-20',
  firstMonth: '2024-04',
  months: 60,
  bookedFrom: '2024-04',
  stoppedAfter: null,
};

test('2,400,000 yen for five years are 40,000 yen a month', () => {
  const schedule = scheduleOf(insurance);
  expect(schedule).toHaveLength(60);
  expect(new Set(schedule.map(({ amountYen }) => amountYen))).toEqual(new Set([40_000]));
  expect(schedule[0]).toEqual({ month: '2024-04', nth: 1, amountYen: 40_000, restYen: 2_360_000 });
  expect(schedule[59]).toEqual({ month: '2029-03', nth: 60, amountYen: 40_000, restYen: 0 });
});

test('100 yen for three months are 33, 33 and 34: the last month takes what is left', () => {
  const schedule = scheduleOf({ paidYen: 100, months: 3, firstMonth: '2026-12' });
  expect(schedule.map(({ month, amountYen, restYen }) => [month, amountYen, restYen])).toEqual([
    ['2026-12', 33, 67],
    ['2027-01', 33, 34],
    ['2027-02', 34, 0],
  ]);
});

test('books that begin later, or are broken off, take only their own months', () => {
  const joined = { ...insurance, bookedFrom: '2028-12', stoppedAfter: '2029-01' };
  expect(bookedSchedule(joined).map(({ month, nth }) => [month, nth])).toEqual([
    ['2028-12', 57],
    ['2029-01', 58],
  ]);
});

test('a month is booked on its last day, but not before the payment', () => {
  expect(dayOfSpread(insurance, '2024-04')).toBe('2024-04-30');
  expect(dayOfSpread({ paidOn: '2024-06-10' }, '2024-04')).toBe('2024-06-10');
  expect(postingsOfMonth(insurance, 40_000).map(({ amountYen }) => amountYen)).toEqual([
    40_000, -40_000,
  ]);
});

test('two years on, 24 of 60 months have gone: 1,440,000 yen are prepaid, as 前払金の明細 has it', () => {
  expect(monthsGone(insurance, '2026-03-31')).toBe(24);
  expect(monthsGone(insurance, '2026-03-30')).toBe(23);
  const year = { startsOn: '2025-04-01', endsOn: '2026-03-31' };
  const figures = { prepaidYen: 1_440_000, expenseYen: 480_000 };
  expect(prepaidDetails([insurance], year, () => figures)).toEqual([
    {
      fundId: 'general',
      name: 'マンション総合保険',
      paidYen: 2_400_000,
      months: 60,
      monthsGone: 24,
      monthsOfYear: 12,
      isEnded: false,
      ...figures,
    },
  ]);
  const afterwards = { startsOn: '2029-04-01', endsOn: '2030-03-31' };
  expect(prepaidDetails([insurance], afterwards, () => figures)).toEqual([]);
});

test('the books agree with the contract month for month, and a month that was forgotten shows', () => {
  const year = { startsOn: '2025-04-01', endsOn: '2026-03-31' };
  // The books begin in October 2025: what is before is told by the opening balances and the past months.
  const joined = { ...insurance, bookedFrom: '2025-10' };
  const booked = scheduleOf(joined)
    .filter(({ month }) => month >= '2025-10' && month <= '2026-04')
    .map(({ month, amountYen }) => ({ postedOn: dayOfSpread(joined, month), amountYen }));
  expect(figuresOfSpread(joined, year, booked)).toEqual({
    prepaidYen: 1_440_000,
    expenseYen: 480_000,
  });
  expect(figuresOfSpread(joined, year, booked.slice(1))).toEqual({
    prepaidYen: 1_480_000,
    expenseYen: 440_000,
  });
  const before = { startsOn: '2024-04-01', endsOn: '2025-03-31' };
  expect(figuresOfSpread(joined, before, booked)).toEqual({
    prepaidYen: 1_920_000,
    expenseYen: 480_000,
  });
});

test('ended early after 18 months: the rest was paid back in November, and nothing is left', () => {
  const year = { startsOn: '2025-04-01', endsOn: '2026-03-31' };
  const ended = { ...insurance, stoppedAfter: '2025-09' };
  const booked = scheduleOf(ended)
    .filter(({ month }) => month <= '2025-09')
    .map(({ month, amountYen }) => ({ postedOn: dayOfSpread(ended, month), amountYen }));
  const paidBack = [{ postedOn: '2025-11-14', amountYen: 1_680_000 }];
  const detailOf = (of: typeof year, settled: typeof paidBack, months = booked) =>
    prepaidDetails([ended], of, (it) => figuresOfSpread(it, of, months, settled))[0];
  expect(detailOf(year, paidBack)).toMatchObject({
    months: 60,
    monthsGone: 18,
    monthsOfYear: 6,
    isEnded: true,
    prepaidYen: 0,
    expenseYen: 240_000,
  });
  // What nobody took out is still there, in the year after too.
  expect(detailOf(year, [])).toMatchObject({ prepaidYen: 1_680_000 });
  const after = { startsOn: '2026-04-01', endsOn: '2027-03-31' };
  expect(detailOf(after, paidBack)).toBeUndefined();
  expect(detailOf(after, [])).toMatchObject({ prepaidYen: 1_680_000, monthsOfYear: 0 });
  // A month that was forgotten before the end shows as before.
  expect(detailOf(year, paidBack, booked.slice(0, -1))).toMatchObject({
    prepaidYen: 40_000,
    expenseYen: 200_000,
  });
  const before = { startsOn: '2024-04-01', endsOn: '2025-03-31' };
  expect(detailOf(before, paidBack)).toMatchObject({ isEnded: false, prepaidYen: 1_920_000 });
});

test('whatever is paid for however long, the months add up to it and none is below the one before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999 }),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 0, max: 1_200 }),
      (paidYen, months, later) => {
        const schedule = scheduleOf({ paidYen, months, firstMonth: addMonths('2020-01', later) });
        const sums = schedule.map(({ amountYen }) => amountYen);
        expect(sumYen(sums)).toBe(paidYen);
        expect(sums.every((yen) => Number.isInteger(yen) && yen >= 0)).toBe(true);
        expect(sums.every((yen, at) => at === 0 || yen >= (sums[at - 1] ?? 0))).toBe(true);
        expect(schedule.at(-1)?.restYen).toBe(0);
        const usual = sums[0] ?? 0;
        expect((sums.at(-1) ?? 0) - usual).toBeLessThan(months);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['2024-04', [null, null], '2024-04'],
  ['2024-04', ['2026-03-31', null], '2026-04'],
  ['2024-04', ['2026-05-31', '2026-09-30'], '2026-10'],
  ['2024-04', ['2026-12-31', '2026-09-30'], '2027-01'],
  ['2027-02', ['2026-12-31', null], '2027-02'],
] as const)('prepaid since %s, told until %s: booked from %s', (first, told, month) => {
  expect(monthAfterBooks(first, told)).toBe(month);
});
