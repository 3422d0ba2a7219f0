import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as calendar from './calendar.ts';

const days = fc.integer({ min: 0, max: 60_000 }).map((n) => calendar.addDays('1950-01-01', n));

test('weekdays and nth weekdays of a printed calendar', () => {
  expect(calendar.weekdayOf('2026-11-21')).toBe(6);
  expect(calendar.nthWeekday(2026, 5, 0, 4)).toBe('2026-05-24');
  expect(calendar.nthWeekday(2026, 11, 6, 3)).toBe('2026-11-21');
  expect(calendar.nthWeekday(2026, 8, 6, 1)).toBe('2026-08-01');
  expect(calendar.weekOfMonth('2026-11-07')).toBe(1);
  expect(calendar.weekOfMonth('2026-11-08')).toBe(2);
});

test('the fiscal year begins on 1 April', () => {
  expect(calendar.fiscalYearOf('2027-03-31')).toBe(2026);
  expect(calendar.fiscalYearOf('2027-04-01')).toBe(2027);
});

test('dates as they are read', () => {
  expect(calendar.formatDate('2026-11-21')).toBe('2026年11月21日（土）');
  expect(calendar.formatPlainDate('2026-01-05')).toBe('2026年1月5日');
  expect(calendar.formatMonthDay('2026-01-05')).toBe('1月5日（月）');
  expect(calendar.formatNearDay('2026-12-01', '2026-11-30')).toBe('12月1日（火）');
  expect(calendar.formatNearDay('2020-12-01', '2026-11-30')).toBe('2020年12月1日（火）');
  expect(calendar.formatNearDay('2027-01-01', '2026-12-31')).toBe('2027年1月1日（金）');
});

test('a new day begins in Japan at 15:00 UTC', () => {
  expect(calendar.dayInJapan(Date.parse('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
  expect(calendar.dayInJapan(Date.parse('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
});

test('days that are and are not', () => {
  expect(calendar.isRealDate('2028-02-29')).toBe(true);
  for (const text of ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', 'x']) {
    expect(calendar.isRealDate(text)).toBe(false);
  }
});

test('going forward and back ends on the same day', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (date, n) => {
      const moved = calendar.addDays(date, n);
      expect(calendar.daysBetween(date, moved)).toBe(n);
      expect(calendar.addDays(moved, -n)).toBe(date);
      expect(calendar.weekdayOf(moved)).toBe((((calendar.weekdayOf(date) + n) % 7) + 7) % 7);
    }),
  );
});

test('parts make the day they came from', () => {
  fc.assert(
    fc.property(days, (date) => {
      expect(calendar.isoDate(calendar.partsOf(date))).toBe(date);
      expect(calendar.isRealDate(date)).toBe(true);
    }),
  );
});
