import { describe, expect, test } from 'vitest';
import { smallTalkOf } from './small-talk.ts';

describe('greetings and questions about the caretaker itself', () => {
  test.each([
    ['こんにちは', 'こんにちは。'],
    ['おはようございます！', 'こんにちは。'],
    ['ありがとうございました。', 'どういたしまして。'],
    ['どうもありがとう、助かりました', 'どういたしまして。'],
    ['わかりました', 'お役に'],
    ['さようなら', 'ご利用'],
    ['あなたは誰ですか？', '私は、'],
    ['AI管理人って人間ですか', '私は、'],
    ['何ができますか', '管理規約'],
    ['あなたは何を知っていますか', '管理規約'],
    ['使い方を教えて', '管理規約'],
    ['お元気ですか', 'お気遣い'],
  ])('%s', (question, start) => {
    expect(smallTalkOf(question)?.startsWith(start)).toBe(true);
  });
});

describe('a question is looked up, however politely it is put', () => {
  test.each([
    'こんにちは。ペットは何匹まで飼えますか',
    'すみません、ごみの日はいつですか',
    '管理人さんの勤務時間は',
    '管理人は誰ですか、名前を教えて',
    '集会室で何ができますか',
    '管理組合は何ができますか',
    'ありがとうの掲示はできますか',
    '理事長は誰ですか',
    '',
    '？',
  ])('%s', (question) => {
    expect(smallTalkOf(question)).toBeNull();
  });
});

test('an endless greeting is read like its beginning', () => {
  expect(smallTalkOf('あなたは何なんですか'.padEnd(5000, 'なんですか'))).not.toBeUndefined();
  expect(smallTalkOf(`ありがとう${'助かりました'.repeat(1000)}？犬`)).not.toBeUndefined();
  expect(smallTalkOf(`こんにちは${'あの'.repeat(1000)}犬は`)).not.toBeUndefined();
});
