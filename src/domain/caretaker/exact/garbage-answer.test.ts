import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { garbageAnswer } from './garbage-answer.ts';

const firstLine = (question: string, today?: string): string | undefined =>
  linesFor(question, today)?.[0];

function linesFor(question: string, today = '2026-11-23'): readonly string[] | undefined {
  const facts = { ...exampleFacts, today };
  const asked = exampleQuestion(question, { today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof garbageAnswer>[0]['evidence'];
  const known = { facts, passages: recordPassages(facts) };
  return garbageAnswer({ asked, evidence, known })?.lines.map(({ markdown }) => markdown);
}

test.each([
  '今日のごみは何ですか',
  '今日は何のごみの日？',
  '今日ごみ出せますか',
  '本日のごみの収集はありますか',
])('「%s」 begins with today', (question) => {
  expect(firstLine(question)).toBe('**今日、11月23日（月）は、古紙・古布の収集日です。**');
  expect(firstLine(question, '2027-01-01')).toBe(
    '**今日、1月1日（金）は、年末年始のため、ごみの収集がありません。**',
  );
});

test('tomorrow is asked for and comes first', () => {
  expect(firstLine('明日のごみは何ですか')).toBe(
    '**明日、11月24日（火）は、燃やすごみの収集日です。**',
  );
});

test.each([
  ['12月14日は何のごみの日ですか', '12月14日（月）は、古紙・古布の収集日です。'],
  ['12月14日は何のごみを出せますか', '12月14日（月）は、古紙・古布の収集日です。'],
  ['14日のごみは', '12月14日（月）は、古紙・古布の収集日です。'],
  ['来週の月曜日は何のごみの日ですか', '12月7日（月）は、ごみの収集がありません。'],
  ['再来週の月曜のごみは何ですか', '12月14日（月）は、古紙・古布の収集日です。'],
  ['今度の土曜日にゴミは出せますか', '12月5日（土）は、ごみの収集がありません。'],
  ['あさってのごみは何ですか', '明後日、12月3日（木）は、ごみの収集がありません。'],
  ['今度の火曜日、ごみの収集はありますか', '12月8日（火）は、燃やすごみの収集日です。'],
  ['元日にごみは出せますか', '1月1日（金）は、年末年始のため、ごみの収集がありません。'],
  ['1月2日はごみの収集は休みですか', '1月2日（土）は、年末年始のため、ごみの収集がありません。'],
  ['1月4日は何のごみの日ですか', '1月4日（月）は、ごみの収集がありません。'],
  ['12月2日は何のごみの日ですか', '明日、12月2日（水）は、ごみの収集がありません。'],
])('「%s」 begins with the day that was asked for', (question, words) => {
  expect(firstLine(question, '2026-12-01')).toBe(`**${words}**`);
});

test('below the day stand the usual days of its kinds, and the next collection where there is none', () => {
  expect(linesFor('12月14日は何のごみの日ですか', '2026-12-01')).toEqual([
    '**12月14日（月）は、古紙・古布の収集日です。**',
    '古紙・古布の収集日は、第2・第4月曜日です。',
  ]);
  expect(linesFor('元日のごみは何ですか', '2026-12-01')).toEqual([
    '**1月1日（金）は、年末年始のため、ごみの収集がありません。**',
    '次の収集は、1月5日（火）の燃やすごみです。',
    '燃やすごみ（燃えるごみ）の収集日は、毎週火曜日と金曜日です。',
  ]);
});

test('a weekday may be every one of its name: kinds of other weeks are shown', () => {
  expect(linesFor('月曜日は何のごみの日ですか', '2026-12-01')).toEqual([
    '**12月7日（月）は、ごみの収集がありません。**',
    '次の収集は、12月8日（火）の燃やすごみです。',
    '燃やすごみ（燃えるごみ）の収集日は、毎週火曜日と金曜日です。',
    '古紙・古布の収集日は、第2・第4月曜日です。',
  ]);
});

test.each([
  'ゴミはいつ出せますか',
  'ごみの日はいつですか',
  'ごみは何曜日ですか',
  'ごみの収集日を教えて',
  'ごみは毎週何曜日に出せばいいですか',
])('「%s」 is told every kind with its days', (question) => {
  expect(firstLine(question)).toBe('燃やすごみ：毎週火曜日と金曜日');
});

test.each([
  'ごみ当番の日はいつですか',
  'ごみはどこに出しますか',
  '引っ越しのごみはいつ出せますか',
  '今日は燃えるごみの日ですか',
  '今日のごみは何時までに出しますか',
  '次のごみの日は',
  '今日は何日ですか',
  '今日、引っ越しのごみは出せますか',
  '12月14日のごみ当番は誰ですか',
  '12月14日からごみの出し方は変わりますか',
  '11月2日は何のごみの日でしたか',
  '2028年1月4日は何のごみの日ですか',
])('「%s」 is another question', (question) => {
  expect(firstLine(question)).toBeUndefined();
});
