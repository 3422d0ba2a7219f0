import { expect, test } from 'vitest';
import { itemsBelow, leansBack, openerOf, spansOf } from './spans.ts';

const rule =
  'ペットを飼う。\n2　次の動物は、飼ってはならない。\n一　毒をもつ動物\n二　にわとり\n3　補助犬は、この限りでない。';
const list = '訓練の日程は、次のとおりです。\n日時：11月29日\n場所：駐車場\n雨のときは中止します。';

test('a quote leaves the mark of its paragraph and of its item behind', () => {
  expect(spansOf(rule).map(({ text }) => text)).toEqual([
    'ペットを飼う。',
    '次の動物は、飼ってはならない。',
    '毒をもつ動物',
    'にわとり',
    '補助犬は、この限りでない。',
  ]);
});

test('every span stands in its passage', () => {
  for (const passage of [rule, list]) {
    for (const { start, end, text } of spansOf(passage)) {
      expect(passage.slice(start, end)).toBe(text);
    }
  }
});

test('a list belongs to the sentence above it, with marks or without', () => {
  for (const [passage, items] of [
    [rule, ['毒をもつ動物', 'にわとり']],
    [list, ['日時：11月29日', '場所：駐車場']],
  ] as const) {
    const spans = spansOf(passage);
    const opener = spans.find(({ opensList }) => opensList);
    if (opener === undefined) throw new Error('no opener');
    const below = itemsBelow(spans, opener);
    expect(below.map(({ text }) => text)).toEqual(items);
    for (const item of below) expect(openerOf(spans, item)).toBe(opener);
  }
});

test('a sentence after the list has no opener', () => {
  const spans = spansOf(list);
  expect(spans.at(-1) && openerOf(spans, spans.at(-1) ?? never())).toBeUndefined();
});

test.each([
  ['ただし、補助犬を除く。', true],
  ['この場合、知らせる。', true],
  ['前項の届出は、書面による。', true],
  ['落ちて人に当たるおそれがあるためである。', true],
  ['ペットは2匹までである。', false],
  ['その他の動物は、届け出る。', false],
])('%s leans on the sentence before: %s', (text, leans) => {
  const [span] = spansOf(text);
  expect(span && leansBack(span)).toBe(leans);
});

function never(): never {
  throw new Error('no span');
}
