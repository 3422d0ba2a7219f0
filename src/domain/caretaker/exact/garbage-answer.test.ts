import { expect, test } from 'vitest';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { garbageAnswer } from './garbage-answer.ts';

function firstLine(question: string, today = '2026-11-23'): string | undefined {
  const facts = { ...exampleFacts, today };
  const asked = {
    question,
    previous: [],
    expertMode: 'management',
    useDocuments: true,
    today,
  } as const;
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof garbageAnswer>[0]['evidence'];
  const known = { facts, passages: recordPassages(facts) };
  return garbageAnswer({ asked, evidence, known })?.lines[0]?.markdown;
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
])('「%s」 is another question', (question) => {
  expect(firstLine(question)).toBeUndefined();
});
