import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { openItems, overpaidItems } from './open-items.ts';

const on = (day: number, amountYen: number) => ({
  entryId: `e${day}`,
  postedOn: `2026-10-${String(day).padStart(2, '0')}`,
  summary: '',
  amountYen,
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

const beyond = (...movements: ReturnType<typeof on>[]) =>
  overpaidItems(movements).map(({ entryId, amountYen }) => [entryId, amountYen]);

test('what was paid beyond all items is overpaid, and the next bill uses it first', () => {
  expect(beyond(on(1, 3000), on(20, -4000))).toEqual([['e20', 1000]]);
  expect(left(on(1, 3000), on(20, -4000), on(21, 2000))).toEqual([['e21', 1000]]);
  expect(beyond(on(1, 3000), on(20, -4000), on(21, 2000))).toEqual([]);
});

test('a payment that is turned back opens what it had cleared, no more', () => {
  const movements = [on(1, 3000), on(20, -4000), on(25, 4000)];
  expect(left(...movements)).toEqual([['e25', 3000]]);
  expect(beyond(...movements)).toEqual([]);
});

test('what is given back is no longer overpaid', () => {
  expect(beyond(on(1, 3000), on(20, -4000), on(25, 1000))).toEqual([]);
});

test('what is open less what is overpaid is the balance, whatever happened', () => {
  const sums = [3000, -4000, 500, 500, -7000, 2000, 9000, -1, -4499, 4499];
  const apart = sums.flatMap((_, count) => {
    const movements = sums.slice(0, count + 1).map((yen, day) => on(day + 1, yen));
    const [open, over] = [openItems(movements), overpaidItems(movements)];
    const total = (items: typeof open) => sumYen(items.map(({ amountYen }) => amountYen));
    const isRight =
      total(open) - total(over) === total(movements) && Math.min(open.length, over.length) === 0;
    return isRight ? [] : [count];
  });
  expect(apart).toEqual([]);
});
