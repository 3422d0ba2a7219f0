import { expect, test } from 'vitest';
import { buildIndex } from '#domain/retrieval/indexing/build-index.ts';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { findCandidates } from './first-stage.ts';
import { shippedRanking } from './ranking.ts';
import { weighTerms } from './weigh-terms.ts';

const wordsOnly = { ...shippedRanking, fieldWeights: { words: 1, kanji: 0, pairs: 0 } };

function find(texts: readonly string[], asked: string, ranking = wordsOnly, refused = -1) {
  const index = buildIndex(texts.map((text, place) => ({ id: String(place), title: '', text })));
  const terms = weighTerms(index, parseQuestion(asked, []), ranking);
  return findCandidates(index, terms, ranking, { accepts: (place) => place !== refused, also: [] });
}

test('the score is BM25 to the digit', () => {
  // Two passages, 犬 in one of them, twice among three words; the average is two words.
  const [only, ...others] = find(['犬 猫 犬', '猫'], '犬');
  const rarity = Math.log(1 + 1.5 / 1.5);
  expect(others).toEqual([]);
  expect(only?.place).toBe(0);
  expect(only?.score).toBeCloseTo((rarity * 2 * 1.6) / (2 + 0.6 * (0.25 + 0.75 * (3 / 2))));
});

test('a rare word beats a common one', () => {
  expect(find(['猫', '猫', '犬'], '猫 犬').map(({ place }) => place)).toEqual([2, 0, 1]);
});

test('a short passage beats a long one, twice beats once', () => {
  expect(find(['犬 猫 鳥 魚', '犬', '亀'], '犬').map(({ place }) => place)).toEqual([1, 0]);
  expect(find(['犬 猫', '犬 犬', '亀'], '犬').map(({ place }) => place)).toEqual([1, 0]);
});

test('only so many passages are kept, the best of them in order', () => {
  const texts = ['犬 猫 鳥', '犬', '犬 猫', '犬 犬 犬', '犬 猫 鳥 魚'];
  const all = find(texts, '犬').map(({ place }) => place);
  const three = find(texts, '犬', { ...wordsOnly, candidateCount: 3 }).map(({ place }) => place);
  expect(all).toHaveLength(5);
  expect(three).toEqual(all.slice(0, 3));
  expect(all[0]).toBe(3);
});

test('a refused passage takes no place', () => {
  const one = { ...wordsOnly, candidateCount: 1 };
  expect(find(['犬', '犬 猫'], '犬', one, 0).map(({ place }) => place)).toEqual([1]);
});

test('a passage that shares nothing is no candidate', () => {
  expect(find(['犬', '猫'], '鳥')).toEqual([]);
  expect(find([], '鳥')).toEqual([]);
});

test('in a large index, words that are everywhere are passed over', () => {
  const many = Array.from({ length: 2_001 }, (_, place) => (place === 7 ? '犬 猫' : '犬'));
  expect(find(many, '犬')).toEqual([]);
  expect(find(many, '犬 猫').map(({ place }) => place)).toEqual([7]);
  expect(find(many.slice(1), '犬')).toHaveLength(30);
});

test('what was asked before leaves nothing behind', () => {
  const texts = ['犬 猫', '猫', '鳥'];
  const index = buildIndex(texts.map((text, place) => ({ id: String(place), title: '', text })));
  const ask = (asked: string) => {
    const terms = weighTerms(index, parseQuestion(asked, []), wordsOnly);
    return findCandidates(index, terms, wordsOnly, { accepts: () => true, also: [2] });
  };
  const first = ask('犬');
  ask('猫 鳥');
  expect(ask('犬')).toEqual(first);
  expect(first).toMatchObject([{ place: 0 }, { place: 2, score: 0 }]);
});
