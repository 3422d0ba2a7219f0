import { expect, test } from 'vitest';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
  exampleQuestion,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { outOfOrderAnswer } from './out-of-order-answer.ts';

const equipment = (name: string, contractor: string) => ({
  name,
  place: '各住戸',
  detail: '',
  installedOn: '2009-03-28',
  contractor,
  contractorPhone: '0120-000-777',
  inspections: [],
});
const facts = {
  ...exampleFacts,
  equipment: [equipment('インターホン設備', 'みどり管財'), equipment('宅配ボックス', 'みどり管財')],
  contacts: [
    ...exampleFacts.contacts,
    {
      kind: 'emergency',
      name: '緊急センター',
      phone: '0120-000-365',
      hours: '24時間',
      purpose: '水漏れ、共用部分の故障',
    } as const,
  ],
};
const bylaw = examplePassage({
  id: 'bylaws#7',
  sourceTitle: '管理規約',
  heading: '第7条（専有部分の範囲）',
  category: 'bylaw',
  text: '住戸番号を付した住戸を専有部分とする。\n2　玄関扉は、錠及び室内側の塗装の面に限り、専有部分に含む。\n3　住戸だけの用に供する配管その他の設備は、次に掲げる範囲で専有部分に属する。\n一　排水管は、室内側の枝管\n二　電気配線その他の設備は、別表第2に掲げるものを除いた部分',
});
const table = examplePassage({
  id: 'bylaws#table-2',
  sourceTitle: '管理規約',
  heading: '別表第2　共用部分の範囲',
  category: 'bylaw',
  text: '電気等の設備：エレベーター、インターホンの共用部分、テレビ及び通信の共同設備',
});
const guide = examplePassage({
  id: 'guide#1',
  sourceTitle: '宅配ボックスのルール',
  text: '3日以内に取り出してください。開かないときは、管理事務室へ。',
});

function told(question: string, changes: { readonly filesAsResident?: boolean } = {}) {
  const known = { ...facts, ...changes };
  return outOfOrderAnswer({
    asked: exampleQuestion(question),
    evidence: exampleEvidence(question, [exampleItem(guide, 0.5)]),
    known: { facts: known, passages: [...recordPassages(known), bylaw, table, guide] },
  })?.lines.map(({ markdown }) => markdown);
}

test.each([
  ['トイレが詰まりました', 'トイレなど', '排水管は、室内側の枝管'],
  ['お風呂のお湯が出ません', '給湯器など', '電気配線その他の設備は'],
  ['給湯器が壊れました。どこに連絡すればいいですか', '給湯器など', '電気配線その他の設備は'],
  ['エアコンが動きません', 'エアコンなど', '電気配線その他の設備は'],
  ['換気扇から変な音がします', '換気扇など', '電気配線その他の設備は'],
  ['玄関の鍵が回りません', '玄関の錠など', '錠及び室内側の塗装の面'],
  ['テレビが映りません', 'テレビなど', '別表第2　共用部分の範囲：テレビ及び通信の共同設備'],
])('%s: the dwelling has it mended, by its rule', (question, name, rule) => {
  const [first, whose] = told(question) ?? [];
  expect(first).toBe(`${name}、住戸の設備は専有部分で、**修理は住戸で業者に頼みます**。`);
  expect(whose).toContain(rule);
});

test('who rents asks the owner first', () => {
  expect(told('給湯器が壊れました', { filesAsResident: true })?.[0]).toBe(
    '給湯器など、住戸の設備の修理は、**まず部屋の所有者（大家さん）に相談してください**。',
  );
});

test('where pipes of the house may be the cause, its number is told, and that of the gas beside a boiler', () => {
  expect(told('トイレが詰まりました')?.join('\n')).toContain('**0120-000-365**');
  expect(told('エアコンが動きません')?.join('\n')).not.toContain('0120-000-365');
  expect(told('お湯が出ません')?.join('\n')).toContain('**0120-000-119**');
});

test('what the house has is told with the number of its record', () => {
  const [first, whose] = told('インターホンが壊れました') ?? [];
  expect(first).toBe(
    'インターホン設備の保守と故障の連絡先は、みどり管財（電話 **0120-000-777**）です。',
  );
  expect(whose).toContain('インターホンの共用部分');
  expect(told('集会室のエアコンが壊れています')?.join('\n')).toContain('**0120-000-365**');
});

test('what a guide says of that very fault goes first', () => {
  const [first, next] = told('宅配ボックスが開きません') ?? [];
  expect(first).toBe('「宅配ボックスのルール」：開かないときは、管理事務室へ。');
  expect(next).toContain('0120-000-777');
});

test.each([
  '壊れたテレビは粗大ごみに出せますか',
  '給湯器が壊れたら誰が払いますか',
  '隣のテレビの音がうるさい',
  'エアコンを付けたい',
  'トイレが詰まってあふれています',
  'インターホンは何年に付けましたか',
  'インターホンの工事はいつですか',
  '自転車が壊れました',
  '洗濯機が壊れました',
  '自転車の鍵が開きません',
])('%s is left alone', (question) => {
  expect(told(question)).toBeUndefined();
});
