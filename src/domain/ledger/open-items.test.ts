import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { openItems } from './open-items.ts';

const on = (day: number, amountYen: number, reversesId: string | null = null) => ({
  entryId: `e${day}`,
  postedOn: `2026-10-${String(day).padStart(2, '0')}`,
  amountYen,
  reversesId,
});
const left = (...movements: ReturnType<typeof on>[]) =>
  openItems(movements).map(({ entryId, amountYen }) => [entryId, amountYen]);

test('nothing is left of what was paid in full', () => {
  expect(left(on(1, 5000), on(20, -5000))).toEqual([]);
});

test('a payment clears the item of its own sum before an older one', () => {
  expect(left(on(1, 3000), on(2, 5000), on(20, -5000))).toEqual([['e1', 3000]]);
});

test('any other payment clears the oldest first, and may leave a part', () => {
  expect(left(on(1, 3000), on(2, 5000), on(20, -4000))).toEqual([['e2', 4000]]);
});

test('the next bill uses first what was paid beyond the one before', () => {
  expect(left(on(1, 3000), on(20, -4000), on(21, 2000))).toEqual([['e21', 1000]]);
});

test('what was booked by mistake and turned back leaves the older bill open', () => {
  expect(left(on(1, 5000), on(10, 5000), on(11, -5000, 'e10'))).toEqual([['e1', 5000]]);
  expect(left(on(1, 5000), on(10, 3000), on(11, -3000, 'e10'))).toEqual([['e1', 5000]]);
});

test('a payment that is turned back leaves its own bill open, not a new one', () => {
  expect(left(on(1, 5000), on(10, -5000), on(11, 5000, 'e10'))).toEqual([['e1', 5000]]);
});

test('a reversal that was turned back turns nothing back', () => {
  const movements = [on(1, 5000), on(2, -5000, 'e1'), on(3, 5000, 'e2')];
  expect(left(...movements)).toEqual([['e1', 5000]]);
});

test('a reversal of what lies before the books stands for itself', () => {
  expect(left(on(1, 5000), on(2, -5000, 'e0'))).toEqual([]);
});

const steps = fc.array(
  fc.record({ yen: fc.integer({ min: -9, max: 9 }), turns: fc.option(fc.nat(), { freq: 2 }) }),
  { maxLength: 30 },
);

test('reversed entries and their reversals count as if neither had been booked', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const movements: ReturnType<typeof on>[] = [];
      history.forEach(({ yen, turns }, at) => {
        const turned = movements[(turns ?? 0) % Math.max(1, movements.length)];
        const isFree =
          turned?.reversesId === null &&
          movements.every(({ reversesId }) => reversesId !== turned.entryId);
        if (turns !== null && isFree) movements.push(on(at + 1, -turned.amountYen, turned.entryId));
        else if (yen !== 0) movements.push(on(at + 1, yen * 1000));
      });
      const turnedIds = movements.flatMap(({ reversesId }) => reversesId ?? []);
      const plain = movements.filter(
        ({ entryId, reversesId }) => reversesId === null && !turnedIds.includes(entryId),
      );
      expect(openItems(movements)).toEqual(openItems(plain));
      const balanceYen = sumYen(movements.map(({ amountYen }) => amountYen));
      const openYen = sumYen(openItems(movements).map(({ amountYen }) => amountYen));
      const mirrored = movements.map((it) => ({ ...it, amountYen: -it.amountYen }));
      const overYen = sumYen(openItems(mirrored).map(({ amountYen }) => amountYen));
      expect(openYen - overYen).toBe(balanceYen);
    }),
    { numRuns: 500 },
  );
});
