import { expect, test } from 'vitest';
import { completedYears } from './completed-years.ts';

test('a building of 2009-03-28 turns 18 on that day of 2027', () => {
  expect(completedYears('2009-03-28', '2026-11-21')).toBe(17);
  expect(completedYears('2009-03-28', '2027-03-27')).toBe(17);
  expect(completedYears('2009-03-28', '2027-03-28')).toBe(18);
});
