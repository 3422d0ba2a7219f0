import { expect, test } from 'vitest';
import { preparePassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { shippedRanking } from './ranking.ts';
import { weighEvidence } from './sentence-evidence.ts';
import type { WeighedTerm } from './weigh-terms.ts';

function term(text: string, value: number, passageCount = 1): WeighedTerm {
  return { text, folded: text, value, passageCount, field: 'words', weight: 1, isAsked: true };
}

const passage = preparePassage({
  title: '駐車場 細則',
  text: '料金は月額とする。解約は料金に関わらず書面による。以上。',
});

function weigh(terms: readonly WeighedTerm[], score = 10) {
  return weighEvidence(terms, { place: 0, score }, passage, shippedRanking);
}

test('the sentence that says most is the best', () => {
  const evidence = weigh([term('料金', 2), term('解約', 3)]);
  expect(evidence.sentenceValues).toEqual([2, 5, 0]);
  expect(evidence).toMatchObject({ bestSentence: 1, bestValue: 5 });
});

test('of two equal sentences the first is the best', () => {
  expect(weigh([term('料金', 2)]).bestSentence).toBe(0);
});

test('what the title says counts for every sentence, once', () => {
  expect(weigh([term('駐車', 4), term('料金', 2)]).sentenceValues).toEqual([6, 6, 4]);
});

test('a term that is nowhere in the index counts for nothing', () => {
  expect(weigh([term('料金', 2, 0)]).sentenceValues).toEqual([0, 0, 0]);
});

test('score, sentence, title and length make up the rank', () => {
  // Of the title's words 駐車, 車場 and 細則 one is asked for.
  const { score } = weigh([term('駐車', 4), term('料金', 2)]);
  expect(score).toBeCloseTo(10 + 0.7 * 6 + 3 / 3 - Math.log(passage.length + 1));
});

test('a passage without sentences is judged by its title', () => {
  const empty = preparePassage({ title: '駐車場', text: '' });
  const evidence = weighEvidence([term('駐車', 4)], { place: 0, score: 1 }, empty, shippedRanking);
  expect(evidence).toMatchObject({ sentenceValues: [], bestSentence: 0, bestValue: 4 });
  expect(evidence.score).toBeCloseTo(1 + 0.7 * 4 + 3 / 2 - Math.log(4));
});

test('a term counts once for each sentence that has it', () => {
  const prepared = preparePassage({ title: '', text: '犬と犬。\n猫。\n犬と17条。\n7条と犬。' });
  const values = (word: string) =>
    weighEvidence([term(word, 2)], { place: 0, score: 1 }, prepared, shippedRanking).sentenceValues;
  expect(values('犬')).toEqual([2, 0, 2, 2]);
  expect(values('7条')).toEqual([0, 0, 0, 2]);
});
