import { expect, test } from 'vitest';
import { exampleHints, exampleThesaurus } from '#domain/retrieval/testing/example-passages.ts';
import { parseQuestion } from './parse-question.ts';
import { entriesOf } from './synonyms.ts';

function termsOf(asked: string, entries = entriesOf([], [])) {
  return parseQuestion(asked, entries).terms;
}

test('a question is looked for by what it is about', () => {
  const { normalised, topic, terms } = parseQuestion('総会の日は、いつですか？', []);
  expect(normalised).toBe('総会の日は、いつですか?');
  expect(topic.trim().startsWith('総会の日は')).toBe(true);
  expect(terms.filter(({ field }) => field === 'words').map(({ text }) => text)).toEqual([
    '総会',
    '日',
  ]);
  expect(terms.every(({ weight, isAsked }) => weight === 1 && isAsked)).toBe(true);
});

test('a term is looked for once, however often it is said', () => {
  const words = termsOf('規約と規約').filter(({ field }) => field === 'words');
  expect(words.map(({ text }) => text)).toEqual(['規約']);
});

test('the same letters may be a term of two fields', () => {
  const terms = termsOf('犬');
  expect(terms.map(({ field }) => field)).toEqual(['words', 'kanji']);
});

test('synonyms count for less, and long ones for less still', () => {
  const terms = termsOf('マイカー', entriesOf(exampleThesaurus, exampleHints));
  const bySynonym = terms.filter(({ isAsked }) => !isAsked);
  expect(bySynonym.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['車', '自動', '動車', '車両']),
  );
  expect(bySynonym.every(({ weight }) => weight > 0 && weight <= 0.6)).toBe(true);
  const [long] = termsOf('甲', entriesOf([['甲', '管理組合総会議事録']], [])).filter(
    ({ isAsked }) => !isAsked,
  );
  expect(long?.weight).toBeCloseTo((0.6 * 3) / 8);
});

test('a word typed alone in hiragana is read as katakana, too', () => {
  expect(termsOf('ぺっと').map(({ text }) => text)).toEqual(['ペッ', 'ット', 'ペット']);
  expect(termsOf('ぺっとの犬').map(({ text }) => text)).not.toContain('ペット');
});

test('of a pasted document only the beginning is read', () => {
  expect(parseQuestion('規約'.repeat(50_000), []).normalised).toHaveLength(1_000);
  expect(parseQuestion('\ufdfa'.repeat(1_000), []).normalised).toHaveLength(1_000);
});

test.each(['', '？', '😀😀', '\ud800', ' \u200f '])('%j asks for nothing', (asked) => {
  expect(termsOf(asked)).toEqual([]);
});
