import { expect, test } from 'vitest';
import { problemOfWords, wordsIn } from './typed-words.ts';

test('empty fields and spaces around a word do not count', () => {
  expect(wordsIn([' 大野さん ', '', '　', '管理員'])).toEqual(['大野さん', '管理員']);
  expect(problemOfWords(['大野さん', ' '], [])).toBe('ことばを2つ以上入れてください。');
  expect(problemOfWords(['大野さん', '管理員'], [])).toBeUndefined();
});

test('what the search takes for one word makes no pair', () => {
  expect(problemOfWords(['ペット', 'ぺっと'], [])).toContain('「ぺっと」は同じことばです。');
});

test('a pair that is there already is told, a longer one is not', () => {
  const taken = [['大野さん', '管理員さん', '管理員']];
  expect(problemOfWords(['管理員', '大野さん'], taken)).toContain('もう登録されています');
  expect(problemOfWords(['管理員', '大野さん', '窓口の方'], taken)).toBeUndefined();
});
