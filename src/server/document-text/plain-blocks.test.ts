import { expect, test } from 'vitest';
import { markdownTree } from './markdown-tree.js';
import { plainBlocks } from './plain-blocks.ts';
import { readBlocks } from './read-blocks.ts';

const plain = (markdown: string) =>
  plainBlocks(
    readBlocks(
      markdownTree(markdown),
      new Map([['bylaws', '91c891b2-b6ad-8693-b07e-a6ded846e712']]),
    ),
  );

test('words stay, marks and addresses go', () => {
  expect(plain('ペットは[管理規約](doc:bylaws#article-18)により**2匹**まで`飼える`。')).toEqual([
    { type: 'text', text: 'ペットは管理規約により2匹まで飼える。' },
  ]);
});

test('a list is one block with a line for each item, and what hangs below it', () => {
  expect(plain('- 犬\n- 猫\n  - 室内だけ\n\n  - 首輪をつける')).toEqual([
    { type: 'text', text: '犬\n猫\n室内だけ\n首輪をつける' },
  ]);
});

test('a numbered list keeps which lines its items are, without what hangs below them', () => {
  expect(plain('1. **電話する。** 番号を聞く。\n2. 貼る。\n   - 見える所に')).toEqual([
    {
      type: 'text',
      text: '電話する。 番号を聞く。\n貼る。\n見える所に',
      numbered: ['電話する。 番号を聞く。', '貼る。'],
    },
  ]);
});

test('a table keeps its cells, each on one line', () => {
  expect(plain('| 種類 | 曜日 |\n|---|---|\n| **燃える**ごみ | 火・金 |')).toEqual([
    {
      type: 'table',
      rows: [
        ['種類', '曜日'],
        ['燃えるごみ', '火・金'],
      ],
    },
  ]);
});

test('a heading keeps its anchor', () => {
  expect(plain('### 第3条（数）')).toEqual([
    { type: 'heading', depth: 3, anchor: 'article-3', text: '第3条（数）' },
  ]);
});

test('there are as many blocks as the page has, in the same order', () => {
  const markdown = '# 題\n\n> 引用\n\n---\n\n本文  \n次の行\n\n- [x] 済み\n\n| a |\n|---|\n| b |';
  const blocks = readBlocks(markdownTree(markdown), new Map());
  expect(plainBlocks(blocks)).toHaveLength(blocks.length);
  expect(plainBlocks(blocks).map((block) => ('text' in block ? block.text : block.rows))).toEqual([
    '題',
    '引用',
    '',
    '本文\n次の行',
    '済み',
    [['a'], ['b']],
  ]);
});
