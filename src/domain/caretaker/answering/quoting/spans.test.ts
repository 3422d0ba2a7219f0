import { expect, test } from 'vitest';
import { itemsBelow, leansBack, openerOf, spansOf, tableOf, withLeanedOn } from './spans.ts';

const rule =
  'ペットを飼う。\n2　次の動物は、飼ってはならない。\n一　毒をもつ動物\n二　にわとり\n3　補助犬は、この限りでない。';
const limited =
  '次の生き物は、届出をしないで飼うことができる。ただし、第10条は、これらにも用いる。\n一　小鳥\n二　ハムスター';
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
    [limited, ['小鳥', 'ハムスター']],
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

const steps =
  '鍵は2本です。失くしたら、次の順にお願いします。\n警察に届ける。\n管理事務室に知らせる。夜は緊急センターへ。\n2　合鍵は作れる。';
const papers =
  '来られない方は、次のどちらかの用紙をお出しください。どちらも出席に数えます。\n議決権行使書　ご自分で書くものです。\n委任状　人に任せるものです。名前を書いてください。\n両方のときは、議決権行使書が有効です。';

test.each([
  [
    'a list that has lost its marks',
    steps,
    ['警察に届ける。', '管理事務室に知らせる。夜は緊急センターへ。'],
  ],
  [
    'a choice that is named after one more sentence',
    papers,
    ['議決権行使書　ご自分で書くものです。', '委任状　人に任せるものです。名前を書いてください。'],
  ],
])('%s has one item on each line', (_, passage, items) => {
  const spans = spansOf(passage);
  const opener = spans.find(({ opensList }) => opensList);
  expect(opener?.text).toMatch(/次の/);
  expect(opener && itemsBelow(spans, opener).map(({ text }) => text)).toEqual(items);
  for (const { start, end, text } of spans) expect(passage.slice(start, end)).toBe(text);
});

test('a paragraph below a sentence that counts no list is no item', () => {
  const spans = spansOf('次の点検は5月です。\n日程はお知らせします。');
  expect(spans.map(({ opensList, isItem }) => opensList || isItem)).toEqual([false, false]);
});

test('what one speaker said is one span, with who said it', () => {
  const minutes =
    '可決した。\n意見（A、反対）　傷みは目立たない。延ばすべきだ。\n答（議長）　延ばせない。';
  expect(spansOf(minutes).map(({ text, speech }) => [speech, text])).toEqual([
    [null, '可決した。'],
    ['opinion', '意見（A、反対）　傷みは目立たない。延ばすべきだ。'],
    ['reply', '答（議長）　延ばせない。'],
  ]);
});

test('a sentence comes with all those on which it leans', () => {
  const spans = spansOf(
    '床を替える。この場合、同意が要る。ただし、畳を除く。\n一　板。\n2　前項の届を出す。',
  );
  const texts = spans.map((span) => withLeanedOn(spans, span).map(({ text }) => text));
  expect(texts[2]).toEqual(['床を替える。', 'この場合、同意が要る。', 'ただし、畳を除く。']);
  // 前項 means the paragraph before, not the item above.
  expect(texts[4]).toEqual(['床を替える。', '前項の届を出す。']);
});

test.each([
  ['犬と猫を合わせて数える。', true],
  ['夜間に置いたままにはできません。', true],
  ['洗濯機は、この時間を避けてください。', true],
  ['使用料は、1時間につき200円とする。', false],
  ['壁が傷む。', false],
  ['39,600円で交換した。', false],
])('%s speaks of what stands before it on its line: %s', (text, isLeaning) => {
  const spans = spansOf(`22時から静かにする。${text}`);
  const [, span] = spans;
  const told = span ? withLeanedOn(spans, span).length : 0;
  expect(told).toBe(isLeaning ? 2 : 1);
  const below = spansOf(`22時から静かにする。\n${text}`);
  expect(below[1] && withLeanedOn(below, below[1])).toHaveLength(1);
});

test('前項 in the first paragraph of a part leans on nothing that is not there', () => {
  const spans = spansOf('五　法人とすること。\n4　前項第2号の変更は、別に決する。');
  expect(spans[1] && withLeanedOn(spans, spans[1])).toHaveLength(1);
});

test('a table is the rows with the same first label that stand together', () => {
  const spans = spansOf('案：1／額：2\n案：2／額：3\n文である。\n案：3／額：4\n組：1／額：2');
  const sizes = spans
    .filter(({ isTableRow }) => isTableRow)
    .map((row) => tableOf(spans, row).length);
  expect(sizes).toEqual([2, 2, 1, 1]);
});

test.each([
  ['ただし、補助犬を除く。', true],
  ['この支出は、予算によるものとみなす。', true],
  ['この細則は、次のものに適用する。', false],
  ['この場合、知らせる。', true],
  ['前項の届出は、書面による。', true],
  ['落ちて人に当たるおそれがあるためである。', true],
  ['どちらも出席に数えます。', true],
  ['これを超えてはならない。', true],
  ['これまで1匹だった。', false],
  ['ペットは2匹までである。', false],
  ['その他の動物は、届け出る。', false],
])('%s leans on the sentence before: %s', (text, leans) => {
  const [span] = spansOf(text);
  expect(span && leansBack(span)).toBe(leans);
});

function never(): never {
  throw new Error('no span');
}
