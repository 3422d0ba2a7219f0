import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropLongVowel, foldKana, isLatinAt, scriptAt, scriptOf } from './scripts.ts';

test.each([
  ['漢', 'kanji'],
  ['々', 'kanji'],
  ['〆', 'kanji'],
  ['𠮷', 'kanji'],
  ['㐂', 'kanji'],
  ['ひ', 'hiragana'],
  ['ゝ', 'hiragana'],
  ['カ', 'katakana'],
  ['ー', 'katakana'],
  ['・', 'other'],
  ['a', 'latin'],
  ['é', 'latin'],
  ['ж', 'latin'],
  ['7', 'latin'],
  ['。', 'other'],
  [' ', 'other'],
  ['😀', 'other'],
  ['한', 'other'],
])('%s is %s', (letter, script) => {
  expect(scriptOf(letter.codePointAt(0) ?? 0)).toBe(script);
});

test('before and after a text there is nothing', () => {
  expect([-1, 0, 1, 2].map((place) => scriptAt('か7', place))).toEqual([
    'other',
    'hiragana',
    'latin',
    'other',
  ]);
});

test('a letter is latin where its script is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: -1, max: 12 }), (text, place) => {
      expect(isLatinAt(text, place)).toBe(scriptAt(text, place) === 'latin');
    }),
  );
});

test('a long text is folded like a short one', () => {
  expect(foldKana('ぺっとは一匹。'.repeat(2_000))).toBe('ペットハ一匹。'.repeat(2_000));
});

test('hiragana and katakana are one', () => {
  expect(foldKana('ごみ置場のぺっと ゔ')).toBe('ゴミ置場ノペット ヴ');
});

test('folding keeps every place where it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldKana(text)).toHaveLength(text.length);
      expect(foldKana(foldKana(text))).toBe(foldKana(text));
    }),
  );
});

test.each([
  ['エレベーター', 'エレベータ'],
  ['エレベータ', 'エレベータ'],
  ['モニター', 'モニタ'],
  ['ヤマー', 'ヤマー'],
  ['キー', 'キー'],
])('%s is looked for as %s', (word, kept) => {
  expect(dropLongVowel(word)).toBe(kept);
});
