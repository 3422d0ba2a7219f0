import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnOrder, whyNotDraw } from './lottery.ts';

const tickets = ['2026-4', '2026-7', '2026-9', '2026-11'].map((number) => ({
  number,
  isFirst: number === '2026-9',
}));

test('whom the rules prefer comes first, and of the others the seed decides', () => {
  const drawn = drawnOrder(tickets, { places: 2, seed: 20_261_219 });
  expect(drawn[0]).toMatchObject({ number: '2026-9', place: 1, isChosen: true });
  expect(drawn.map(({ isChosen }) => isChosen)).toEqual([true, true, false, false]);
  expect(drawnOrder(tickets.toReversed(), { places: 2, seed: 20_261_219 })).toEqual(drawn);
});

test('everybody has one place, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 3 }), (seed, places) => {
      const drawn = drawnOrder(tickets, { places, seed });
      expect(drawn.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
      expect(new Set(drawn.map(({ number }) => number)).size).toBe(4);
      expect(drawn.filter(({ isChosen }) => isChosen)).toHaveLength(places);
    }),
  );
});

test.each([
  [3, 2, null],
  [2, 2, '抽選は要りません'],
  [1, 0, '1つ以上'],
])('%i for %i places', (count, places, words) => {
  const why = whyNotDraw(count, places);
  expect(words === null ? why : why?.includes(words)).toBe(words === null ? null : true);
});
