import { expect, test } from 'vitest';
import { mayHave, probeOf } from '#domain/retrieval/text/sketch.ts';
import { preparePassage } from './prepare-passage.ts';

test('a passage is read sentence by sentence', () => {
  const text = 'ごみは朝に出す。\n第十七条による。';
  expect(preparePassage({ title: 'ごみ出し細則 細則', text })).toMatchObject({
    sentences: [
      { start: 0, end: 8 },
      { start: 9, end: 17 },
    ],
    folded: ['ゴミハ朝ニ出ス。', '第17条ニヨル。'],
    foldedText: 'ゴミハ朝ニ出ス。\n第17条ニヨル。',
    foldedTitle: 'ゴミ出シ細則 細則',
    titleWords: ['出', '細則'],
    length: 25,
  });
});

test('the sketch is of title and text', () => {
  const { sketch } = preparePassage({ title: 'ごみ出し', text: '朝に出す。' });
  expect(['ゴミ', '朝', '出ス', '夜'].map((word) => mayHave(sketch, probeOf(word)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('places are those of the original, however it is folded', () => {
  const text = 'ﾍﾟｯﾄ㍿。㌢㍍で測る。';
  const { sentences, folded } = preparePassage({ title: '', text });
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    'ﾍﾟｯﾄ㍿。',
    '㌢㍍で測る。',
  ]);
  expect(folded).toEqual(['ペット株式会社。', 'センチメートルデ測ル。']);
});

test('an empty passage has neither sentences nor length', () => {
  expect(preparePassage({ title: '', text: '' })).toMatchObject({
    sentences: [],
    titleWords: [],
    length: 0,
  });
});
