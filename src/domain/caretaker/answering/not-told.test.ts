import { expect, test } from 'vitest';
import { notTold } from './not-told.ts';
import { quoting } from './quoting/direct-lines.ts';
import { spansOf } from './quoting/spans.ts';
import { examplePassage } from './testing/example-evidence.ts';

function told(question: string, text: string) {
  const passage = examplePassage({ id: 'rule#1', text });
  const lines = [quoting(passage, spansOf(text).slice(0, 1), text)];
  return notTold(question, lines).map(({ markdown }) => markdown);
}

test.each([
  [
    'ベランダで洗濯物を干す時間は決まっていますか',
    '洗濯物は、手すりより低く干す。',
    '時間の決まり',
  ],
  ['表札の大きさに決まりはありますか', '表札は、玄関の横に付ける。', '大きさの決まり'],
  ['友達を泊めてもいいですか', '民泊に使用してはならない。', 'ご家族やお友達を泊めることの決まり'],
])('%s: that none is laid down comes first', (question, text, name) => {
  expect(told(question, text)).toEqual([`${name}は、見つかった書類には**ありません**。`]);
});

test.each([
  ['ピアノを弾く時間は決まっていますか', '楽器は、9:00〜20:00に鳴らせます。'],
  ['鉢の重さに決まりはありますか', '鉢は、30キログラムまでとする。'],
  ['洗濯物を干してもいいですか', '洗濯物は、手すりより低く干す。'],
  ['民泊に友達を泊めてもいいですか', '民泊に使用してはならない。'],
  ['友達を泊めてもいいですか', '親族又は知人を泊めるときは、届け出る。'],
])('%s: what is laid down needs no such words', (question, text) => {
  expect(told(question, text)).toEqual([]);
});

test('where nothing was found, nothing is said of it', () => {
  expect(notTold('洗濯物を干す時間は決まっていますか', [])).toEqual([]);
});
