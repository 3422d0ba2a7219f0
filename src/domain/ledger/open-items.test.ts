import { expect, test } from 'vitest';
import { openItems } from './open-items.ts';

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

test('what was paid beyond all items opens nothing', () => {
  expect(left(on(1, 3000), on(20, -4000), on(21, 2000))).toEqual([['e21', 2000]]);
});
