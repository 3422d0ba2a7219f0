import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { answerableFrom, questionsToBegin, suggestedQuestions } from './suggested-questions.ts';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
  exampleQuestion,
  petBylaw,
  petRule,
} from './testing/example-evidence.ts';

type Given = {
  readonly passage?: KnowledgePassage;
  readonly previous?: readonly string[];
  readonly understood?: string;
  readonly chance?: number;
};

function after(question: string, given: Given = {}) {
  const { passage = petRule, previous = [], understood = question, chance = 0.9 } = given;
  const evidence = exampleEvidence(understood, [exampleItem(passage, chance)]);
  return suggestedQuestions(evidence, exampleQuestion(question, { previous }));
}

const guide = (heading: string) =>
  examplePassage({ id: 'guide', sourceTitle: 'くらしのしおり', heading, text: '案内です。' });

test('a question whose record the reader may not see is not offered', () => {
  const asked = ['長期修繕計画の状況を教えてください', '燃えるごみは何曜日ですか'];
  expect(answerableFrom([], asked)).toEqual(['燃えるごみは何曜日ですか']);
  expect(answerableFrom([{ id: 'record-repair-plan' }], asked)).toEqual(asked);
});

test('whole questions about the topic of the answer', () => {
  expect(after('ペットは何匹まで飼えますか')).toEqual([
    '飼えるペットの大きさは、どれくらいまでですか',
    'ペットの飼育届はいつまでに出しますか',
    '共用部分で犬を歩かせてもよいですか',
  ]);
});

const headings = [
  'ペット',
  'ごみ',
  'リフォーム',
  'バルコニー',
  '駐車場',
  '自転車',
  '集会室',
  '引越し',
  '長期修繕計画',
  '収支',
  'エレベーター',
  '点検',
  '水漏れ',
  '防災',
  '役員',
  '理事会',
  '総会',
  '管理費',
  '規約',
  '管理員',
];

test.each(headings)('%s: polite to the end, and never asked again once it was asked', (heading) => {
  const passage = guide(heading);
  const suggested = after('？', { passage });
  expect(suggested.length).toBeGreaterThan(1);
  for (const question of suggested) {
    expect(question).toMatch(/(?:です|ます)か$|教えてください$/);
    expect(after(question, { passage })).not.toContain(question);
    expect(after('？', { passage, previous: [question, 'ほかには'] })).not.toContain(question);
  }
});

test.each([
  ['燃えるごみの曜日はいつ？', '燃えるごみは何曜日ですか', guide('ごみ')],
  ['可燃ごみの日は', '燃えるごみは何曜日ですか', guide('ごみ')],
  ['大型犬は飼えますか', '飼えるペットの大きさは、どれくらいまでですか', petRule],
  [
    '規約の変更には何人の賛成が要りますか',
    '規約を変えるには、どれだけの賛成が必要ですか',
    guide('規約'),
  ],
  ['次回の総会はいつ開かれますか', '次の総会はいつですか', guide('総会')],
  ['修繕積立金はいくらありますか', '修繕積立金の残高はいくらですか', guide('収支')],
  ['集会室の料金は', '集会室の使用料はいくらですか', guide('集会室')],
])('after 「%s」 「%s」 is not suggested', (asked, suggestion, passage) => {
  expect(after('？', { passage })).toContain(suggestion);
  expect(after(asked, { passage })).not.toContain(suggestion);
});

test('nor what was asked before in this conversation, even as a follow-up', () => {
  const passage = guide('集会室');
  const previous = ['集会室は予約できますか', '料金はいくらですか'];
  const understood = '集会室は何時まで使えますか';
  expect(after('何時までですか', { passage, previous, understood })).toEqual([]);
});

test('an article of the bylaws is about its heading, not about bylaws', () => {
  expect(after('犬を飼えますか', { passage: petBylaw })).toContain('ペットは何匹まで飼えますか');
  const article = { ...petBylaw, heading: '第80条（書類の保管）' };
  expect(after('書類はどこにありますか', { passage: article })).toEqual([]);
});

test('what nobody suggested for is followed by nothing', () => {
  const passage = guide('宅配ボックス');
  expect(after('宅配ボックスの暗証番号は', { passage })).toEqual([]);
  expect(
    suggestedQuestions(exampleEvidence('宅配ボックス', []), exampleQuestion('宅配ボックス')),
  ).toEqual([]);
});

test('an uncertain find does not decide the topic', () => {
  expect(after('屋上で競技会を開けますか', { chance: 0.3 })).toEqual([]);
  expect(after('うちの犬は', { chance: 0.3 })).toContain('ペットは何匹まで飼えますか');
});

test('a greeting is answered with the first four, less what was asked', () => {
  expect(questionsToBegin(exampleQuestion('こんにちは'))).toEqual([
    'ペットは何匹まで飼えますか',
    '長期修繕計画の状況を教えてください',
    '燃えるごみは何曜日ですか',
    '次の理事会はいつですか',
  ]);
  const previous = ['ペットは何匹まで？', '次の理事会は？'];
  expect(questionsToBegin(exampleQuestion('ありがとう', { previous }))).toEqual([
    '長期修繕計画の状況を教えてください',
    '燃えるごみは何曜日ですか',
  ]);
});
