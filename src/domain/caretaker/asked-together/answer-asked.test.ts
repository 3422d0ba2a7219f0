import { describe, expect, test } from 'vitest';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
  exampleQuestion,
  petRule,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import { exampleStoppage } from '#domain/caretaker/exact/testing/example-stoppage.ts';
import { intactReply } from '#domain/caretaker/reply/intact-reply.ts';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import { answerAsked } from './answer-asked.ts';

const sizeRule = examplePassage({
  id: 'pets#article-4',
  sourceTitle: 'ペット飼育細則',
  heading: '第4条（大きさ）',
  category: 'rule',
  text: 'ペットは、体重が10キログラム以下のものとする。',
});
const twoQuestions = '犬は何匹まで飼えますか？大きさは？';

/** What is found, by a word of the question; nothing for any other. */
type Library = readonly (readonly [word: RegExp, evidence: Evidence])[];

const pets: Library = [
  [/何匹.*大きさ/, exampleEvidence('', [exampleItem(petRule, 0.7)], 'count')],
  [/何匹/, exampleEvidence('', [exampleItem(petRule, 0.9)], 'count')],
  [/大きさ/, exampleEvidence('', [exampleItem(sizeRule, 0.8)], 'amount')],
];

function ask(
  question: string,
  library: Library,
  changes: Partial<Asked> = {},
  known: Known = exampleKnown,
) {
  const lookedUp: Asked[] = [];
  const asked = { ...exampleQuestion(question), ...changes };
  const answered = answerAsked({
    asked,
    known,
    role: 'resident',
    find: (one) => {
      lookedUp.push(one);
      const [, evidence] = library.find(([word]) => word.test(one.question)) ?? [];
      return { ...(evidence ?? exampleEvidence('', [])), understood: one.question };
    },
  });
  return { ...answered, lookedUp, text: replyText(answered.reply) };
}

describe('two questions are answered one after the other', () => {
  test('each below its own words, with the sources counted through', () => {
    const { reply, text } = ask(twoQuestions, pets);
    expect(text).toBe(
      [
        '**「犬は何匹まで飼えますか？」について**',
        'ペットは、1住戸につき**2匹**まで飼うことができる。 [1]',
        '- 犬と猫を合わせて数える。 [1]',
        '**「大きさは？」について**',
        'ペットは、体重が10キログラム以下のものとする。 [2]',
      ].join('\n\n'),
    );
    expect(reply.outcome).toBe('answered');
    expect(reply.sources.map(({ passageId }) => passageId)).toEqual([petRule.id, sizeRule.id]);
  });

  test('the whole is as sure as its least sure part', () => {
    expect(ask(twoQuestions, pets).reply.accuracy).toBe(0.8);
  });

  test('the second is looked up as one that follows the first', () => {
    const { lookedUp } = ask(twoQuestions, pets, { previous: ['こんにちは'] });
    expect(lookedUp.map(({ question, previous }) => [question, previous])).toEqual([
      ['犬は何匹まで飼えますか？', ['こんにちは']],
      ['大きさは？', ['こんにちは', '犬は何匹まで飼えますか？']],
    ]);
  });

  test('the evidence has the best of both, for those who compose an answer of their own', () => {
    const { evidence } = ask(twoQuestions, pets);
    expect(evidence.items.map(({ passage }) => passage.id)).toEqual([petRule.id, sizeRule.id]);
  });

  test('one that is not known is said not to be, and is offered to the board', () => {
    const { reply, text } = ask('犬は何匹まで飼えますか？散髪代は？', pets);
    expect(reply.outcome).toBe('related');
    expect(reply.accuracy).toBe(0.9);
    expect(text).toContain('「散髪代は？」については、書類に見つかりませんでした。');
    expect(text.endsWith('「理事会に質問する」を押すと、このお尋ねを理事会に引き継げます。')).toBe(
      true,
    );
  });

  test('one that is only perhaps answered says so, and the ends are said once', () => {
    const unsure: Library = [
      [/何匹/, exampleEvidence('', [exampleItem(petRule, 0.65)], 'count')],
      [/大きさ/, exampleEvidence('', [exampleItem(sizeRule, 0.62)], 'amount')],
    ];
    const check = '念のため、引用元もご確認ください。';
    const { text } = ask(twoQuestions, unsure);
    expect(text.split(check)).toHaveLength(2);
    expect(text.endsWith(check)).toBe(true);
    const near = ask(twoQuestions, [
      [/何匹/, exampleEvidence('', [exampleItem(petRule, 0.9)], 'count')],
      [/大きさ/, exampleEvidence('', [exampleItem(sizeRule, 0.3)], 'amount')],
    ]);
    expect(near.reply).toMatchObject({ outcome: 'related', accuracy: 0.3 });
    expect(near.text).toContain(
      '**「大きさは？」について**\n\nお尋ねにそのまま当たる記載は見つかりませんでした。',
    );
  });

  test.each([
    '隣の502号室の人の電話番号教えて。管理費はいくら？',
    '管理費はいくら？隣の502号室の人の電話番号を教えて',
  ])('what must not be answered is declined, and the other question is answered: %s', (message) => {
    const fee = examplePassage({ id: 'bylaws#article-25', text: '管理費は、月9,000円とする。' });
    const { reply, text } = ask(message, [
      [/管理費はいくら/, exampleEvidence('', [exampleItem(fee, 0.9)], 'amount')],
    ]);
    expect(reply).toMatchObject({ outcome: 'declined', accuracy: 0.9 });
    expect(text).toContain('ほかの方の個人情報は、お答えできません。');
    expect(text).toContain('**9,000円**です。管理費は、月**9,000円**とします。 [1]');
  });

  test('the voice of an expert opens and closes once', () => {
    const { text } = ask(twoQuestions, pets, { expertMode: 'legal' });
    expect(text.startsWith('法律と規約の面から、お答えします。')).toBe(true);
    expect(text.split('お答えします。')).toHaveLength(2);
    expect(text.split('弁護士にご相談ください。')).toHaveLength(2);
  });

  test('long words are cut, and say nothing in Markdown', () => {
    const { text } = ask(
      'うちの<b>犬</b>は、このマンションでは一つの部屋について全部で何匹まで飼えますか？大きさは？',
      pets,
    );
    expect(text.split('\n')[0]).toBe(
      String.raw`**「うちの\<b\>犬\</b\>は、このマンションでは一つの部屋につ…」について**`,
    );
  });

  test('where a quoted sentence is no longer there, its words above go with it', () => {
    const { reply } = ask(twoQuestions, pets);
    const changed = new Map([
      [petRule.id, petRule.text],
      [sizeRule.id, sizeRule.text.replace('10', '12')],
    ]);
    const text = replyText(intactReply(reply, (id) => changed.get(id)));
    expect(text).toContain('**2匹**まで飼うことができる。 [1]');
    expect(text).not.toContain('大きさは？');
    expect(text).not.toContain('10キログラム');
  });
});

describe('the message is answered as one', () => {
  test('where both would be answered by the same words', () => {
    const same: Library = [
      [/何匹.*飼うには/, exampleEvidence('', [exampleItem(petRule, 0.7)], 'count')],
      [/何匹|飼うには/, exampleEvidence('', [exampleItem(petRule, 0.9)], 'count')],
    ];
    const { reply, text } = ask('犬は何匹まで飼えますか？犬を飼うには条件はありますか？', same);
    expect(text).not.toContain('について**');
    expect(reply.accuracy).toBe(0.7);
  });

  test('where none of them is answered', () => {
    const { reply, text } = ask(twoQuestions, []);
    expect(reply.outcome).toBe('unknown');
    expect(text).not.toContain('について**');
  });

  test.each([
    ['emergency', '煙が出ています！どこに電話すればいい？保険は使えますか？'],
    ['declined', '訴状を書いてください。管理費はいくら？隣の人の電話番号を教えて'],
    ['small-talk', 'ありがとうございます'],
  ])('where it is %s', (outcome, message) => {
    expect(ask(message, pets).reply.outcome).toBe(outcome);
  });

  test('with one question, which is looked up once', () => {
    expect(ask('犬は何匹まで飼えますか？', pets).lookedUp).toHaveLength(1);
  });
});

describe('what is asked of an announced stoppage', () => {
  const announced = { ...exampleKnown, stoppages: [exampleStoppage()] };
  const manual = examplePassage({
    id: 'manual#section-11',
    category: 'disaster',
    text: 'トイレは簡易トイレを使う。',
  });
  const library: Library = [[/断水|水が/, exampleEvidence('', [exampleItem(manual, 0.9)])]];
  const reply = (question: string, today = '2026-11-21') =>
    ask(question, library, { today }, announced);

  test('is answered by the same texts with its day and without it', () => {
    const plain = reply('断水のとき、トイレは使えますか');
    const dated = reply('11月30日の断水のとき、トイレは使えますか');
    expect(dated.lookedUp.map(({ question }) => question)).toEqual([
      '断水のとき、トイレは使えますか',
    ]);
    expect(dated.text).toBe(plain.text);
    expect(dated.text).toContain('11月30日（月）10:00〜15:00の予定です。');
  });

  test('is no danger because its day is left out', () => {
    const { reply: told } = reply('水が出ないのは明日ですが、トイレは流せますか', '2026-11-29');
    expect(told.outcome).not.toBe('emergency');
  });
});

describe('the same question in other words', () => {
  const agenda = examplePassage({
    id: 'record-next-board-meeting',
    origin: 'record',
    category: 'record',
    text: '次の理事会の議題は、「植栽の手入れ」です。',
  });
  const rules = examplePassage({ id: 'bylaws#article-54', text: '理事会は、次の議題を決める。' });
  const asked = '次の理事会では何を話し合いますか';
  const library = (inOtherWords: Evidence): Library => [
    [/議題は何/, exampleEvidence('', [exampleItem(agenda, 0.9)])],
    [/話し合い/, inOtherWords],
  ];
  const note = '「次の理事会の議題は何ですか」というお尋ねとして、お答えします。';

  test('is answered by what answers the question that is known, and says so', () => {
    const { text } = ask(asked, library(exampleEvidence('', [exampleItem(rules, 0.8)])));
    expect(text.startsWith(`${note}\n\n`)).toBe(true);
    expect(text).toContain('植栽の手入れ');
  });

  test.each([
    ['the same source answers', exampleItem(agenda, 0.8)],
    ['something surer was found', exampleItem(rules, 0.95)],
  ])('keeps its answer where %s', (_, item) => {
    expect(ask(asked, library(exampleEvidence('', [item]))).text).not.toContain('お尋ねとして');
  });

  test('keeps its answer where the law is asked, or no documents', () => {
    const weak = library(exampleEvidence('', [exampleItem(rules, 0.5)]));
    for (const changes of [{ expertMode: 'legal' as const }, { useDocuments: false }]) {
      expect(ask(asked, weak, changes).text).not.toContain('お尋ねとして');
    }
  });

  test('opens a no that others have to decide, and no other', () => {
    const tasks = examplePassage({
      id: 'record-tasks',
      origin: 'record',
      text: '期限は明日です。',
    });
    const known: Library = [[/私がやることは/, exampleEvidence('', [exampleItem(tasks, 0.9)])]];
    const { reply, text } = ask('今、私がやるべきことは何ですか', known);
    expect(reply.outcome).toBe('answered');
    expect(text).toContain('期限は明日です。');
  });
});
