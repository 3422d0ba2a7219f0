import { expect, test } from 'vitest';
import { doubtsAbout } from './doubts.ts';
import { signsOf } from './question-signs.ts';

const beyond = (question: string, said: string) =>
  doubtsAbout(signsOf(question, '2026-11-21'), said).beyond;

test('a sum is doubtful where it is that of other work', () => {
  const replacing = '2030年度に入替えを見込む26400000円。撤去する部品の費用は含まない。';
  expect(beyond('機械を撤去して平らにしたらいくら', replacing)).toBe(1);
  expect(beyond('機械を撤去したらいくら', '撤去の費用は、300000円です。')).toBe(0);
  expect(beyond('扉を交換したらいくら', '扉の取替えは4860000円です。')).toBe(0);
  expect(beyond('入替えはいくら', replacing)).toBe(0);
  expect(beyond('鍵の交換代はいくら', '合鍵の費用は1本5500円です。')).toBe(1);
});
