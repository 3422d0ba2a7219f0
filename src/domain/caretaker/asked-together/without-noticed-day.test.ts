import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import { exampleStoppage } from '#domain/caretaker/exact/testing/example-stoppage.ts';
import { withoutNoticedDay } from './without-noticed-day.ts';

// 断水 on Monday, 2026-11-30.
const known = { ...exampleKnown, stoppages: [exampleStoppage()] };
const lookedUp = (question: string, of = known) =>
  withoutNoticedDay({ ...exampleQuestion(question), today: '2026-11-29' }, of).question;

test.each([
  ['11月30日の断水のとき、トイレは使えますか', '断水のとき、トイレは使えますか'],
  ['明日の断水のとき、洗濯機は使えますか？', '断水のとき、洗濯機は使えますか?'],
  ['明日は断水ですが、トイレは流せますか', '断水ですが、トイレは流せますか'],
  ['断水は30日ですが、お風呂の水は使えますか', '断水はお風呂の水は使えますか'],
])('「%s」 is looked up as 「%s」', (question, words) => {
  expect(lookedUp(question)).toBe(words);
});

test.each([
  '11月30日の断水は何時から何時までですか',
  '11月30日は断水ですか',
  '明日、断水の予定はありますか',
  '12月5日の断水のとき、トイレは使えますか',
  '11月30日の停電のとき、エレベーターは動きますか',
  '去年の11月30日の断水のとき、トイレは使えましたか',
  '11月30日の集会室は空いていますか',
])('「%s」 stays as it is', (question) => {
  expect(lookedUp(question)).toBe(question);
});

test('without a notice a day is what was asked', () => {
  const question = '11月30日の断水のとき、トイレは使えますか';
  expect(lookedUp(question, { ...exampleKnown, stoppages: [] })).toBe(question);
});
