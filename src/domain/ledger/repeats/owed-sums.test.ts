import { expect, test } from 'vitest';
import { owedSums } from './owed-sums.ts';

const payable = 'payable';
const paying = (key: string, postedOn: string, party: string | null = 'water') => ({
  key,
  postedOn,
  mayChangeAmount: true,
  postings: [
    { fundId: 'general', accountId: payable, amountYen: 1, counterpartyId: party },
    { fundId: 'general', accountId: 'bank', amountYen: -1, counterpartyId: party },
  ],
});
const bill = (postedOn: string, amountYen: number, place = 'payable general water') => ({
  place,
  postedOn,
  amountYen,
});
const sums = (...given: [Parameters<typeof owedSums>[0], Parameters<typeof owedSums>[1]]) => [
  ...owedSums(...given, new Set([payable])),
];

test('a payment is offered what its payee is owed, not what others are', () => {
  const bills = [bill('2026-10-31', 48_210), bill('2026-10-31', 9_000, 'payable general power')];
  expect(sums([paying('a', '2026-11-16')], bills)).toEqual([['a', 48_210]]);
});

test('where nothing is billed until its day, nothing is owed', () => {
  expect(sums([paying('a', '2026-11-16')], [bill('2026-11-30', 50_000)])).toEqual([['a', 0]]);
});

test('the same bill is offered once', () => {
  const due = [paying('a', '2026-11-16'), paying('b', '2026-12-16')];
  expect(sums(due, [bill('2026-10-31', 48_210), bill('2026-11-30', 51_000)])).toEqual([
    ['a', 48_210],
    ['b', 51_000],
  ]);
  expect(sums(due, [bill('2026-10-31', 48_210)])).toEqual([
    ['a', 48_210],
    ['b', 0],
  ]);
});

test('what pays no 未払金, or has sums of its own, is left out', () => {
  const [first] = [paying('a', '2026-11-16')];
  const expense = first.postings.map((it) => ({ ...it, accountId: 'cleaning' }));
  expect(sums([{ ...first, postings: expense }], [bill('2026-10-31', 1)])).toEqual([]);
  expect(sums([{ ...first, mayChangeAmount: false }], [bill('2026-10-31', 1)])).toEqual([]);
});

test('nobody named is a place of its own', () => {
  const due = [paying('a', '2026-11-16', null)];
  expect(sums(due, [bill('2026-10-31', 700, 'payable general')])).toEqual([['a', 700]]);
});
