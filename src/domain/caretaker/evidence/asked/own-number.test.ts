import { expect, test } from 'vitest';
import { isOfOtherTime, numberFit, ownNumbersIn } from './own-number.ts';

test.each([
  ['うち3階だけど点検は何日', [{ unit: 'floor', value: 3 }]],
  ['64m2の部屋はいくら', [{ unit: 'area', value: 64 }]],
  ['70平米だといくらになるの', [{ unit: 'area', value: 70 }]],
  ['2回目の大規模修繕はいつ', [{ unit: 'time', value: 2 }]],
  ['10階建てですか', []],
  ['3階以上の人は', []],
  ['1m2当たりいくら', []],
  ['年に2回ですか', []],
])('%s', (asked, numbers) => {
  expect(ownNumbersIn(asked)).toEqual(numbers);
});

test.each([
  ['10階〜6階の住戸', 'floor', 7, 'same'],
  ['5階〜1階の住戸', 'floor', 7, 'other'],
  ['5階から1階の住戸', 'floor', 1, 'same'],
  ['留守だった住戸', 'floor', 7, undefined],
  ['C 64.10㎡', 'area', 64, 'same'],
  ['B 68.20㎡', 'area', 64, 'other'],
  ['1㎡につき月150円', 'area', 64, undefined],
  ['3回目の大規模修繕工事', 'time', 2, 'other'],
  ['2回目と3回目', 'time', 2, 'same'],
] as const)('%s, %s %i: %s', (text, unit, value, fit) => {
  expect(numberFit(text, { unit, value })).toBe(fit);
});

test('a passage about another time is not meant; one about another floor may be', () => {
  const second = [{ unit: 'time', value: 2 }] as const;
  expect(isOfOtherTime('年度：2048／主な工事：3回目の大規模修繕工事', second)).toBe(true);
  expect(isOfOtherTime('年度：2035／主な工事：2回目の大規模修繕工事', second)).toBe(false);
  expect(isOfOtherTime('大規模修繕工事の予定', second)).toBe(false);
  expect(isOfOtherTime('5階の廊下', [{ unit: 'floor', value: 3 }])).toBe(false);
});
