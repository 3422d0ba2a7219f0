import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

function sentencesOf(text: string): readonly string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end));
}

test('sentences end where they end', () => {
  expect(sentencesOf('犬は1匹まで。猫は？ だめ！')).toEqual(['犬は1匹まで。', '猫は？', 'だめ！']);
});

test('a line break ends a sentence, spaces around it are left out', () => {
  expect(sentencesOf('　1 総則\n\n  2 雑則 \r\n')).toEqual(['1 総則', '2 雑則']);
});

test('a sentence inside brackets does not end the one around it', () => {
  expect(sentencesOf('理事長は「承認する。」と述べた。以上。')).toEqual([
    '理事長は「承認する。」と述べた。',
    '以上。',
  ]);
  expect(sentencesOf('書面（電子を含む。）で行う。')).toEqual(['書面（電子を含む。）で行う。']);
});

test('a bracket left open swallows neither the next line nor a long text', () => {
  expect(sentencesOf('「承認する。\n次。')).toEqual(['「承認する。', '次。']);
  expect(sentencesOf(`（${'あ'.repeat(250)}。次。`)).toHaveLength(2);
});

test('a full-width decimal point is no end', () => {
  expect(sentencesOf('率は３．５である．以上')).toEqual(['率は３．５である．', '以上']);
});

test('nothing to read, no sentence', () => {
  expect(splitSentences('')).toEqual([]);
  expect(splitSentences(' \n　\n')).toEqual([]);
});

test('sentences are in order, without overlap, and leave out nothing but spaces', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('あ', '。', '「', '」', '(', ')', '\n', ' ', '　', '？', '😀', '\ud800'),
    maxLength: 400,
  });
  fc.assert(
    fc.property(anyText, (text) => {
      let done = 0;
      for (const { start, end } of splitSentences(text)) {
        expect(text.slice(done, start).trim()).toBe('');
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
        done = end;
      }
      expect(text.slice(done).trim()).toBe('');
    }),
  );
});
