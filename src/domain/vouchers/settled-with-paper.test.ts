import { expect, test } from 'vitest';
import { payableStanding } from '#domain/payments/payable-standing.ts';
import { settledWithPaper } from './settled-with-paper.ts';

/** Bills are positive, payments negative, each on its own day. */
function settled(moved: readonly (readonly [id: string, yen: number])[], withPaper: string[]) {
  const movements = moved.map(([entryId, amountYen], day) => ({
    entryId,
    amountYen,
    postedOn: `2026-10-${String(day + 1).padStart(2, '0')}`,
    reversesId: null,
    isInflow: false,
  }));
  return [...settledWithPaper(payableStanding(movements, []).settled, new Set(withPaper))];
}

test('a payment is covered by the paper of what it pays, each paper once', () => {
  expect(
    settled(
      [
        ['bill', 12_000],
        ['payment', -12_000],
        ['again', -12_000],
      ],
      ['bill'],
    ),
  ).toEqual([['payment', 12_000]]);
});

test('the oldest of two equal bills is paid first, whether it has a paper or not', () => {
  expect(
    settled(
      [
        ['without', 12_000],
        ['with', 12_000],
        ['first', -12_000],
        ['second', -12_000],
      ],
      ['with'],
    ),
  ).toEqual([['second', 12_000]]);
});

test('a bill that is paid in parts covers each of them', () => {
  expect(
    settled(
      [
        ['bill', 132_000],
        ['first', -50_000],
        ['second', -82_000],
      ],
      ['bill'],
    ),
  ).toEqual([
    ['first', 50_000],
    ['second', 82_000],
  ]);
});

test('one payment of several bills is covered as far as they have papers', () => {
  expect(
    settled(
      [
        ['one', 12_000],
        ['two', 30_000],
        ['three', 500],
        ['payment', -12_000],
        ['payment', -30_000],
        ['payment', -500],
      ],
      ['one', 'three'],
    ),
  ).toEqual([['payment', 12_500]]);
});
