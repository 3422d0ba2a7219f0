import { expect, test } from 'vitest';
import {
  examplePassage,
  exampleQuestion,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { exampleKnown } from './testing/example-known.ts';
import { thingPutOutAnswer } from './thing-put-out-answer.ts';

const rule = examplePassage({
  id: 'garbage#article-3',
  category: 'rule',
  text: [
    'ごみを出す日は、次の表のとおりとする。',
    '種類：燃やすごみ（燃えるごみ）／収集日：火曜日・金曜日／主なもの：生ごみ、紙くず、傘',
    '種類：古紙・古布／収集日：第2・第4月曜日／主なもの：新聞、雑誌、傘',
    '種類：粗大ごみ／収集日：予約制／主なもの：長さが50センチメートルを超える家具、布団、自転車など',
  ].join('\n'),
});
const evidence = {} as Parameters<typeof thingPutOutAnswer>[0]['evidence'];

function told(question: string) {
  const known = { ...exampleKnown, passages: [...exampleKnown.passages, rule] };
  const answer = thingPutOutAnswer({ asked: exampleQuestion(question), evidence, known });
  return answer?.lines.map(({ markdown }) => markdown);
}

test('a thing is put out as the one kind whose rule names it', () => {
  expect(told('布団はいつどこに出せばいいですか')).toEqual([
    '**布団は、粗大ごみです。**',
    '粗大ごみの収集日は、決まった日はなく、予約制です。',
  ]);
  expect(told('新聞の出し方')?.[0]).toBe('**新聞は、古紙・古布です。**');
  expect(told('古い自転車を捨てたい')?.[0]).toBe('**自転車は、粗大ごみです。**');
});

test.each([
  '傘はどこに捨てればいいですか',
  '冷蔵庫はどこに出せばいいですか',
  '布団はどこに干せばいいですか',
  '自転車はどこに置けばいいですか',
  '粗大ごみはどこに出せばいいですか',
])('%s is left to what was found', (question) => {
  expect(told(question)).toBeUndefined();
});
