import { expect, test } from 'vitest';
import { receiptOf, whyNotCast } from './may-cast.ts';

const cast = {
  head: { voters: ['tanaka'] },
  personId: 'tanaka',
  now: 1_000,
  deadlineAt: 1_000,
  beganAt: null,
};

test.each([
  ['at the last moment', {}, null],
  ['a moment later', { now: 1_001 }, 'closed'],
  ['once the meeting has begun', { beganAt: 900 }, 'closed'],
  ['for another owner', { personId: 'suzuki' }, 'not-voter'],
  ['where co-owners have named nobody', { head: { voters: [] } }, 'not-voter'],
])('%s', (_, facts, expected) => {
  expect(whyNotCast({ ...cast, ...facts })).toBe(expected);
});

test('a receipt is read out in fours', () => {
  expect(receiptOf('0123456789abcdef')).toBe('0123-4567-89AB');
});
