import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepBest } from './keep-best.ts';

test('the highest come first, of equal ones the earlier, and no more than are wanted', () => {
  const scores = Float64Array.from([1, 3, 2, 3, 0]);
  const wanted = { limit: 3, above: 0, accepts: () => true };
  expect(keepBest(scores, wanted).map(({ place }) => place)).toEqual([1, 3, 2]);
});

test('what does not exceed the bound or is not accepted is left', () => {
  const scores = Float64Array.from([-1, 0, 2, 5]);
  const accepts = (place: number) => place !== 3;
  expect(keepBest(scores, { limit: 9, above: 0, accepts })).toEqual([{ place: 2, score: 2 }]);
  const any = { limit: 9, above: Number.NEGATIVE_INFINITY, accepts };
  expect(keepBest(scores, any).map(({ place }) => place)).toEqual([2, 1, 0]);
});

test('the same as sorting all of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5, max: 5 })),
      fc.integer({ min: 1, max: 6 }),
      (list, limit) => {
        const sorted = list
          .map((score, place) => ({ place, score }))
          .toSorted((a, b) => b.score - a.score || a.place - b.place);
        const wanted = { limit, above: Number.NEGATIVE_INFINITY, accepts: () => true };
        expect(keepBest(Float64Array.from(list), wanted)).toEqual(sorted.slice(0, limit));
      },
    ),
  );
});
