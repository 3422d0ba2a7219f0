import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWord, foldText, hasWords, splitAtWords, wordsOf } from './find-words.ts';

test.each([
  ['ぺっと', 'ペット飼育細則'],
  ['ﾍﾟｯﾄ', 'ペット飼育細則'],
  ['ペット', 'ぺっとを飼うとき'],
  ['ｌｅｄ', '廊下のLED照明'],
  ['第１２条', '第12条（専有部分の用途）'],
  ['1か月', '工事の1ヶ月前まで'],
  ['㎡', '集会室は36m2'],
])('%s is found in %s', (query, text) => {
  expect(hasWords([text], wordsOf(query))).toBe(true);
});

test('every word must be there, in any order', () => {
  expect(hasWords(['犬と猫のペット飼育細則'], wordsOf('ペット　いぬ'))).toBe(false);
  expect(hasWords(['犬と猫のペット飼育細則'], wordsOf(' 猫 ペット '))).toBe(true);
  expect(hasWords(['何でも'], wordsOf('　'))).toBe(true);
});

test('a word lies in one text, not across two', () => {
  expect(hasWords(['管理規約', '使用の規則'], wordsOf('規約 規則'))).toBe(true);
  expect(hasWords(['管理規約', '使用の規則'], wordsOf('規約使用'))).toBe(false);
});

test('spaces in the text do not hide a word', () => {
  expect(findWord('第1号議案　決算の承認', foldText('議案決算'))).toEqual([{ start: 3, end: 8 }]);
});

test('a place is told in characters of the original', () => {
  expect(findWord('ﾍﾟｯﾄとペット', 'ぺっと')).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 8 },
  ]);
  expect(findWord('𠮷田さんのペット', 'ぺっと')).toEqual([{ start: 6, end: 9 }]);
  expect(findWord('ああああ', 'ああ')).toHaveLength(2);
  expect(findWord('あ', '')).toEqual([]);
});

test('overlapping words are marked once', () => {
  expect(splitAtWords('防犯カメラの増設', ['防犯かめら', 'かめら', 'らの'])).toEqual([
    { start: 0, text: '防犯カメラ', isFound: true },
    { start: 5, text: 'の', isFound: true },
    { start: 6, text: '増設', isFound: false },
  ]);
});

test('splitting loses nothing, and what is marked is one of the words', () => {
  const kana = fc.string({
    unit: fc.constantFrom('ペ', 'ぺ', 'ﾍ', 'ﾟ', 'ッ', 'ト', ' ', 'a', 'Ａ', '㎡'),
  });
  fc.assert(
    fc.property(kana, kana, (text, query) => {
      const parts = splitAtWords(text, wordsOf(query));
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.some((part) => part.isFound)).toBe(
        wordsOf(query).some((word) => foldText(text).includes(word)),
      );
    }),
  );
});
