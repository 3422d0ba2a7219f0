import { describe, expect, it } from 'vitest';
import {
  boardDaysAfter,
  cycleDay,
  periodOf,
  relativeDates,
  resolveDate,
} from './relative-dates.ts';

const november = relativeDates('2026-11-21');

describe('the year everything is told from', () => {
  it.each([
    ['2026-11-21', 2026],
    ['2026-04-10', 2025],
    ['2026-05-23', 2025],
    ['2026-05-24', 2026],
    ['2027-01-05', 2026],
    ['2028-02-29', 2027],
  ])('on %s the last general meeting was in %i', (today, year) => {
    expect(relativeDates(today).agmYear).toBe(year);
  });
});

describe('days of 21 November 2026', () => {
  it.each([
    ['agm+0', '2026-05-24'],
    ['agm-1', '2025-05-25'],
    ['agm+1', '2027-05-23'],
    ['board-1 06', '2025-06-21'],
    ['board+0 11', '2026-11-21'],
    ['board+0 02', '2027-02-20'],
    ['d-1 04-20', '2026-04-20'],
    ['d+0 09-12', '2026-09-12'],
    ['d+0 05-31', '2027-05-31'],
    ['today', '2026-11-21'],
    ['today-12', '2026-11-09'],
    ['today+30', '2026-12-21'],
    ['next-board', '2026-12-19'],
    ['next-agm', '2027-05-23'],
    ['2009-03-28', '2009-03-28'],
  ])('%s is %s', (expression, day) => {
    expect(resolveDate(november, expression)).toBe(day);
  });

  it.each([
    'agm',
    'agm1',
    'board-1',
    'board-1 13',
    'd-1 02-30',
    'd-1 13-01',
    'tomorrow',
    'y-1',
    '',
  ])('refuses %j', (expression) => {
    expect(resolveDate(november, expression)).toBeNull();
  });
});

describe('the next meetings', () => {
  it('a meeting of today is held; the next one comes after it', () => {
    expect(relativeDates('2026-11-20').nextBoard).toBe('2026-11-21');
    expect(relativeDates('2026-11-21').nextBoard).toBe('2026-12-19');
    expect(relativeDates('2026-12-31').nextBoard).toBe('2027-01-16');
    expect(relativeDates('2026-05-23').nextAgm).toBe('2026-05-24');
    expect(relativeDates('2026-05-24').nextAgm).toBe('2027-05-23');
  });

  it('follow month by month', () => {
    expect(boardDaysAfter('2026-11-21', 3)).toEqual(['2026-12-19', '2027-01-16', '2027-02-20']);
  });
});

it('knows the leap day only in leap years', () => {
  expect(cycleDay(relativeDates('2028-02-29'), 0, '02-29')).toBe('2028-02-29');
  expect(cycleDay(november, 0, '02-29')).toBeNull();
});

it('counts periods from 2009', () => {
  expect(periodOf(2009)).toBe(1);
  expect(periodOf(2025)).toBe(17);
});
