import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atLeast,
  compareThresholds,
  fewestOf,
  majority,
  reaches,
  thresholdWords,
} from './threshold.ts';

const thresholds = fc.constantFrom(
  majority,
  atLeast(1, 2),
  atLeast(2, 3),
  atLeast(3, 4),
  atLeast(4, 5),
);

test('過半数 is more than half, 以上 includes the share itself', () => {
  expect([reaches(50, 100, majority), reaches(51, 100, majority)]).toEqual([false, true]);
  expect([reaches(74, 100, atLeast(3, 4)), reaches(75, 100, atLeast(3, 4))]).toEqual([false, true]);
  expect([reaches(39, 60, atLeast(2, 3)), reaches(40, 60, atLeast(2, 3))]).toEqual([false, true]);
});

test.each([
  [57, majority, 29],
  [60, majority, 31],
  [57, atLeast(4, 5), 46],
  [60, atLeast(4, 5), 48],
  [95, atLeast(3, 4), 72],
  [95, atLeast(4, 5), 76],
  [51, atLeast(3, 4), 39],
])('of %i, %o takes %i', (whole, threshold, fewest) => {
  expect(fewestOf(whole, threshold)).toBe(fewest);
});

test('the fewest reach it, and one less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), thresholds, (whole, threshold) => {
      const fewest = fewestOf(whole, threshold);
      expect(reaches(fewest, whole, threshold)).toBe(true);
      expect(reaches(fewest - 1, whole, threshold)).toBe(false);
    }),
  );
});

test('whoever asks for more is the higher', () => {
  const ordered = [atLeast(1, 2), majority, atLeast(2, 3), atLeast(3, 4), atLeast(4, 5)];
  expect(ordered.toReversed().toSorted(compareThresholds)).toEqual(ordered);
  expect(compareThresholds(atLeast(2, 4), atLeast(1, 2))).toBe(0);
});

test('in words', () => {
  const words = [majority, atLeast(4, 5), { n: 1, d: 3, strict: true }].map(thresholdWords);
  expect(words).toEqual(['過半数', '5分の4以上', '3分の1を超える数']);
});
