import { expect, test } from 'vitest';
import { markdownTree } from './markdown-tree.js';
import { readBlocks } from './read-blocks.ts';

const links = new Map([['rule-pets', '91c891b2-b6ad-8693-b07e-a6ded846e712']]);
const read = (markdown: string) => readBlocks(markdownTree(markdown), links);

function hrefOf(markdown: string): string {
  return /"href":"([^"]*)"/.exec(JSON.stringify(read(markdown)))?.[1] ?? 'no link';
}

test('headings keep their depth and get an anchor', () => {
  expect(read('## 第2条（用語）')).toEqual([
    {
      type: 'heading',
      depth: 2,
      anchor: 'article-2',
      children: [{ type: 'text', text: '第2条（用語）' }],
    },
  ]);
});

test('a table keeps its rows and sides', () => {
  expect(read('| 項目 | 金額 |\n|---|--:|\n| 管理費 | 9,000円 |')).toEqual([
    {
      type: 'table',
      align: [null, 'right'],
      rows: [
        [[{ type: 'text', text: '項目' }], [{ type: 'text', text: '金額' }]],
        [[{ type: 'text', text: '管理費' }], [{ type: 'text', text: '9,000円' }]],
      ],
    },
  ]);
});

test('lists keep their start and their ticks', () => {
  expect(read('3. 三番目')).toMatchObject([{ type: 'list', ordered: true, start: 3 }]);
  expect(read('- [x] 済み\n- [ ] まだ\n- 印なし')).toMatchObject([
    {
      type: 'list',
      ordered: false,
      items: [{ checked: true }, { checked: false }, { checked: null }],
    },
  ]);
});

test('struck, strong and quoted text keep their kind', () => {
  expect(read('> ~~取消~~ **大切**')).toEqual([
    {
      type: 'quote',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'delete', children: [{ type: 'text', text: '取消' }] },
            { type: 'text', text: ' ' },
            { type: 'strong', children: [{ type: 'text', text: '大切' }] },
          ],
        },
      ],
    },
  ]);
});

test('a link to another document leads to its page, with the article', () => {
  expect(hrefOf('[細則](doc:rule-pets#article-3)')).toBe(
    '/document/91c891b2-b6ad-8693-b07e-a6ded846e712#article-3',
  );
  expect(hrefOf('[消えた文書](doc:gone)')).toBe('');
});

test.each([
  ['https://example.jp/', 'https://example.jp/'],
  ['mailto:a@example.jp', 'mailto:a@example.jp'],
  ['/demo', '/demo'],
  ['javascript:alert(1)', ''],
  ['JaVaScRiPt:alert(1)', ''],
  ['data:text/html,x', ''],
  ['vbscript:x', ''],
])('a link to %s becomes "%s"', (address, href) => {
  expect(hrefOf(`[押す](${address})`)).toBe(href);
});

test('HTML and pictures are left out', () => {
  const text = JSON.stringify(
    read(
      '<script>alert(1)</script>\n\n前<img src=x onerror=alert(1)>後 ![絵](https://example.jp/a.png)',
    ),
  );
  expect(text).not.toMatch(/script|img|onerror|png|html/);
  expect(text).toContain('前');
});
