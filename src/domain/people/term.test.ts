import { expect, test } from 'vitest';
import { endsSoon, monthsAfter } from './term.ts';

test('months later, also over the end of a year and into a short month', () => {
  expect(monthsAfter('2026-11-21', 6)).toBe('2027-05-21');
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2027-08-31', 6)).toBe('2028-02-29');
  expect(monthsAfter('2026-06-15', 6)).toBe('2026-12-15');
  expect(monthsAfter('2026-12-01', 1)).toBe('2027-01-01');
});

test('a term that ends on 2027-05-23 is noted from 2026-11-23 to its last day', () => {
  const term = { termFrom: '2025-05-25', termUntil: '2027-05-23' };
  expect(endsSoon(term, '2026-11-22')).toBe(false);
  expect(endsSoon(term, '2026-11-23')).toBe(true);
  expect(endsSoon(term, '2027-05-23')).toBe(true);
  expect(endsSoon(term, '2027-05-24')).toBe(false);
});
