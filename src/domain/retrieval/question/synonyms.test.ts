import { expect, test } from 'vitest';
import { entriesOf, expand, synonymsOf, synonymsOfLonger } from './synonyms.ts';

const groups = [
  ['車', '自動車', 'マイカー'],
  ['たばこ', 'タバコ', '喫煙'],
  ['鍵', ''],
];
const hints = [{ from: ['水が漏れ'], to: ['漏水', '階下'] }];
const entries = entriesOf(groups, hints);

test('any word of a group stands for the others', () => {
  expect(expand(entries, 'マイカーで通勤')).toEqual(['車', '自動車']);
  expect(expand(entries, '喫煙の場所')).toEqual(['たばこ', 'タバコ']);
});

test('a word that the question says is not looked for twice', () => {
  expect(expand(entries, '自動車')).toEqual(['マイカー']);
});

test('hiragana and katakana of one word are no synonyms', () => {
  expect(expand(entries, 'たばこ')).toEqual(['喫煙']);
});

test('a hint works one way only', () => {
  expect(expand(entries, '天井から水が漏れている')).toEqual(['漏水', '階下']);
  expect(expand(entries, '漏水の連絡先')).toEqual([]);
});

test('an empty word stands for nothing', () => {
  expect(expand(entries, '鍵')).toEqual([]);
  expect(expand(entriesOf([['', ' ']], []), '何でも')).toEqual([]);
});

test('synonyms of a word, or of a part of it', () => {
  expect(synonymsOf(entries, '自動車税')).toEqual(['自動車', 'マイカー', '車', 'マイカー']);
  expect(synonymsOf(entries, 'マイ')).toEqual(['車', '自動車']);
  expect(synonymsOf(entries, '植栽')).toEqual([]);
});

test('a longer word is found by its beginning, however many share it', () => {
  const many = entriesOf(
    [],
    [
      { from: ['電気', '電気屋', '電気工事', '電気工事士'], to: ['設備'] },
      { from: ['電話', '電'], to: ['連絡'] },
    ],
  );
  expect(synonymsOfLonger(many, '電気')).toEqual(['設備']);
  expect(synonymsOfLonger(many, '電気工')).toEqual(['設備']);
  expect(synonymsOfLonger(many, '電気工事士')).toEqual([]);
  expect(synonymsOfLonger(many, '電')).toEqual([]);
  expect(synonymsOfLonger(many, '電話')).toEqual([]);
  expect(expand(many, '充電')).toEqual(['連絡']);
});

test('full width and capitals in the thesaurus make no difference', () => {
  expect(expand(entriesOf([['ＥＶ', '電気自動車']], []), 'ev充電')).toEqual(['電気自動車']);
});
