import { expect, test } from 'vitest';
import { yearBegunOn, yearEndedOn } from './fiscal-year.ts';

test('a year has the number of the year in which it begins, whichever its first month is', () => {
  const named = (startsOn: string, endsOn: string) => [yearBegunOn(startsOn), yearEndedOn(endsOn)];
  expect(named('2026-04-01', '2027-03-31')).toEqual([2026, 2026]);
  expect(named('2026-10-01', '2027-09-30')).toEqual([2026, 2026]);
  expect(named('2026-01-01', '2026-12-31')).toEqual([2026, 2026]);
});
