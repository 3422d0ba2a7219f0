import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '#domain/retrieval/meaning/word-meanings.ts';
import { matchWords } from './match-words.ts';

const passage = wordsOf('駐車場使用細則 第2条 機械式駐車場の使用料は、月額9,000円とする。');

test('a question in the words of the passage is met in full', () => {
  expect(matchWords('駐車場の使用料', passage)).toMatchObject({ wordCount: 2 });
  expect(matchWords('駐車場の使用料', passage).leastMatched).toBeGreaterThan(0.8);
});

test('the one word that the passage does not speak of is noticed', () => {
  const asked = matchWords('駐車場の使用料', passage);
  const beside = matchWords('駐車場の施工会社', passage);
  expect(beside.leastMatched).toBeLessThan(asked.leastMatched);
  expect(beside.unmatched).toBeGreaterThan(asked.unmatched);
});

test('a question without a word says nothing', () => {
  expect(matchWords('？', passage)).toEqual(matchWords('', passage));
  expect(matchWords('', passage).wordCount).toBe(0);
});

const text = fc
  .array(fc.constantFrom(...'犬猫駐車場修繕積立金総会の議事録ABC12、。'), { maxLength: 30 })
  .map((letters) => letters.join(''));

test('shares lie between 0 and 1, and the least is the least', () => {
  fc.assert(
    fc.property(text, text, (question, said) => {
      const words = matchWords(question, wordsOf(said));
      for (const share of [words.matched, words.leastMatched, words.tellingMatched]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-6);
      }
      expect(words.leastMatched).toBeLessThanOrEqual(words.tellingMatched);
      expect(words.unmatched).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});
