import { expect, test } from 'vitest';
import { askedWord } from './asked-word.ts';

test.each([
  ['総会の会場はどこですか', '会場'],
  ['理事長は誰ですか', '理事長'],
  ['駐車場の使用料は?', '使用料'],
  ['ゲストルームの料金はいくら', '料金'],
  ['バルコニー', 'バルコニー'],
  ['犬を飼ってもいいですか', ''],
  ['', ''],
])('%s asks about %s', (question, word) => {
  expect(askedWord(question)).toBe(word);
});
