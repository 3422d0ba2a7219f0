import { expect, test } from 'vitest';
import { greetingAt } from './greeting-at.ts';

test.each([
  [3, 'こんばんは。'],
  [4, 'おはようございます。'],
  [10, 'おはようございます。'],
  [11, 'こんにちは。'],
  [17, 'こんにちは。'],
  [18, 'こんばんは。'],
])('at %i it says %s', (hour, words) => {
  expect(greetingAt(new Date(2026, 10, 23, hour))).toBe(words);
});
