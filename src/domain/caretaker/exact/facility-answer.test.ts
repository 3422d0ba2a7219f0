import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { facilityAnswer } from './facility-answer.ts';

const facts = {
  ...exampleFacts,
  facilities: [
    ...exampleFacts.facilities,
    { name: '駐輪場', place: '敷地の東側', detail: '90台分です。' },
  ],
};

function answerTo(question: string, told = ''): readonly string[] | undefined {
  const asked = exampleQuestion(question, { today: facts.today });
  // What was found in texts is not looked at.
  const evidence = { understood: question } as Parameters<typeof facilityAnswer>[0]['evidence'];
  const passages = recordPassages(facts);
  const [first] = passages;
  const paper = first && told !== '' ? [{ ...first, id: 'paper', text: told }] : [];
  const known = { facts, passages: [...passages, ...paper] };
  return facilityAnswer({ asked, evidence, known })?.lines.map(({ markdown }) => markdown);
}

test.each([
  '自転車を置く場所はありますか',
  '駐輪場はありますか',
  '自転車置き場はある？',
  'このマンションに駐輪場はありますか',
])('「%s」: the place, and what is known of it', (question) => {
  expect(answerTo(question)).toEqual([
    '**はい**。駐輪場は、敷地の東側にあります。',
    '90台分です。',
  ]);
});

test('what the list of what all may use does not have is not there', () => {
  expect(answerTo('ゲストルームはありますか')).toEqual([
    '建物概要の共用施設に、ゲストルームは**ありません**。',
    'あるのは、集会室、駐輪場です。',
    '[建物概要で見る](/demo/community#facilities)',
  ]);
});

test('where a paper tells of it, the list says no no', () => {
  expect(answerTo('ゲストルームはありますか', 'ゲストルームは2027年に設けます。')).toBeUndefined();
});

test.each([
  '来客用の駐車場はありますか',
  '集会室の空きはありますか',
  '駐輪場は有料ですか',
  '自転車は何台まで置けますか',
  'ペットを飼っている人はありますか',
  '未払金はありますか',
  'AEDはありますか',
])('「%s」 is another question', (question) => {
  expect(answerTo(question)).toBeUndefined();
});
