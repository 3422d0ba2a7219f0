import { describe, expect, test } from 'vitest';
import { monthsOf, periodOf } from './period.ts';

const years = [
  { id: 'a', startsOn: '2025-04-01', endsOn: '2026-03-31' },
  { id: 'b', startsOn: '2026-04-01', endsOn: '2027-03-31' },
];
const of = (key: string | null, today = '2026-11-22') => {
  const period = periodOf(key, years, today);
  return period && [period.from, period.until, period.words];
};

describe('the period of the books', () => {
  test('is the running fiscal year unless the address names another', () => {
    expect(of(null)).toEqual(['2026-04-01', '2027-03-31', '2026年度']);
    expect(of('2025')).toEqual(['2025-04-01', '2026-03-31', '2025年度']);
    expect(of('nonsense')).toEqual(['2026-04-01', '2027-03-31', '2026年度']);
  });

  test('can be a month, which ends where the calendar says', () => {
    expect(of('2026-10')).toEqual(['2026-10-01', '2026-10-31', '2026年10月']);
    expect(of('2026-02')).toEqual(['2026-02-01', '2026-02-28', '2026年2月']);
  });

  test('can be everything there is', () => {
    expect(of('all')).toEqual(['2025-04-01', '2027-03-31', 'すべての年度']);
  });

  test('is the last year once the books are behind the calendar, and nothing without years', () => {
    expect(of(null, '2028-01-01')?.[2]).toBe('2026年度');
    expect(periodOf(null, [], '2026-11-22')).toBeNull();
  });
});

test('a year has its months in their order, also where it does not begin in April', () => {
  expect(
    monthsOf({ id: 'c', startsOn: '2026-07-01', endsOn: '2027-06-30' }).map((it) => it.name),
  ).toEqual([
    '7月',
    '8月',
    '9月',
    '10月',
    '11月',
    '12月',
    '1月',
    '2月',
    '3月',
    '4月',
    '5月',
    '6月',
  ]);
});
