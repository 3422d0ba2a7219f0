import { expect, test } from 'vitest';
import { stripQuestion } from './strip-question.ts';

test.each([
  ['総会はいつですか', '総会は'],
  ['ペットについて教えてください', 'ペット'],
  ['駐車場の使用料はいくらですか?', '駐車場の使用料は'],
  ['犬を飼ってもいいですか', '犬を飼っ'],
  ['粗大ごみはどうすればいいですか', '粗大ごみは'],
  ['届出をしなければなりませんか', '届出を'],
  ['集会室を使うことはできますか', '集会室を使う'],
  ['鍵をなくしたらどうしたらいいのでしょうか', '鍵をなくしたら'],
  ['合鍵を作りたいのですが', '合鍵を作り'],
])('%s is about %s', (question, topic) => {
  expect(stripQuestion(question).replace(/[\s?]+/g, '')).toBe(topic);
});

test('a word that only looks like asking is not all of a question', () => {
  expect(stripQuestion('いつ?')).toBe('いつ?');
  expect(stripQuestion('何ですか')).toBe('何ですか');
  expect(stripQuestion('')).toBe('');
});

test('plain words stay as they are', () => {
  expect(stripQuestion('修繕積立金 値上げ')).toBe('修繕積立金 値上げ');
});
