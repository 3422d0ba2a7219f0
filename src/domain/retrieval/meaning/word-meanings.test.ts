import { expect, test } from 'vitest';
import { bestMatch, wordMeaningsOf, wordsOf } from './word-meanings.ts';

function match(word: string, text: string): number {
  const [asked] = wordMeaningsOf(wordsOf(word));
  return asked === undefined ? Number.NaN : bestMatch(asked, wordMeaningsOf(wordsOf(text)));
}

test('a word that is said is met in full', () => {
  expect(match('議事録', '総会の議事録は保管する')).toBeCloseTo(1, 5);
});

test('a word that means the like is met better than one that does not', () => {
  expect(match('駐車場', '車の置き場')).toBeGreaterThan(match('駐車場', '総会の議長'));
});

test('particles and endings are no words, and what nobody has met leads nowhere', () => {
  expect(wordMeaningsOf(wordsOf('は、の'))).toEqual([]);
  expect(wordMeaningsOf(wordsOf('☆彡…'))).toEqual([]);
  expect(match('議事録', '')).toBe(0);
});

test('a word that is said twice is one word', () => {
  expect(wordMeaningsOf(wordsOf('総会と総会'))).toHaveLength(1);
});
