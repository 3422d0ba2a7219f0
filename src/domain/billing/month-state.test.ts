import { describe, expect, test } from 'vitest';
import {
  type Answered,
  awaitedMonthSentence,
  collectingSentence,
  monthStates,
  type PaysBy,
} from './month-state.ts';

// December is due on Friday, 27 November 2026; January on Monday, 28 December (the 27th is a Sunday).
const december = { month: '2026-12', dueOn: '2026-11-27', openYen: 33_950 };

const on = (today: string, booked: Partial<Answered['bookedUntil']> = {}): Answered => ({
  due: { day: 27, monthsBefore: 1 },
  today,
  bookedUntil: { debit: '2026-10-27', transfer: null, ...booked },
});

const state = (known: Answered, paysBy: PaysBy = 'debit', openYen = december.openYen) =>
  monthStates(known)({ ...december, openYen, paysBy });

describe('a month of a dwelling', () => {
  test.each([
    ['2026-11-26', 'coming'],
    ['2026-11-27', 'coming'],
    ['2026-11-28', 'collecting'],
    ['2026-11-30', 'collecting'],
    ['2026-12-01', 'collecting'],
    ['2026-12-28', 'collecting'],
    ['2026-12-29', 'late'],
  ])('on %s without the bank’s answer is %s', (today, expected) => {
    expect(state(on(today))).toBe(expected);
  });

  test('is late as soon as the payments of that day are in the books', () => {
    expect(state(on('2026-11-28', { debit: '2026-11-27' }))).toBe('late');
  });

  test('of who pays by transfer does not wait for debits, nor the other way round', () => {
    expect(state(on('2026-11-30', { debit: '2026-11-27' }), 'transfer')).toBe('collecting');
    expect(state(on('2026-11-30', { transfer: '2026-11-30' }), 'transfer')).toBe('late');
    expect(state(on('2026-11-30', { transfer: '2026-11-30' }))).toBe('collecting');
  });

  test('is paid whatever the day', () => {
    for (const today of ['2026-11-20', '2026-11-28', '2027-03-01']) {
      expect(state(on(today), 'debit', 0)).toBe('paid');
    }
  });
});

test('what is awaited is said with its sum and its day', () => {
  expect(collectingSentence({ ...december, paysBy: 'debit' })).toBe(
    '2026年12月分の33,950円（納期2026年11月27日）は、引き落としの結果待ちです。',
  );
  expect(collectingSentence({ ...december, paysBy: 'transfer' })).toContain('入金の確認待ち');
});

test('what many dwellings wait for is one sentence', () => {
  const { month, dueOn } = december;
  const many = { month, dueOn, count: 58, yen: 1_424_600 };
  expect(awaitedMonthSentence({ ...many, paysBy: 'debit' })).toBe(
    '2026年12月分（納期2026年11月27日）は、引き落としの結果を待っています（58戸、1,424,600円）。',
  );
  expect(awaitedMonthSentence({ ...many, paysBy: 'transfer' })).toContain(
    '入金の確認を待っています',
  );
});
