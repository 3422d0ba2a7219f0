import { describe, expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { chooseSpans } from './choose-spans.ts';

type Given = Partial<KnowledgePassage> & {
  readonly kind?: AnswerKind;
  readonly names?: string;
  readonly isOfTenant?: boolean;
};

/** What is said first of lines whose sentences have these scores. */
function said(
  question: string,
  scored: readonly (readonly [line: string, ...scores: number[]])[],
  { kind = 'other', names, isOfTenant = false, ...passage }: Given = {},
) {
  const text = scored.map(([line]) => line).join('\n');
  const scores = scored.flatMap(([, ...of]) => of);
  const item = exampleItem(examplePassage({ id: 'x#1', ...passage, text }), 0.9);
  const sentences = item.sentences.map((one, place) => ({
    ...one,
    score: scores[place] ?? 0,
    hasExpected: names !== undefined && one.text.includes(names),
  }));
  const parts = chooseSpans({ ...item, sentences }, { understood: question, kind, isOfTenant });
  return (parts?.direct ?? []).map((span) => span.text);
}

const rule = { category: 'rule' } as const;
const meeting = { category: 'board-meeting' } as const;

describe('a lost key', () => {
  const keys = (opener: number, copy: number) =>
    [
      ['失くしたら、次の順にお願いします。', opener],
      ['警察に届ける。', 3],
      ['家に入れないときは、業者を手配する。開錠の費用はご自分の負担です。', 5, 9],
      ['合鍵を増やすときは、申込書を書く。', copy],
    ] as const;

  test('asks for all steps, in their order, and not for the end of one', () => {
    expect(said('鍵をなくしました、どうすればいいですか', keys(7, 3))).toEqual([
      '失くしたら、次の順にお願いします。',
      '警察に届ける。',
      '家に入れないときは、業者を手配する。開錠の費用はご自分の負担です。',
      '合鍵を増やすときは、申込書を書く。',
    ]);
  });

  test('is not what a second key is about, whatever it is called', () => {
    expect(said('かぎをもう一本つくりたい', keys(1, 12))).toEqual([
      '合鍵を増やすときは、申込書を書く。',
    ]);
  });
});

describe('the main rule', () => {
  const moving = [
    ['引越しをする居住者は、7日前までに届を出す。', 9],
    ['2　届出の日時が重なるときは、先に届け出た者を優先する。', 10],
  ] as const;
  const both = moving.map(([line]) => line.replace(/^2　/, ''));

  test('leads where it is asked what to do, though the question tells more', () => {
    expect(said('来月引っ越してきます。何をすればいいですか', moving, rule)).toEqual([both[0]]);
  });

  test('its own words do not tell a case: 任期の途中で is not what 役員の任期 asks for', () => {
    const term = [
      ['役員の任期は、2年とする。', 7],
      ['2　役員が任期の途中で欠けたときは、補欠を選任する。', 10],
    ] as const;
    expect(said('役員の任期', term, rule)).toEqual(['役員の任期は、2年とする。']);
    expect(said('役員が途中で欠けた', term, rule)).toEqual([
      '役員が任期の途中で欠けたときは、補欠を選任する。',
    ]);
  });
});

test('これらの日に… stands beside the sentence on which it leans', () => {
  const sunday = [
    ['日曜日は、立会いを行わない。これらの日に引越しをするときは、業者が板を用意する。', 9, 3],
  ] as const;
  expect(said('引越しは日曜日でもいいですか', sunday, rule)).toEqual([
    '日曜日は、立会いを行わない。',
    'これらの日に引越しをするときは、業者が板を用意する。',
  ]);
});

test('a reason brings the instruction that it gives the reason for', () => {
  const drain = [['水を流さない。管が壊れていると、下の階にあふれます。', 3, 9]] as const;
  expect(said('水', drain)).toEqual(['水を流さない。', '管が壊れていると、下の階にあふれます。']);
});

test('the list of what to do goes before a detail below it', () => {
  const absent = [
    ['来られない方は、次のどちらかの用紙をお出しください。', 9],
    ['一　委任状', 1],
    ['二　議決権行使書', 1],
    ['2　当日出席すればご自分で投票できます。', 10],
  ] as const;
  const list = ['来られない方は、次のどちらかの用紙をお出しください。', '委任状', '議決権行使書'];
  expect(said('出られないときはどうすればいいですか', absent)).toEqual(list);
  expect(said('当日の投票', absent)).toEqual(['当日出席すればご自分で投票できます。']);
});

test('a list of who may not is no list of what to do', () => {
  const board = [
    ['次のいずれかに当たる者は、役員となることができない。', 9],
    ['一　未成年者', 1],
    ['2　理事は、総会で選任する。', 10],
  ] as const;
  expect(said('役員はどうやって決めるの', board)).toEqual(['理事は、総会で選任する。']);
});

test('what a member remarked does not lead where minutes report what was done', () => {
  const works = [
    ['報告', 1],
    ['工事は2023年2月に終わった。', 8],
    ['Aから「知らせが前日の夜になった」との指摘があった。', 10],
  ] as const;
  expect(said('前の工事はいつ', works, meeting)).toEqual(['工事は2023年2月に終わった。']);
});

test('how others do it is no question of what to do', () => {
  const board = [
    ['管理組合に、次の役員を置く。', 9],
    ['一　理事長', 1],
    ['2　理事は、総会で選任する。', 10],
  ] as const;
  expect(said('役員はどうやって決めてるの', board)).toEqual(['理事は、総会で選任する。']);
});

test('what holds for others does not lead before what holds for whoever asks', () => {
  const lines = [
    ['駐車場を使用できる者は、組合員とする。', 7],
    ['2　賃借人は、承諾書を添えて申し込むことができる。', 9],
    ['3　使用料を滞納している住戸の者は、申し込むことができない。', 8],
  ] as const;
  const member = ['駐車場を使用できる者は、組合員とする。'];
  const tenant = ['賃借人は、承諾書を添えて申し込むことができる。'];
  expect(said('車を買ったので駐車場を借りたい', lines, rule)).toEqual(member);
  expect(said('賃貸ですが駐車場を借りたい', lines, rule)).toEqual(tenant);
  expect(said('車を買ったので駐車場を借りたい', lines, { ...rule, isOfTenant: true })).toEqual(
    tenant,
  );
});
