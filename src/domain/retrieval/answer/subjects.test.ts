import { expect, test } from 'vitest';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { subjectsOf } from './subjects.ts';

const entries = entriesOf(
  [
    ['修繕積立金', '積立金'],
    ['ローン', '借入れ'],
    ['払い遅れ', '遅延損害金'],
    ['から', 'カラオケ'],
    ['パーキング', '駐車場'],
    ['トイレが詰ま', '排水管'],
    ['水が出ない', '断水'],
  ],
  [],
);

const subjectsIn = (asked: string) =>
  subjectsOf(parseQuestion(asked, entries)).map(({ folded }) => folded);

test.each([
  ['修繕積立金検討会の委員', ['修繕積立金', '検討会', '委員']],
  ['払い遅れの利息', ['払イ遅レ', '利息']],
  ['ドローンの許可', ['ドローン', '許可']],
  ['ローンの許可', ['ローン', '許可']],
  ['トイレが詰まった', ['トイレガ詰マ', 'トイレ']],
  ['水が出ない', ['水ガ出ナイ']],
  ['朝から使えるパーキング', ['パーキング', '朝', '使']],
])('%s is about %j', (asked, subjects) => {
  expect(subjectsIn(asked).toSorted()).toEqual(subjects.toSorted());
});

test('a known word comes with what may stand for it, another with nothing', () => {
  const [parking, other] = subjectsOf(parseQuestion('パーキングとヘリポート', entries));
  expect(parking?.synonyms).toEqual(['駐車場']);
  expect(other?.synonyms).toEqual([]);
});

test('particles between katakana are no part of a word', () => {
  expect(subjectsIn('サウナはありますか')).toEqual(['サウナ']);
});
