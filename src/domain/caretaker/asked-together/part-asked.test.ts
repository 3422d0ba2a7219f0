import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { partAsked } from './part-asked.ts';
import { questionsIn } from './questions-in.ts';

function part(message: string, place: number) {
  const { question, previous, isOfOneMessage } = partAsked(
    exampleQuestion(message),
    questionsIn(message),
    place,
  );
  return { question, previous, isOfOneMessage };
}

test('a question keeps what was told before it', () => {
  expect(part('車買うんだけど駐車場あいてるかな、どうやって申し込むの', 0).question).toBe(
    '車買うんだけど駐車場あいてるかな、',
  );
  const party = '集会室で誕生日会をやりたいんですけど、何時まで使えますか。飲食OK？';
  expect(part(party, 0).question).toBe('集会室で何時まで使えますか。');
});

test('those before it are the conversation', () => {
  expect(part('エレベーターの保守契約はフルメンテナンス？月額はいくら？', 1)).toEqual({
    question: '月額はいくら？',
    previous: ['エレベーターの保守契約はフルメンテナンス？'],
    isOfOneMessage: true,
  });
});

test('what was told before a question without a subject is gone on from', () => {
  const sold = 'マンションを売ることになりました。何を出せばよいですか。滞納分は誰が払うの';
  expect(part(sold, 1).previous).toEqual([
    'マンションを売ることになりました。何を出せばよいですか。',
  ]);
});

test('a fiscal year goes on to the next question that names no time', () => {
  const moved = '2025年度の収支差額はいくらですか。積立金へはいくら移しましたか';
  expect(part(moved, 1).question).toBe('2025年度、積立金へはいくら移しましたか');
  const now = '2025年度の収支差額はいくらですか。今年度の予備費はいくらですか';
  expect(part(now, 1).question).toBe('今年度の予備費はいくらですか');
  expect(part('収支差額はいくらですか。積立金へはいくら移しましたか', 1).question).toBe(
    '積立金へはいくら移しましたか',
  );
});
