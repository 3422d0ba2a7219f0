import { expect, test } from 'vitest';
import { findNearKanji, kanjiWordsIn } from './near-kanji.ts';

const usual = ['総会', '駐車場', '駐輪場', '理事会', '修繕積立金'];
const near = (typed: string, others: readonly string[] = []) =>
  findNearKanji({ usual, others }, typed);

test.each([
  ['駐輸場', '駐輪場'],
  ['駐車所', '駐車場'],
  ['理事回', '理事会'],
  ['修善積立金', '修繕積立金'],
  ['駐輸場使用料', '駐輪場使用料'],
])('%s may be %s', (typed, word) => {
  expect(near(typed)[0]).toBe(word);
});

test('the longest word is likeliest, then one that is usual', () => {
  const others = ['駐輪場便所', '理事四'];
  expect(near('駐輸場便所', others)).toEqual(['駐輪場便所', '駐車場便所']);
  expect(near('理事回', others)).toEqual(['理事会', '理事四']);
});

test.each(['総回', '総会', '車', '駐犬所', '託児所', '駐車ば'])(
  '%s is taken for nothing else',
  (typed) => {
    expect(near(typed)).toEqual([]);
  },
);

test('words of three kanji or more are taken from titles, each once', () => {
  const titles = ['駐車場の使用細則', '総会 使用細則', '髙﨑々木'];
  expect(kanjiWordsIn(titles)).toEqual(['駐車場', '使用細則', '髙﨑々木']);
});
