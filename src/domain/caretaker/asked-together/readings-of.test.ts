import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { questionsIn } from './questions-in.ts';
import { readingsOf } from './readings-of.ts';

function readings(message: string, place: number): readonly string[] {
  const asked = exampleQuestion(message);
  return readingsOf(asked, questionsIn(message), place).map(({ question }) => question);
}

test.each([
  [
    'エレベーターの保守契約はフルメンテナンス？月額はいくら？',
    ['エレベーターの保守契約、月額はいくら？', '月額はいくら？'],
  ],
  [
    'マンションを売ることになりました。組合に何を出せばよいですか。滞納分は誰が払うの',
    ['マンションを売ることになりました。滞納分は誰が払うの', '滞納分は誰が払うの'],
  ],
  [
    '集会室で誕生日会をやりたいんですけど、何時まで使えますか。飲食OK？',
    ['集会室で飲食OK？', '飲食OK？'],
  ],
  [
    'ベランダにプランター置いていいですか？避難の板の前はまずい？',
    ['避難の板の前はまずい？', 'ベランダにプランター置いていいですか。避難の板の前はまずい？'],
  ],
  ['防犯カメラは何台？いつ増やしたの', ['いつ増やしたの']],
])('the second question of %s', (message, wanted) => {
  expect(readings(message, 1)).toEqual(wanted);
});

test('the first question keeps what was told before it', () => {
  expect(readings('車買うんだけど駐車場あいてるかな、どうやって申し込むの', 0)).toEqual([
    '車買うんだけど駐車場あいてるかな、',
  ]);
  expect(readings('集会室で誕生日会をやりたいんですけど、何時まで使えますか。飲食OK？', 0)).toEqual(
    ['集会室で何時まで使えますか。'],
  );
});
