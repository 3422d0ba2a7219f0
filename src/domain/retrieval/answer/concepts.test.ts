import { expect, test } from 'vitest';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { exampleHints, exampleThesaurus } from '#domain/retrieval/testing/example-passages.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { conceptShare } from './concepts.ts';

const entries = entriesOf(exampleThesaurus, exampleHints);

function shareOf(asked: string, text: string): number {
  return conceptShare(parseQuestion(asked, entries), foldKana(normalise(text)));
}

test('all or nothing of the subject', () => {
  expect(shareOf('駐車場', '機械式駐車場の使用料')).toBe(1);
  expect(shareOf('ドローン', '機械式駐車場の使用料')).toBe(0);
  expect(shareOf('ドローンと駐車場', '機械式駐車場の使用料')).toBeCloseTo(0.5);
});

test('a synonym counts, though not in full', () => {
  expect(shareOf('喫煙', 'たばこを吸う')).toBeCloseTo(0.8);
  expect(shareOf('たばこ', '喫煙を禁ずる')).toBeCloseTo(0.8);
});

test('a part of a long word counts in part', () => {
  // 修繕 and 繕積 of the four pairs are there.
  expect(shareOf('修繕積立金', '修繕積の')).toBeCloseTo(0.9 * 0.5);
  expect(shareOf('集会', '会議')).toBeCloseTo(0.45 * 0.5);
  expect(shareOf('エレベーター', 'エレベの')).toBeCloseTo(0.7 / 3);
});

test('a last long vowel makes no difference', () => {
  expect(shareOf('エレベーター', 'エレベータの点検')).toBe(1);
  expect(shareOf('エレベータ', 'エレベーターの点検')).toBe(1);
});

test('general words weigh little', () => {
  expect(shareOf('ドローンの料金', '料金は100円')).toBeCloseTo(0.15 / 1.15);
  expect(shareOf('花の料金', '花')).toBeCloseTo(0.45 / 0.6);
});

test('hiragana is a subject where the thesaurus knows it', () => {
  expect(shareOf('たばこはだめですか', '全館でタバコは禁止')).toBe(1);
  expect(shareOf('そこにあるかさは、いつ', '傘を置く')).toBe(0);
});

test('a word in hiragana alone is the subject', () => {
  expect(shareOf('ばるこにー', 'バルコニーの床')).toBe(1);
  expect(shareOf('さうな', 'バルコニーの床')).toBe(0);
});

test('a number alone is no subject', () => {
  expect(shareOf('12', '12')).toBe(0);
  expect(shareOf('', '何か')).toBe(0);
});
