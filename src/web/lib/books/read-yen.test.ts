import { expect, test } from 'vitest';
import { readYen, shownAmount } from './read-yen.ts';

test.each([
  ['1234', 1234],
  ['1,234', 1234],
  ['１２，３４５', 12_345],
  ['１２、３４５円', 12_345],
  ['¥ 980', 980],
  ['￥980', 980],
  ['0', 0],
])('%s is read', (text, yen) => {
  expect(readYen(text)).toBe(yen);
});

test.each(['', '12.5', '-300', '△300', '千円', '1e9', '12a', '1234567890123456'])(
  '%s is no sum of whole yen',
  (text) => {
    expect(readYen(text)).toBeNull();
  },
);

test('what was typed gets its separators, and stays as it is while it cannot be read', () => {
  expect(shownAmount('１２３４５６')).toBe('123,456');
  expect(shownAmount('12.5')).toBe('12.5');
});
