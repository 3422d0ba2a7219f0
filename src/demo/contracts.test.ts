import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { runningPeriod, seedContracts } from './contracts.ts';
import { relativeDates } from './relative-dates.ts';

describe('a contract from July, notice three months ahead', () => {
  it.each([
    ['2026-11-21', '2026-07-01', '2027-06-30', '2027-03-31'],
    ['2027-03-31', '2026-07-01', '2027-06-30', '2027-03-31'],
    ['2027-04-01', '2026-07-01', '2028-06-30', '2028-03-31'],
    ['2027-07-01', '2027-07-01', '2028-06-30', '2028-03-31'],
  ])('on %s runs from %s to %s with notice by %s', (today, starts_on, ends_on, notice_by) => {
    expect(runningPeriod(today, 7, 3)).toEqual({ starts_on, ends_on, notice_by });
  });
});

it('takes notice across the turn of the year: from April, three months ahead is December', () => {
  expect(runningPeriod('2026-11-21', 4, 3).notice_by).toBe('2026-12-31');
  expect(runningPeriod('2026-11-21', 4, 1).notice_by).toBe('2027-02-28');
  expect(runningPeriod('2027-11-21', 4, 1).notice_by).toBe('2028-02-29');
});

it('always lies around today, whatever the day', () => {
  for (let days = 0; days < 800; days += 13) {
    const today = addDays('2026-04-01', days);
    const wrong = seedContracts(relativeDates(today), new Set()).filter(
      ({ starts_on, notice_by, ends_on }) =>
        starts_on > today || notice_by < today || ends_on <= notice_by,
    );
    expect(wrong).toEqual([]);
  }
});
