import { expect, test } from 'vitest';
import type { DocumentCategory } from '#domain/documents/category.ts';
import { dayPassed } from './day-passed.ts';
import { own } from './quoting/quoted-line.ts';
import { examplePassage } from './testing/example-evidence.ts';

const today = '2026-12-01';
const mark = '（もう過ぎた日です）';

function toldOf(question: string, words: string, category: DocumentCategory = 'notice') {
  const passage = examplePassage({ id: 'paper#1', text: words, category });
  const lines = [{ markdown: words, quotes: [{ passage, words }] }, own('ほかの行')];
  const [first, second] = dayPassed(lines, { question, today });
  expect(second?.markdown).toBe('ほかの行');
  return first?.markdown.endsWith(mark);
}

test.each([
  ['防災訓練はいつですか', '日時：2026年11月29日（日） 10:00〜11:45'],
  ['防災訓練は何時からですか', '日時：2026年11月29日（日） 10:00〜11:45'],
  ['アンケートはいつまでですか', '締切：令和8年9月30日（水）'],
])('%s: that the day is over', (question, words) => {
  expect(toldOf(question, words)).toBe(true);
});

test('a day that is today or to come has no mark', () => {
  expect(toldOf('断水はいつですか', '2026年12月1日（火）10:00から')).toBe(false);
  expect(toldOf('説明会はいつですか', '1回目 2026年11月8日（日）、2回目 2026年12月6日（日）')).toBe(
    false,
  );
});

test('what was asked of the past, what holds since then and other papers have none', () => {
  const words = '日時：2026年11月29日（日）';
  for (const question of [
    '防災訓練はいつでしたか',
    '前回の防災訓練はいつですか',
    '2026年度の防災訓練はいつですか',
    '防災訓練では何をしますか',
  ]) {
    expect([question, toldOf(question, words)]).toEqual([question, false]);
  }
  expect(toldOf('新しい分け方はいつからですか', '2026年4月1日から変わります')).toBe(false);
  expect(toldOf('規約はいつ変わりますか', '2026年4月1日に施行する', 'bylaw')).toBe(false);
});
