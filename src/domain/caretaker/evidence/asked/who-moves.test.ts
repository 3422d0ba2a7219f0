import { expect, test } from 'vitest';
import { moversPapers } from './who-moves.ts';

test.each([
  ['新しく入居しました。何を届け出ますか', '転入する居住者は'],
  ['引っ越してきたばかりです。必要な手続きを教えてください', '転入する居住者は'],
  ['住み始めました。何を出せばいいですか', '転入する者の手続'],
  ['退去するときの手続きは', '転出する居住者は'],
])('%s asks for the papers of 「%s」', (asked, told) => {
  expect(moversPapers(asked)?.test(told)).toBe(true);
});

test.each([
  '新しく入居しました。ペットの届け出は要りますか',
  '引っ越してきたら自転車の届けは要りますか',
  '入居者の届け出は',
  'リフォームの届け出は',
  '引っ越してきました。ごみの日はいつですか',
])('%s asks for something else', (asked) => {
  expect(moversPapers(asked)).toBeUndefined();
});
