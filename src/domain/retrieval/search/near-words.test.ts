import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearWords } from './near-words.ts';

test.each([
  ['エレベタ', 'エレベータ'],
  ['エレベーラ', 'エレベータ'],
  ['エレベータア', 'エレベータ'],
  ['バルコニイ', 'バルコニ'],
  ['コレベータ', 'エレベータ'],
  ['レベータ', 'エレベータ'],
])('%s may be %s', (typed, word) => {
  expect(findNearWords(['インコ', word, 'ペット'], typed)).toEqual([word]);
});

test.each([
  ['エレベータ', 'エレベータ'],
  ['エレタ', 'エレベータ'],
  ['ペッタ', 'ペット'],
  ['イレベーラ', 'エレベータ'],
  ['管理規約', '管理規則'],
  ['', 'ア'],
])('%s is not taken for %s', (typed, word) => {
  expect(findNearWords([word], typed)).toEqual([]);
});

test('they come in the order of the words, each once', () => {
  const words = ['バルコニア', 'エレベータ', 'バルコ', 'バルコニ', 'アルコニー', 'バルコニー'];
  expect(findNearWords(words, 'バルコニイ')).toEqual(['バルコニア', 'バルコニ', 'バルコニー']);
  expect(findNearWords(words, 'バルコニー')).toEqual(['バルコニア', 'バルコニ', 'アルコニー']);
});

test('one letter more, less or different is always found', () => {
  const letter = fc.constantFrom('ア', 'イ', 'ー', 'ン');
  fc.assert(
    fc.property(
      fc.string({ unit: letter, minLength: 5, maxLength: 9 }),
      fc.nat(),
      letter,
      (word, at, typed) => {
        const place = at % word.length;
        const before = word.slice(0, place);
        const edits = [
          before + word.slice(place + 1),
          before + typed + word.slice(place + 1),
          before + typed + word.slice(place),
        ];
        for (const edit of edits.filter((one) => one !== word)) {
          expect(findNearWords([word], edit)).toEqual([word]);
        }
      },
    ),
  );
});
