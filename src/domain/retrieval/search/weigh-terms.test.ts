import { expect, test } from 'vitest';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { exampleIndex } from '#domain/retrieval/testing/example-passages.ts';
import { shippedRanking } from './ranking.ts';
import { hasTerm, placeOfTerm, weighTerms } from './weigh-terms.ts';

test.each([
  ['第17条による', '17条', true],
  ['第17条による', '7条', false],
  ['第17条による', '17', true],
  ['第17条による', '1', false],
  ['pet と petit', 'petit', true],
  ['petit', 'pet', false],
  ['petit と pet', 'pet', true],
  ['7', '7', true],
  ['ペット', 'ット', true],
  ['', '犬', false],
])('in %s, %s is found: %s', (text, term, found) => {
  expect(hasTerm(text, term)).toBe(found);
});

test('a term is found from a place on', () => {
  const text = 'petit と pet と pet';
  expect([0, 9, 15].map((from) => placeOfTerm(text, 'pet', from))).toEqual([8, 14, -1]);
});

function weigh(asked: string) {
  return weighTerms(exampleIndex, parseQuestion(asked, []), shippedRanking);
}

test('a rare word is worth more than a common one, and more than its letters', () => {
  const terms = weigh('漏水と総数');
  const valueOf = (text: string, field: string) =>
    terms.find((term) => term.text === text && term.field === field)?.value ?? 0;
  expect(valueOf('漏水', 'words')).toBeGreaterThan(valueOf('水', 'kanji'));
  // 漏水 stands in one of nine passages: ln(1 + 8.5 / 1.5).
  expect(valueOf('漏水', 'words')).toBeCloseTo(Math.log(1 + 8.5 / 1.5));
});

test('the value of each field is the weight it has', () => {
  const [word, letter] = weigh('漏');
  expect(word?.passageCount).toBe(0);
  expect(letter).toMatchObject({ field: 'kanji', passageCount: 1 });
  expect(letter?.value).toBeCloseTo(0.5 * Math.log(1 + 8.5 / 1.5));
});

test('a mistyped katakana word brings the word that was meant', () => {
  expect(weigh('エレペータ').filter(({ isAsked }) => !isAsked)).toMatchObject([
    { text: 'エレベータ', field: 'words', weight: 0.8, passageCount: 1 },
  ]);
});

test('a word that is in the documents is taken as it is', () => {
  expect(weigh('エレベーター').every(({ isAsked }) => isAsked)).toBe(true);
});
