import { expect, test } from 'vitest';
import { payerKey } from './payer-key.ts';
import { readAmount } from './read-amount.ts';
import { readDay, readShortEraDay } from './read-day.ts';

test.each([
  ['1,234', 1_234],
  ['￥１，２３４円', 1_234],
  ['▲500', -500],
  ['△500', -500],
  ['-500', -500],
  ['(500)', -500],
  ['', null],
  ['-', null],
  ['12.5', Number.NaN],
  ['1o0', Number.NaN],
  ['9999999999999', Number.NaN],
])('the sum %s is %s', (text, yen) => {
  expect(readAmount(text)).toBe(yen);
});

test.each([
  ['2026/1/5', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['2026/01/05 10:32', '2026-01-05'],
  ['令和8年1月5日', '2026-01-05'],
  ['R8.1.5', '2026-01-05'],
  ['平成31年4月30日', '2019-04-30'],
  ['令和元年5月1日', '2019-05-01'],
  ['1/5', null],
  ['2026/2/30', null],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('a short day of 全銀 is of the era that is nearest', () => {
  expect(readShortEraDay('081120', '2026-11-23')).toBe('2026-11-20');
  expect(readShortEraDay('310430', '2019-06-01')).toBe('2019-04-30');
  expect(readShortEraDay('081320', '2026-11-23')).toBeNull();
});

const dwellings = new Set(['305', '1001']);

test.each([
  ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダハナコ', []],
  ['ヤマダ　ハナコ', 'ヤマダハナコ', []],
  ['305 ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダハナコ', ['305']],
  ['ﾔﾏﾀﾞﾊﾅｺ0305', 'ヤマダハナコ', ['305']],
  ['３０５号室ヤマダ', 'ヤマダ', ['305']],
  ['ｶ)ﾐﾄﾞﾘｶﾝｻﾞｲ', 'ミドリカンザイ', []],
  ['ﾐﾄﾞﾘｶﾝｻﾞｲ(ｶ', 'ミドリカンザイ', []],
  ['株式会社みどり管財', 'ミドリ管財', []],
  ['（株）みどり管財', 'ミドリ管財', []],
  ['キャノン', 'キヤノン', []],
  ['髙﨑 邊', '高崎辺', []],
  ['ｽｰﾊﾟｰ', 'スーパー', []],
  ['ﾔﾏﾀﾞ 306', 'ヤマダ306', []],
])('the payer %s is known as %s', (text, key, rooms) => {
  expect(payerKey(text, dwellings)).toEqual({ key, rooms });
});
