import { expect, test } from 'vitest';
import { exampleIndex, examplePassages } from '#domain/retrieval/testing/example-passages.ts';
import { buildIndex } from './build-index.ts';
import { passagesWith } from './field.ts';

test('title and text are searched as one', () => {
  const { fields } = buildIndex([{ id: '1', title: '規約', text: '規約の変更' }]);
  const id = fields.words.ids.get('規約') ?? -1;
  expect(passagesWith(fields.words, '規約')).toBe(1);
  expect(fields.words.counts[fields.words.offsets[id] ?? -1]).toBe(2);
});

test('the end of the title and the start of the text are no word together', () => {
  const { fields } = buildIndex([{ id: '1', title: '管理', text: '規約' }]);
  expect(passagesWith(fields.words, '理規')).toBe(0);
});

test('every kind of token has its field', () => {
  const { fields } = exampleIndex;
  expect(passagesWith(fields.words, '犬')).toBe(1);
  expect(passagesWith(fields.kanji, '飼')).toBe(2);
  expect(passagesWith(fields.pairs, 'ゴミ')).toBe(2);
  expect(passagesWith(fields.words, '第')).toBe(6);
  expect(passagesWith(fields.words, '42条')).toBe(1);
});

test('katakana words are listed for those who mistype them', () => {
  expect(exampleIndex.katakanaWords).toEqual(
    expect.arrayContaining(['ペット', 'エレベータ', 'バルコニ', 'コンビニエンスストア']),
  );
  expect(exampleIndex.katakanaWords).not.toContain('ごみ');
});

test('the sentences of a passage are prepared once', () => {
  const place = examplePassages.findIndex(({ id }) => id === 'parking');
  expect(exampleIndex.sentencesOf(place).sentences).toHaveLength(3);
  expect(exampleIndex.sentencesOf(place)).toBe(exampleIndex.sentencesOf(place));
});

test('beyond the last passage there is nothing to read', () => {
  expect(exampleIndex.sentencesOf(999).sentences).toEqual([]);
});
