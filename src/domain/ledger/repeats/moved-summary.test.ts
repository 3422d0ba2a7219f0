import { expect, test } from 'vitest';
import { movedSummary, summaryOnDay, summaryWithoutMonth } from './moved-summary.ts';

test.each([
  ['10月分の電気料', 1, '11月分の電気料'],
  ['12月分の電気料', 1, '1月分の電気料'],
  ['2026年12月分の電気料', 1, '2027年1月分の電気料'],
  ['２０２６年１月分の電気料', -1, '2025年12月分の電気料'],
  ['3か月分の前払い', 1, '3か月分の前払い'],
  ['電球', 5, '電球'],
])('%s, %i months later: %s', (summary, later, moved) => {
  expect(movedSummary(summary, later)).toBe(moved);
});

test('what was written in October reads a month on in November, and back again', () => {
  const moved = summaryOnDay('2026年9月分の電気料', '2026-10-27', '2027-02-26');
  expect(moved).toBe('2027年1月分の電気料');
  expect(summaryOnDay(moved, '2027-02-26', '2026-10-27')).toBe('2026年9月分の電気料');
});

test('the name of a repeat leaves the month and its year out', () => {
  expect(summaryWithoutMonth('2026年9月分の電気料')).toBe('電気料');
  expect(summaryWithoutMonth('電気料')).toBe('電気料');
});
