import { expect, test } from 'vitest';
import { exampleIndex, examplePassages } from '#domain/retrieval/testing/example-passages.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';
import { passagesWith } from './field.ts';

function partOf(index: SearchIndex) {
  const [part] = index.parts;
  if (part === undefined) throw new Error('no part');
  return part;
}

test('title and text are searched as one', () => {
  const { fields } = partOf(buildIndex([{ id: '1', title: '規約', text: '規約の変更' }]));
  const id = fields.words.ids.get('規約') ?? -1;
  expect(passagesWith(fields.words, '規約')).toBe(1);
  expect(fields.words.counts[fields.words.offsets[id] ?? -1]).toBe(2);
});

test('the end of the title and the start of the text are no word together', () => {
  const { fields } = partOf(buildIndex([{ id: '1', title: '管理', text: '規約' }]));
  expect(passagesWith(fields.words, '理規')).toBe(0);
});

test('every kind of token has its field', () => {
  const { fields } = partOf(exampleIndex);
  expect(passagesWith(fields.words, '犬')).toBe(1);
  expect(passagesWith(fields.kanji, '飼')).toBe(2);
  expect(passagesWith(fields.pairs, 'ゴミ')).toBe(2);
  expect(passagesWith(fields.words, '第')).toBe(6);
  expect(passagesWith(fields.words, '42条')).toBe(1);
});

test('katakana words are listed for those who mistype them', () => {
  expect(partOf(exampleIndex).katakanaWords).toEqual(
    expect.arrayContaining(['ペット', 'エレベータ', 'バルコニ', 'コンビニエンスストア']),
  );
  expect(partOf(exampleIndex).katakanaWords).not.toContain('ごみ');
});

test('the sentences of a passage are prepared once', () => {
  const place = examplePassages.findIndex(({ id }) => id === 'parking');
  expect(exampleIndex.sentencesOf(place).sentences).toHaveLength(3);
  expect(exampleIndex.sentencesOf(place)).toBe(exampleIndex.sentencesOf(place));
});

test('beyond the last passage there is nothing to read', () => {
  expect(exampleIndex.sentencesOf(999).sentences).toEqual([]);
});
