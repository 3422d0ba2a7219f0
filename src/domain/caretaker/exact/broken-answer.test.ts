import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { brokenAnswer } from './broken-answer.ts';

const [lift] = exampleFacts.equipment;
const facts = {
  ...exampleFacts,
  equipment: [
    ...exampleFacts.equipment,
    ...(lift
      ? [
          {
            ...lift,
            name: 'インターホン設備',
            contractor: '株式会社みどり管財',
            contractorPhone: '0120-000-365',
          },
        ]
      : []),
  ],
  contacts: [
    {
      kind: 'emergency',
      name: 'みどり管財 緊急センター',
      phone: '0120-000-365',
      hours: '24時間',
      purpose: '水漏れ、断水、共用部分の故障',
    },
    {
      kind: 'building',
      name: '管理事務室（管理員 大野）',
      phone: '045-000-1480',
      hours: '月〜土',
      purpose: '暮らしの相談、届出',
    },
  ],
} as const satisfies typeof exampleFacts;

function answerTo(
  question: string,
  { contacts = facts.contacts }: Pick<typeof exampleFacts, 'contacts'> = facts,
) {
  const asked = exampleQuestion(question, { today: facts.today });
  const told = { ...facts, contacts };
  // What was found in texts is not looked at.
  const evidence = { understood: question } as Parameters<typeof brokenAnswer>[0]['evidence'];
  const known = { facts: told, passages: recordPassages(told) };
  return brokenAnswer({ asked, evidence, known })?.lines.map(({ markdown }) => markdown);
}

test.each([
  'トイレが詰まりました',
  'お風呂のお湯が出ません',
  'テレビが映りません',
  'エアコンが動かない',
  '給湯器が壊れました',
  '換気扇から変な音がします',
  '鍵が回りません',
])('「%s」: the urgent number, then where to ask', (question) => {
  expect(answerTo(question)).toEqual([
    '水があふれているときや、ほかのお部屋でも同じときは、すぐに次の番号へお知らせください。',
    expect.stringContaining('**0120-000-365**'),
    '**お部屋の中だけのとき**',
    '修理の頼み先と、どなたの負担になるかを、管理事務室にご相談ください。',
    expect.stringContaining('**045-000-1480**'),
  ]);
});

test('what a company looks after has the number of that company first', () => {
  expect(answerTo('インターホンが壊れました')).toEqual([
    'インターホン設備の保守と故障の連絡先は、株式会社みどり管財（電話 **0120-000-365**）です。',
  ]);
});

test.each([
  '給湯器が壊れたら誰の負担ですか',
  'トイレが詰まったときはどこに連絡しますか',
  '給湯器を交換したい',
  '上の階のトイレの音がうるさい',
  '断水でトイレが流れません',
  'エアコンの室外機はどこに置けますか',
  '議事録が出ません',
])('「%s」 is left to the papers', (question) => {
  expect(answerTo(question)).toBeUndefined();
});

test('without a number nothing is told', () => {
  expect(answerTo('トイレが詰まりました', { contacts: [] })).toBeUndefined();
});
