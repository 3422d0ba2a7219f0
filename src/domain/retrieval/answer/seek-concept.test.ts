import { expect, test } from 'vitest';
import { sketchOf } from '#domain/retrieval/text/sketch.ts';
import { conceptOf, presenceOf } from './concepts.ts';
import { narrowConcept, seekConcept } from './seek-concept.ts';

const concept = conceptOf({ script: 'kanji', text: '修繕積立金' }, '修繕積立金', [
  '長期修繕計画',
  '積ミ立テ',
]);
const sought = seekConcept(concept);

test('only what a text may say is left', () => {
  expect(narrowConcept(sought, sketchOf('修繕ノ積ミ立テ'))).toEqual({
    folded: undefined,
    synonyms: ['積ミ立テ'],
    parts: [
      { pieces: ['修繕'], count: 4, share: 0.9 },
      { pieces: ['修', '繕', '積', '立'], count: 5, share: 0.45 },
    ],
  });
});

test('a text that says nothing of it is passed over', () => {
  expect(narrowConcept(sought, sketchOf('ペットヲ飼ウ'))).toBeUndefined();
});

test.each(['修繕積立金ノ額', '修繕ノ積ミ立テ', '修繕積ノ', '立ツ'])(
  'in %s it is as present as before',
  (text) => {
    const narrow = narrowConcept(sought, sketchOf(text));
    expect(narrow && presenceOf(narrow, text)).toBe(presenceOf(concept, text));
  },
);
