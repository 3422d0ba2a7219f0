import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { buildIndex } from '#domain/retrieval/indexing/build-index.ts';
import { handingInFirst } from './handing-in-first.ts';
import { passageOf } from './testing/candidate.ts';

function article(heading: string, text: string, rest: Partial<KnowledgePassage> = {}) {
  const of = { ...passageOf('pets'), sourceId: 'roof', id: `roof#${heading}` };
  return { ...of, heading, text, ...rest };
}

const scope = article('第2条（対象）', 'この細則は、屋上の使用に適用する。');
const handIn = article(
  '第3条（届出）',
  '屋上は共用部分である。\n2　使う者は、3日前までに「屋上使用届」を係に出す。',
);
const later = article('第9条（終了届）', '使い終えた者は、7日以内に「終了届」を係に出す。');
const heavy = article(
  '第5条（重い物）',
  '10キログラムを超える物を置こうとする者は、理事長の承諾を受ける。',
);
const other = article('第4条（時間）', '使える時間は、9時から17時までとする。');
const elsewhere = article('第1条（届出）', '前日までに「別の届」を出す。', { sourceId: 'else' });

const index = buildIndex<KnowledgePassage>([elsewhere, scope, handIn, other, heavy, later]);

/** What is told after a question that found these, and how likely each is. */
function told(asked: string, ...passages: readonly KnowledgePassage[]) {
  const items = passages.map((passage, at) => ({ passage, chance: 0.8 / 2 ** at, sentences: [] }));
  return handingInFirst(items, index, asked).map(({ passage, chance }) => [passage, chance]);
}

test.each(['屋上を使いたいのですが', '届けは要りますか', '屋上を使うには', 'どうすればいいですか'])(
  '%s: what is handed in goes before what the rule applies to, found or not',
  (asked) => {
    const expected = [
      [handIn, 0.8],
      [scope, 0.8],
      [other, 0.4],
    ];
    expect(told(asked, scope, other)).toEqual(expected);
    expect(told(asked, scope, other, handIn)).toEqual(expected);
  },
);

test('its sentence leads that says what and by when', () => {
  const found = [{ passage: scope, chance: 0.8, sentences: [] }];
  const [first] = handingInFirst(found, index, '届けは要りますか');
  expect(first?.sentences.map(({ text }) => text)).toEqual([
    expect.stringContaining('3日前までに「屋上使用届」を係に出す。'),
  ]);
});

test('beside what is asked of some stands what everybody hands in', () => {
  expect(told('石を置きたいのですが', heavy, other)).toEqual([
    [heavy, 0.8],
    [handIn, 0.8],
    [other, 0.4],
  ]);
});

test('what all who come hand in goes before one duty among many', () => {
  const duty = article('第31条（届出の義務）', '組合員は、入居の時に届け出なければならない。');
  const comers = article('第12条（転入する者の手続）', '転入する居住者は、次の書面を出す。');
  expect(told('新しく入居しました。何を届け出ますか', duty, comers)).toEqual([
    [comers, 0.8],
    [duty, 0.8],
  ]);
  expect(told('新しく入居しました。犬の届けは要りますか', duty, comers)[0]).toEqual([duty, 0.8]);
});

test.each([
  ['nothing is to be handed in', '屋上は何時まで使えますか', scope],
  ['the scope itself is asked for', '屋上使用届の対象は何ですか', scope],
  ['another article leads', '屋上を使いたいのですが', other],
  ['the rule is no longer in force', '届けは要りますか', { ...scope, validity: 'ended' } as const],
  ['it is the law', '届けは要りますか', { ...scope, category: 'law' } as const],
  ['the rule asks for nothing', '届けは要りますか', { ...scope, sourceId: 'none' }],
])('the order stays where %s', (_why, asked, first) => {
  expect(told(asked, first, later)).toEqual([
    [first, 0.8],
    [later, 0.4],
  ]);
});
