import { expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { chooseSpans } from './choose-spans.ts';

type Told = readonly [text: string, score: number, hasExpected?: boolean];

/** What is said first of these sentences, each of which answers as well as its score says. */
function saidFirst(understood: string, told: readonly Told[]): readonly string[] {
  const text = told.map(([words]) => words).join('\n');
  const item = exampleItem(examplePassage({ id: 'x#1', text }), 0.9);
  const sentences = item.sentences.map((one) => {
    const [, score = 0, hasExpected = false] = told.find(([words]) => words === one.text) ?? [];
    return { ...one, score, hasExpected };
  });
  const chosen = chooseSpans({ ...item, sentences }, { understood, kind: 'other' });
  return (chosen?.direct ?? []).map((span) => span.text);
}

const chair = '今の理事長は、高橋さんです（任期は2027年5月23日まで）。';
const vice = '今の副理事長は、田村さんです（任期は2028年5月28日まで）。';
const treasurer = '今の会計担当理事（会計係）は、小林さんです。';
const directors = '今の理事は、渡辺さんと森さんです。';

test.each([
  ['理事長は誰ですか', chair],
  ['副理事長は誰ですか', vice],
  ['理事は誰ですか', directors],
  ['会計は誰ですか', vice],
])('%s: the sentence about the very word goes before one about a longer word', (asked, first) => {
  const told = [chair, vice, treasurer, directors].map((words): Told => [words, 8]);
  expect(saidFirst(asked, [[vice, 10], ...told.filter(([words]) => words !== vice)])).toEqual([
    first,
  ]);
});

const all = '駐車場は全部で30台分あり、空きは2台あります。';
const pit = '機械式駐車場は、20台のうち2台が空いています。';
const flat = '平面駐車場は、10台すべてが使われていて、空きはありません。';
const pitYen = '機械式駐車場の使用料は、月9,000円です。';
const flatYen = '平面駐車場の使用料は、月12,000円です。';

test('a question about the whole is not answered by the sentence about a part', () => {
  const told: readonly Told[] = [
    [all, 8],
    [pit, 7],
    [flat, 10],
  ];
  expect(saidFirst('駐車場の空きはありますか', told)).toEqual([all]);
  expect(saidFirst('平面駐車場の空きはありますか', told)).toEqual([flat]);
});

test('the whole has no say where it lacks what was asked for, or hardly answers', () => {
  const asked = '駐車場の料金はいくらですか';
  const told: readonly Told[] = [
    [all, 8],
    [pitYen, 10, true],
  ];
  expect(saidFirst(asked, told)).toEqual([pitYen]);
  expect(
    saidFirst('駐車場の空きはありますか', [
      [all, 3],
      [flat, 10],
    ]),
  ).toEqual([flat]);
});

test('積立金 is 修繕積立金 where nothing speaks of 積立金 itself', () => {
  const balance = '修繕積立金の残高は、46,603,922円です。';
  expect(
    saidFirst('積立金の残高はいくらですか', [
      [balance, 10],
      ['管理費の残高は、5円です。', 9],
    ]),
  ).toEqual([balance]);
});

test('a word that is named in a longer subject, or only with a part of it, is no other word', () => {
  const owed = '管理費等の滞納があるのは、1住戸です。';
  expect(
    saidFirst('滞納は何件ありますか', [
      [owed, 10],
      ['滞納の長さは、6か月分です。', 9],
    ]),
  ).toEqual([owed]);
  const audit = '監事の会計監査では、3つを確かめます。';
  expect(
    saidFirst('監査では何を確認すればよいですか', [
      [audit, 10],
      ['支出の監査では、請求書を見ます。', 9],
    ]),
  ).toEqual([audit]);
});

test('kinds that stand side by side are told together, one that is named alone', () => {
  const told: readonly Told[] = [
    [pitYen, 10, true],
    [all, 3],
    [flatYen, 9, true],
  ];
  expect(saidFirst('駐車場の料金はいくらですか', told)).toEqual([pitYen, flatYen]);
  expect(saidFirst('機械式駐車場の料金はいくらですか', told)).toEqual([pitYen]);
  expect(
    saidFirst('駐車場の料金はいくらですか', [
      [pitYen, 10],
      ['平面駐車場の申込みは、月初めです。', 9],
    ]),
  ).toEqual([pitYen]);
});
