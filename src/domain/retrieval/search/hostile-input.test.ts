import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerFrom } from '#domain/retrieval/answer/answer-from.ts';
import { confidenceFeatures, confidenceOf } from '#domain/retrieval/answer/confidence.ts';
import { buildIndex, type SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import {
  exampleHints,
  exampleIndex,
  examplePassages,
  exampleThesaurus,
} from '#domain/retrieval/testing/example-passages.ts';
import { searchIndex } from './search-index.ts';

function ask(index: SearchIndex, asked: string): number {
  const found = searchIndex(index, asked, { thesaurus: exampleThesaurus, hints: exampleHints });
  answerFrom(index, found);
  return confidenceOf(confidenceFeatures(index, found));
}

const strange: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['spaces', ' \t\n　'],
  ['500 emoji', '👨‍👩‍👧‍👦'.repeat(500)],
  ['a high surrogate alone', '\ud800'],
  ['a low surrogate alone', 'ペット\udc00'],
  ['marks for right to left', '\u202e犬\u202c\u200f'],
  ['combining marks', `ペ${'\u3099'.repeat(2_000)}`],
  ['a ligature of eighteen letters', '\ufdfa'.repeat(5_000)],
  ['a zero byte', '犬\u0000猫'],
  ['a pattern', '(a+)+$ [[:alpha:]] \\1 .*?{1,99999}'],
  ['a statement', "'; DROP TABLE passages; --"],
  ['a tag', '<script>alert(1)</script>'],
  ['names of objects', '__proto__ constructor toString'],
];
const long = [
  'a',
  '1',
  '一',
  '犬',
  'ア',
  'あ',
  'ー',
  '。',
  '「',
  '\n',
  ' ',
  '月・',
  '1,',
  '\ud83d',
];

test.each(strange)('asking %s does no harm', (_, asked) => {
  expect(ask(exampleIndex, asked)).toBeLessThan(1);
});

test.each(strange)('a document of %s does no harm', (_, text) => {
  const index = buildIndex([...examplePassages, { id: 'strange', title: text, text }]);
  expect(searchIndex(index, '機械式駐車場').hits[0]?.passageId).toBe('parking-size');
  expect(ask(index, text)).toBeGreaterThanOrEqual(0);
});

test.each(long)('100,000 times %j is read in time', (letters) => {
  const text = letters.repeat(100_000 / letters.length);
  const index = buildIndex([...examplePassages, { id: 'long', title: '', text }]);
  ask(index, text);
  ask(index, 'ごみの収集日はいつですか');
  expect(ask(index, `${letters}は何ですか`)).toBeLessThanOrEqual(1);
});

test('an empty index finds nothing', () => {
  const index = buildIndex([]);
  const found = searchIndex(index, '犬');
  expect(found.hits).toEqual([]);
  expect(answerFrom(index, found)).toBeUndefined();
  expect(confidenceFeatures(index, found)).toBeUndefined();
  expect(confidenceOf(undefined)).toBe(0);
});

test('no question is too strange', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (asked) => {
      const confidence = ask(exampleIndex, asked);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }),
  );
});

test('a thousand passages are indexed and searched at once', () => {
  const many = Array.from({ length: 1_000 }, (_, number) => {
    const { title, text } = examplePassages[number % examplePassages.length] ?? {
      title: '',
      text: '',
    };
    return {
      id: String(number),
      title: `${title} ${number}`,
      text: `${text}${number}号室。`.repeat(2),
    };
  });
  const index = buildIndex(many);
  const confidences = Array.from({ length: 20 }, (_, round) =>
    ask(index, `${round}号室の駐車場はいくらですか`),
  );
  expect(confidences.every(Number.isFinite)).toBe(true);
});
