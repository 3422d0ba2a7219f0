import { expect, test } from 'vitest';
import { greetingAt, seasonOf } from './season.ts';

test('the wardrobe changes with the month', () => {
  const worn = Array.from({ length: 12 }, (_, month) => seasonOf(new Date(2026, month, 15)));
  expect(worn.join(' ')).toBe(
    'winter winter spring spring spring summer summer summer autumn autumn autumn winter',
  );
});

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
