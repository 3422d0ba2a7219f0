import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise, readKanjiNumeral } from './normalise.ts';

test.each([
  ['ＬＥＤ照明', 'led照明'],
  ['ﾍﾟｯﾄ', 'ペット'],
  ['１０：００〜１２：００', '10:00~12:00'],
  ['１０時～１２時', '10時~12時'],
  ['A−B', 'a-b'],
  ['２―３', '2-3'],
  ['ペ\u200bッ\u00adト', 'ペット'],
  ['\u202e規約\u200f', '規約'],
  ['辻\ufe00さん', '辻さん'],
  ['㈱スミワ', '(株)スミワ'],
  ['1ヶ月前', '1か月前'],
  ['３カ月', '3か月'],
  ['数ヵ所', '数か所'],
  ['アメリカ国籍', 'アメリカ国籍'],
  ['六ヶ月', '6か月'],
])('%s is compared as %s', (text, normalised) => {
  expect(normalise(text)).toBe(normalised);
});

test.each([
  ['第十七条', '第17条'],
  ['第四十二条第二項', '第42条第2項'],
  ['四分の三以上', '4分の3以上'],
  ['五分の四', '5分の4'],
  ['令和七年', '令和7年'],
  ['平成二十一年三月', '平成21年三月'],
  ['二週間前', '2週間前'],
  ['三か月', '3か月'],
  ['百二十世帯', '120世帯'],
  ['一〇三号室', '103号室'],
  ['二千円', '2000円'],
])('%s becomes %s, since a counter stands beside it', (text, normalised) => {
  expect(normalise(text)).toBe(normalised);
});

test.each(['一般', '三菱', '千葉', '十分', '一方', '四季', '百貨店', '万一'])(
  '%s stays a word',
  (word) => {
    expect(normalise(word)).toBe(word);
  },
);

test.each([
  ['〇', 0],
  ['七', 7],
  ['十', 10],
  ['十七', 17],
  ['二十', 20],
  ['百', 100],
  ['三百五', 305],
  ['千二百三十四', 1234],
  ['一〇三', 103],
  ['二〇二六', 2026],
])('%s is %i', (numeral, value) => {
  expect(readKanjiNumeral(numeral)).toBe(value);
});

test('no text is too strange, and no invisible mark remains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalise(text)).not.toMatch(/\p{Cf}|[Ａ-Ｚ０-９ｱ-ﾝ]/u);
    }),
  );
});

test('a long row of numerals takes no time', () => {
  expect(normalise('一'.repeat(100_000))).toHaveLength(100_000);
  expect(normalise(`第${'十'.repeat(100_000)}`).length).toBeGreaterThan(90_000);
});
