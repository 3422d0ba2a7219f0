import { expect, test } from 'vitest';
import { plainItem } from '#domain/repair-plan/testing/example-plan.ts';
import { priceLeaps, priceLeapWords, withChangedSources } from './changed-price.ts';

const line = { ...plainItem, unitPriceYen: 3_150_000, priceSource: '2023年 澄川設計室の概算' };
const on = '2026-11-23';
const marked = '単価を変更（2026年11月23日）。前の出どころ：2023年 澄川設計室の概算';

test.each([
  [3_150_000, 31_500_000, '単価が、前の10倍です。けた数を確かめてください。'],
  [3_150_000, 315_000, '単価が、前の10分の1です。けた数を確かめてください。'],
  [100, 1_999, '単価が、前の19.9倍です。けた数を確かめてください。'],
  [100, 999, null],
  [100, 11, null],
  [0, 31_500_000, null],
  [100, 0, null],
])('from %i to %i yen: %s', (before, after, words) => {
  expect(priceLeapWords(before, after)).toBe(words);
});

test('a changed price no longer has the source of the former one', () => {
  const [changed] = withChangedSources([line], [{ ...line, unitPriceYen: 31_500_000 }], on);
  expect(changed).toEqual({ ...line, unitPriceYen: 31_500_000, priceSource: marked });
});

test('the source comes back with the price', () => {
  const back = { ...line, priceSource: marked };
  expect(withChangedSources([line], [back], on)).toEqual([line]);
});

test('a source that somebody enters stands, and other changes leave it alone', () => {
  const entered = { ...line, unitPriceYen: 3_300_000, priceSource: '2026年 見積り' };
  const moved = { ...line, years: [2040] };
  expect(withChangedSources([line], [entered], on)).toEqual([entered]);
  expect(withChangedSources([line], [moved], on)).toEqual([moved]);
});

test('a price changed again keeps the first source and tells the later day', () => {
  const saved = { ...line, unitPriceYen: 3_300_000, priceSource: marked };
  const [again] = withChangedSources(
    [saved],
    [{ ...saved, unitPriceYen: 3_400_000 }],
    '2027-04-01',
  );
  expect(again?.priceSource).toBe(
    '単価を変更（2027年4月1日）。前の出どころ：2023年 澄川設計室の概算',
  );
});

test('a price without any source says so', () => {
  const bare = { ...line, priceSource: '' };
  const [changed] = withChangedSources([bare], [{ ...bare, unitPriceYen: 1 }], on);
  expect(changed?.priceSource).toBe('単価を変更（2026年11月23日）。前の出どころ：記録なし');
});

test('the lines that leap are found; a new line leaps from nothing', () => {
  const leaping = { ...line, unitPriceYen: 31_500_000 };
  expect(priceLeaps([line], [leaping, { ...leaping, id: 'new' }])).toEqual([leaping]);
});
