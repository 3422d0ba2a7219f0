import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfKana, unwritableIn } from './half-kana.ts';

test.each([
  ['ミドリザカレジデンス', 'ﾐﾄﾞﾘｻﾞｶﾚｼﾞﾃﾞﾝｽ'],
  ['みどりざか　かんりくみあい', 'ﾐﾄﾞﾘｻﾞｶ ｶﾝﾘｸﾐｱｲ'],
  ['カ）キタガワショウカイ', 'ｶ)ｷﾀｶﾞﾜｼﾖｳｶｲ'],
  ['ピーエス・サービス', 'ﾋﾟ-ｴｽ･ｻ-ﾋﾞｽ'],
  ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
  ['ａｂｃ１２', 'ABC12'],
])('%s is written %s', (text, kana) => {
  expect(halfKana(text)).toBe(kana);
});

test('kanji and other marks are named', () => {
  expect(unwritableIn('株式会社キタガワ')).toEqual(['株', '式', '会', '社']);
  expect(unwritableIn('ｶ)ｷﾀｶﾞﾜ')).toEqual([]);
  expect(unwritableIn('ヤマダ☺')).toEqual(['☺']);
});

test('what is written once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'あがぱァガﾊﾟA1 （-ー') }), (text) => {
      expect(halfKana(halfKana(text))).toBe(halfKana(text));
    }),
  );
});
