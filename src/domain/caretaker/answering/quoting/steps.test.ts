import { describe, expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { saidPassage } from './said-passage.ts';

type Asked = { readonly scores: readonly number[]; readonly kind?: AnswerKind };

/** What is told of lines of which the first ones are a numbered list; each answers as well as its score says. */
function told(
  lines: readonly string[],
  understood: string,
  { scores, kind = 'other', numbered = 4 }: Asked & { readonly numbered?: number },
): readonly string[] {
  const passage = examplePassage({
    id: 'x#1',
    text: lines.join('\n'),
    ...(numbered > 0 && { numbered: [lines.slice(0, numbered)] }),
  });
  const item = exampleItem(passage, 0.9);
  const sentences = item.sentences.map((one) => ({
    ...one,
    score: scores[lines.findIndex((line) => line.includes(one.text))] ?? 0,
  }));
  const said = saidPassage({ ...item, sentences }, { understood, kind });
  return said.map(({ markdown }) => markdown);
}

const call = 'センターに電話し、手数料を聞く。';
const ticket = '処理券を買い、品物に貼る。';
const office = '管理事務室に、収集日を知らせる（電話でもかまいません）。';
const out = '収集日の朝に、枠の中に出す。';
const reserved = '粗大ごみは予約制です。';
const bulky = [call, ticket, office, out, reserved];
const inOrder = [`1. ${call}`, `2. ${ticket}`, `3. ${office}`, `4. ${out}`];

describe('steps of a numbered list are told in the order of the source', () => {
  test.each(['ソファを捨てたい', '粗大ごみの出し方', 'ソファはどうやって捨てるの'])(
    '%s: from the first, whichever answers best',
    (understood) => {
      const lines = told(bulky, understood, { scores: [5, 6, 5, 5, 4] });
      expect(lines).toEqual([...inOrder, reserved]);
    },
  );

  test('a step keeps all its sentences', () => {
    const quake = ['頭を守る。火から離れる。', '外へ飛び出さない。', '全部の階のボタンを押す。'];
    const lines = told(quake, '地震のときは', { scores: [4, 6, 5], numbered: 3 });
    expect(lines).toEqual(quake.map((line, place) => `${place + 1}. ${line}`));
  });

  test('beside another sentence they stay together', () => {
    const lines = told(bulky, '粗大ごみは予約制か', {
      scores: [5, 6, 5, 5, 9],
      kind: 'permission',
    });
    expect(lines).toEqual([
      reserved,
      '**手続きと連絡先**',
      ...[call, ticket, office, out].map((step) => `- ${step}`),
    ]);
  });
});

describe('one step leads where it answers by itself', () => {
  test.each([
    ['処理券はいくらですか', { scores: [5, 6, 5, 5, 4], kind: 'amount' }],
    ['処理券は買うの？', { scores: [5, 6, 5, 5, 4] }],
    ['処理券について', { scores: [5, 10, 5, 5, 4] }],
  ] as const)('%s', (understood, asked) => {
    expect(told(bulky, understood, asked)[0]).toBe(ticket);
  });

  test('so does a rule of several that stand side by side', () => {
    const rules = [
      '場所は、壁ぎわです。',
      '大きさは、100センチまでです。',
      '重い物は避けてください。',
    ];
    const lines = told(rules, '荷物の大きさ', { scores: [5, 6, 5], numbered: 3 });
    expect(lines[0]).toBe(rules[1]);
  });

  test('and a sentence of a paragraph without numbers', () => {
    expect(told(bulky, 'ソファを捨てたい', { scores: [5, 6, 5, 5, 4], numbered: 0 })[0]).toBe(
      ticket,
    );
  });
});
