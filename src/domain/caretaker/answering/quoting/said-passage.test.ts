import { expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { saidAsItems, saidPassage, saidShortly } from './said-passage.ts';

const wanted = { understood: 'お尋ね', kind: 'other' } as const;
const steps =
  '次の順にお願いします。\n警察に届ける。\n業者を呼ぶ。夜は緊急センターへ。\n錠を替える。\n2　鍵は2本である。';

function found(text: string, best: string) {
  const item = exampleItem(examplePassage({ id: 'x#1', text }), 0.9);
  const sentences = item.sentences.map((one) => ({
    ...one,
    score: one.text.includes(best) ? 10 : 6,
  }));
  return { ...item, sentences };
}

const said = (lines: readonly { markdown: string }[]) => lines.map(({ markdown }) => markdown);

test('what stands beside a list is not taken for its last item', () => {
  expect(said(saidPassage(found(steps, '次の順'), wanted))).toEqual([
    '次の順にお願いします。',
    '- 警察に届ける。',
    '- 業者を呼ぶ。夜は緊急センターへ。',
    '- 錠を替える。',
    '鍵は2本である。',
  ]);
});

test('on one line the best words are always told', () => {
  expect(said(saidShortly(found(steps, '錠'), wanted, '- 鍵：'))).toEqual([
    '- 鍵：次の順にお願いします。 錠を替える。',
  ]);
  expect(said(saidShortly(found('一。二。', '二'), wanted, ''))).toEqual(['二。']);
});

const pets = '次の生き物は、飼うことができる。\n一　小鳥\n二　観賞魚\n三　かめ\n四　小動物';

/** The opening answers best, and one of the items better than the others. */
function foundBelow(text: string, told: string) {
  const item = found(text, '次の');
  const sentences = item.sentences.map((one) =>
    one.text.includes(told) ? { ...one, score: 8 } : one,
  );
  return { ...item, sentences };
}

test('of a list on one line the item that answers best is told, of steps the first ones', () => {
  expect(said(saidShortly(foundBelow(pets, '小動物'), wanted, ''))).toEqual([
    '次の生き物は、飼うことができる。 小動物',
  ]);
  expect(said(saidShortly(foundBelow(pets, '小鳥'), wanted, ''))).toEqual([
    '次の生き物は、飼うことができる。 小鳥 観賞魚',
  ]);
  expect(said(saidShortly(foundBelow(steps, '錠'), wanted, ''))).toEqual([
    '次の順にお願いします。 警察に届ける。 業者を呼ぶ。夜は緊急センターへ。',
  ]);
});

test('of a list too long to be told whole, neither', () => {
  const items = Array.from({ length: 10 }, (_, at) => `・生き物${'あいうえおかきくけこ'[at]}`);
  const long = ['次の生き物は、飼うことができる。', ...items].join('\n');
  const lines = said(saidPassage(foundBelow(long, '生き物こ'), wanted));
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toBe('- 生き物こ');
});

test('beside another passage a list is told whole, sentences only as many as fit', () => {
  expect(said(saidAsItems(found(steps, '警察'), wanted, 2))).toHaveLength(4);
  expect(said(saidAsItems(found('一。二。三。', '一'), wanted, 2))).toEqual(['- 一。', '- 二。']);
});

test('one condition or step needs no heading, two do', () => {
  const rule = '犬は2匹まで飼える。\n2　届を提出する。';
  expect(said(saidPassage(found(rule, '2匹'), wanted))).toEqual([
    '犬は2匹まで飼える。',
    '- 届を提出する。',
  ]);
  const more = `${rule}\n3　書類を申請する。`;
  expect(said(saidPassage(found(more, '2匹'), wanted))).toContain('**手続きと連絡先**');
});

test('sentences that stand together are told together, and quoted one by one', () => {
  const [first] = saidPassage(
    found('ペットは、2匹まで飼える。犬と猫を合わせて数える。', '犬'),
    wanted,
  );
  expect(first?.markdown).toBe('ペットは、2匹まで飼える。犬と猫を合わせて数える。');
  expect(first?.quotes.map(({ words }) => words)).toEqual([
    'ペットは、2匹まで飼える。',
    '犬と猫を合わせて数える。',
  ]);
});

test('one row of several that answer alike does not stand for the table', () => {
  const table = found('案：1／額：上げる\n案：2／額：上げる', '上げる');
  expect(said(saidShortly(table, wanted, '- 表：'))).toEqual(['- 表：1、2の一覧の表があります。']);
  expect(said(saidShortly(found('案：1／額：上げる', '上げる'), wanted, '- 表：'))).toEqual([
    '- 表：案：1（額：上げる）',
  ]);
});

test('the votes are told with the motion, a figure in bold only where the answer is sure', () => {
  const item = found('決議：可決（賛成 5名）', '可決');
  const motion = { ...item, passage: { ...item.passage, heading: '議題4　置き配' } };
  const asked = { understood: '何名が賛成しましたか', kind: 'count' } as const;
  expect(said(saidPassage(motion, asked))).toEqual(['議題4　置き配　決議：可決（賛成 **5名**）']);
  expect(said(saidPassage(motion, asked, false))).toEqual(['決議：可決（賛成 5名）']);
});

test('what points back follows the words it points to', () => {
  const text =
    '年内は30日まで集めます。\n31日から3日までは収集がありません。この間は、ごみを出さないでください。\n4日から元に戻ります。';
  expect(said(saidPassage(found(text, '31日から'), wanted))).toEqual([
    '31日から3日までは収集がありません。',
    '- この間は、ごみを出さないでください。',
    '- 年内は30日まで集めます。',
    '- 4日から元に戻ります。',
  ]);
  const torn = '用紙か委任状を出します。両方が出されたときは、用紙を使います。当日は出席できます。';
  expect(said(saidPassage(found(torn, '当日は'), wanted))).toEqual([
    '当日は出席できます。',
    '- 用紙か委任状を出します。',
    '- 両方が出されたときは、用紙を使います。',
  ]);
});
