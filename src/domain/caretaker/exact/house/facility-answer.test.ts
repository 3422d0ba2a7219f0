import { expect, test } from 'vitest';
import {
  exampleEvidence,
  examplePassage,
  exampleQuestion,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { facilityAnswer } from './facility-answer.ts';

const facts = {
  ...exampleFacts,
  facilities: [
    { name: 'エントランスホール', place: '1階', detail: '郵便受け、掲示板、AEDがあります。' },
    { name: '集会室', place: '1階', detail: '定員24名です。' },
    { name: '機械式駐車場', place: '西側', detail: '20台です。' },
    { name: '平面駐車場', place: '西側', detail: '10台です。' },
    { name: '駐輪場', place: '東側', detail: '90台分です。1台月200円。' },
    { name: 'エレベーター', place: '住居棟', detail: '1基です。' },
  ],
};
const records = recordPassages(facts);
const net = examplePassage({
  id: 'net#1',
  sourceTitle: 'インターネット設備に関する契約の概要',
  heading: '契約の概要',
  category: 'contract',
  text: '契約の相手：ひかりネット\n連絡先：0120-000-555\n内容：各住戸が選んで使える\n住戸の料金：月3,960円から\n申し込むかどうかは自由です。',
});

function told(question: string, documents: readonly KnowledgePassage[] = [net]) {
  return facilityAnswer({
    asked: exampleQuestion(question),
    evidence: exampleEvidence(question, []),
    known: { facts, passages: [...records, ...documents] },
  });
}
const first = (question: string) => told(question)?.lines[0]?.markdown;

test.each([
  ['自転車を置く場所はありますか', '**はい。**駐輪場は、東側にあります。'],
  ['駐輪場ってある？', '**はい。**駐輪場は、東側にあります。'],
  ['このマンションに会議室はありますか', '**はい。**集会室は、1階にあります。'],
  ['集会室は使えますか', '**はい。**集会室は、1階にあります。'],
  ['AEDはありますか', '**はい。**エントランスホール：郵便受け、掲示板、AEDがあります。'],
  ['駐車場はありますか', '**はい。**駐車場は全部で30台分あり、空きは2台あります。'],
  [
    '平面駐車場に空きはありますか',
    '**いいえ。**平面駐車場は、10台すべてが使われていて、空きはありません。',
  ],
  ['機械式駐車場は空いていますか', '**はい。**機械式駐車場は、20台のうち2台が空いています。'],
])('%s: the record answers', (question, words) => {
  expect(first(question)).toBe(words);
  expect(told(question)?.outcome).toBe('answered');
  expect(told(question)?.lines.every(({ quotes }) => quotes.length > 0)).toBe(true);
});

test('whether a place is free that no record counts is said to be unknown', () => {
  const answer = told('自転車置き場に空きはありますか');
  expect(answer?.outcome).toBe('related');
  expect(answer?.lines[0]?.markdown).toContain(
    '駐輪場に今空きがあるかどうかは、**記録からは分かりません**',
  );
  expect(answer?.lines.map(({ markdown }) => markdown).join('\n')).toContain('045-000-1480');
});

test('what a contract provides is told by the contract', () => {
  const lines = told('インターネットは使えますか')?.lines.map(({ markdown }) => markdown) ?? [];
  expect(lines[0]).toMatch(/^\*\*はい。\*\*「インターネット設備に関する契約の概要」/);
  expect(lines.slice(1, 4)).toEqual([
    '- 内容：各住戸が選んで使える',
    '- 住戸の料金：月3,960円から',
    '- 連絡先：0120-000-555',
  ]);
  const wireless = told('WiFiはありますか');
  expect(wireless?.outcome).toBe('related');
  expect(wireless?.lines[0]?.markdown).toMatch(
    /^Wi-Fi（無線）の設備があるという記載は、書類に見つかりません/,
  );
});

test('who may not read the contract is told whom to ask', () => {
  const contact = {
    kind: 'building',
    name: 'ひかりネット',
    phone: '0120-000-555',
    hours: '',
    purpose: 'インターネットがつながらないとき',
  } as const;
  const known = { facts: { ...facts, contacts: [contact] } };
  const answer = facilityAnswer({
    asked: exampleQuestion('インターネットは使えますか'),
    evidence: exampleEvidence('', []),
    known: { ...known, passages: recordPassages(known.facts) },
  });
  expect(answer?.outcome).toBe('related');
  expect(answer?.lines[1]?.markdown).toContain('**0120-000-555**');
});

test('the list of shared facilities says no, as long as no paper tells of one', () => {
  const [no, list] = told('ゲストルームはありますか')?.lines ?? [];
  expect(no?.markdown).toBe('共用施設の記録に、ゲストルームは**ありません**。');
  expect(list?.markdown).toContain('エントランスホール、集会室、');
  expect(first('キッズルームはある？')).toContain('キッズルームは**ありません**');
  const minutes = examplePassage({ id: 'm#1', text: 'ゲストルームを2階に設けることを決めた。' });
  expect(told('ゲストルームはありますか', [minutes])).toBeUndefined();
});

test.each([
  '来客用の駐車場はありますか',
  'ピアノはありますか',
  '集会室にピアノはありますか',
  'エレベーターは使えますか',
  '断水のときエレベーターは使えますか',
  '駐輪場は何台ありますか',
  '集会室は空いていますか',
  'ジムとプールは何時まで使えますか',
  '管理費の値上げの予定はありますか',
  '自転車を3台置けますか',
])('%s is left to the papers', (question) => {
  expect(told(question)).toBeUndefined();
});
