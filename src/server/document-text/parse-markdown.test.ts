import { setImmediate as nextTurn } from 'node:timers/promises';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { parseInThread } from './parse-in-thread.ts';
import { parseMarkdown, sectionsOf } from './parse-markdown.ts';

const documents = import.meta.glob<string>('/src/demo/documents/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const read = (markdown: string) => parseMarkdown({ markdown, associationId: 'a' });

/** Without the places in the text, which count from the start of a section. */
function parseWhole(markdown: string): unknown {
  const options = {
    extensions: [gfm(), cjkFriendlyExtension()],
    mdastExtensions: [gfmFromMarkdown()],
  };
  const tree = JSON.stringify(fromMarkdown(markdown, options).children);
  return JSON.parse(tree, (key, value) => (key === 'position' ? undefined : value));
}

test.each(Object.entries(documents))(
  '%s reads the same in sections as whole',
  async (_file, text) => {
    expect(await read(text)).toEqual(parseWhole(text));
  },
);

test.each(['**「重要」**です', '月**14.6％**の', '上限は**3匹（1住戸）**で'])(
  'no star of %s stands as text',
  async (markdown) => {
    expect(JSON.stringify(await read(markdown))).not.toContain('*');
  },
);

test.each([
  ['a fence around a heading', '前\n\n```\n\n# 見出しではない\n\n```\n'],
  ['a definition at the end', '[規約][1]\n\n# 次\n\n本文\n\n[1]: https://example.jp/'],
  ['HTML over several lines', '<!--\n\n# 隠れた見出し\n\n-->\n\n# 見出し'],
  ['a heading in a list', '- 一\n\n  # 中の見出し\n\n# 外の見出し'],
  ['a heading right below a paragraph', '段落\n# 見出し\n本文'],
  ['nothing', ''],
])('%s is read as a whole would be', async (_name, text) => {
  expect(await read(text)).toEqual(parseWhole(text));
});

test('a long document is read section by section', () => {
  const bylaws = documents['/src/demo/documents/bylaw/bylaws.md'] ?? '';
  const longest = Math.max(...sectionsOf(bylaws).map((section) => section.length));
  expect(longest).toBeLessThan(bylaws.length / 5);
});

const sentence = '管理組合は、理事会の決議により、共用部分の維持に必要な措置をとることができる。';

test.each([
  ['paragraphs', `${sentence}\n\n`],
  ['one paragraph', sentence],
  ['lines', `${sentence}\\\n`],
  ['a list', `- ${sentence}\n`],
])(
  'while 300,000 letters of %s without a heading are read, others have their turns',
  async (_what, piece) => {
    let turns = 0;
    let isRead = false;
    const reading = read(piece.repeat(300_000 / piece.length)).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      await nextTurn();
      turns += 1;
    }
    expect((await reading).length).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(100);
  },
);

test('a long document that is asked for twice is read once', async () => {
  const text = '一度だけ読みます。\n'.repeat(1_000);
  const [first, second] = await Promise.all([read(text), read(text)]);
  expect(first.at(0)).toBe(second.at(0));
  expect((await read(text)).at(0)).toBe(first.at(0));
});

test('what no parser gets through is shown as plain text', async () => {
  const text = '> '.repeat(20_000);
  const workerUrl = new URL('./markdown-worker.js', import.meta.url);
  const hasty = { workerUrl, timeoutMs: 300, memoryMb: 64 };
  expect(await parseInThread(text, 'a', hasty)).toEqual([
    { type: 'paragraph', children: [{ type: 'text', value: text }] },
  ]);
});
