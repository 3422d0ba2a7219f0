import { expect, test } from 'vitest';
import { answeredLines } from '#domain/caretaker/answering/answered-lines.ts';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';

const music = examplePassage({
  id: 'guide#music',
  text: 'ピアノには防音の敷物を敷いてください。楽器を鳴らせるのは、9:00〜20:00です。',
});
const night = examplePassage({ id: 'guide#night', text: '洗濯機は、22:00〜7:00には使いません。' });

const told = (question: string, passage = music, kind: AnswerKind = 'permission') =>
  answeredLines(exampleEvidence(question, [exampleItem(passage, 0.9)], kind));

const markdown = (question: string, passage = music, kind: AnswerKind = 'permission') =>
  told(question, passage, kind).map((line) => line.markdown);

test('the hours come first, and whether the time that was asked about is one of them', () => {
  expect(markdown('夜の9時に弾いてもいい？').slice(0, 2)).toEqual([
    expect.stringContaining('20:00'),
    'お尋ねの「夜の9時」は、この時間に入りません。',
  ]);
  expect(markdown('夜7時に弾いてもいい？')).toContain('お尋ねの「夜7時」は、この時間に入ります。');
  expect(markdown('夜中の1時に洗濯機を回してもいいですか', night)).toContain(
    'お尋ねの「夜中の1時」は、この時間に入ります。',
  );
});

test('nothing is said of a time that may be meant either way, or that is not asked about', () => {
  const isRemark = (words: string) => words.startsWith('お尋ねの');
  expect(markdown('9時に弾いてもいい？').some(isRemark)).toBe(false);
  expect(markdown('夜の9時に弾く人は誰ですか', music, 'person').some(isRemark)).toBe(false);
  expect(markdown('ピアノを弾いてもいい？').some(isRemark)).toBe(false);
});

test('the remark stands on the words that it compares', () => {
  const [hours, remark] = told('夜の9時に弾いてもいい？');
  expect(remark?.quotes).toEqual(hours?.quotes);
});
