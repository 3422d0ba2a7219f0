import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { foldKana } from './scripts.ts';
import { runsOf, tokensOf } from './tokens.ts';

test('a sentence becomes words, kanji and pairs', () => {
  expect(tokensOf('犬を飼育')).toEqual({
    words: ['犬', '飼育'],
    kanji: ['犬', '飼', '育'],
    pairs: ['犬ヲ', 'ヲ飼'],
  });
});

test('a long kanji word is found by each of its pairs', () => {
  expect(tokensOf('修繕積立金').words).toEqual(['修繕', '繕積', '積立', '立金']);
});

test('katakana words stay whole, without their last long vowel', () => {
  expect(tokensOf('エレベーター').words).toEqual(['エレベータ']);
  expect(tokensOf('ア').words).toEqual([]);
});

test('hiragana has no words, only pairs, and reads like katakana', () => {
  expect(tokensOf('ごみ')).toEqual({ words: [], kanji: [], pairs: ['ゴミ'] });
  expect(tokensOf('ゴミ').pairs).toEqual(['ゴミ']);
});

test('a number is found alone and with what it counts', () => {
  expect(tokensOf('第17条').words).toEqual(['第', '17', '17条', '条']);
  expect(tokensOf('10kg').words).toEqual(['10kg']);
});

test('nothing joins across a comma or a space', () => {
  expect(tokensOf('犬、猫').pairs).toEqual([]);
  expect(tokensOf('犬 猫').words).toEqual(['犬', '猫']);
});

test('a word is counted as often as it stands there', () => {
  expect(tokensOf('規約。規約。').words).toEqual(['規約', '規約']);
});

test('letters outside the first plane are one letter each', () => {
  expect(tokensOf('𠮷田').words).toEqual(['𠮷田']);
  expect(tokensOf('𠮷田').kanji).toEqual(['𠮷', '田']);
});

test('runs change where the script changes', () => {
  expect(runsOf('LED照明の、ランプ'.toLowerCase())).toEqual([
    { script: 'latin', text: 'led' },
    { script: 'kanji', text: '照明' },
    { script: 'hiragana', text: 'の' },
    { script: 'other', text: '、' },
    { script: 'katakana', text: 'ランプ' },
  ]);
  expect(runsOf('')).toEqual([]);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('犬', '々', 'の', 'ゴ', 'ー', '7', 'k', '。', ' ', '\ud842') }),
);

test('runs joined are the text again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        runsOf(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('every token stands in the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const normalised = normalise(text);
      const tokens = tokensOf(normalised);
      for (const word of [...tokens.words, ...tokens.kanji]) expect(normalised).toContain(word);
      for (const pair of tokens.pairs) expect(foldKana(normalised)).toContain(pair);
    }),
  );
});
