import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { parseMarkdown, sectionsOf } from './parse-markdown.ts';

const documents = import.meta.glob<string>('/src/demo/documents/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Without the places in the text, which count from the start of a section. */
function shapeOf(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree), (key, value) => (key === 'position' ? undefined : value));
}

function parseWhole(markdown: string): unknown {
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  return shapeOf(fromMarkdown(markdown, options).children);
}

test.each(Object.entries(documents))('%s reads the same in sections as whole', (_file, text) => {
  expect(shapeOf(parseMarkdown(text))).toEqual(parseWhole(text));
});

test.each([
  ['a fence around a heading', '前\n\n```\n\n# 見出しではない\n\n```\n'],
  ['a definition at the end', '[規約][1]\n\n# 次\n\n本文\n\n[1]: https://example.jp/'],
  ['HTML over several lines', '<!--\n\n# 隠れた見出し\n\n-->\n\n# 見出し'],
  ['a heading in a list', '- 一\n\n  # 中の見出し\n\n# 外の見出し'],
  ['a heading right below a paragraph', '段落\n# 見出し\n本文'],
  ['nothing', ''],
])('%s is read as a whole would be', (_name, text) => {
  expect(shapeOf(parseMarkdown(text))).toEqual(parseWhole(text));
});

test('a long document is read section by section', () => {
  const bylaws = documents['/src/demo/documents/bylaw/bylaws.md'] ?? '';
  const longest = Math.max(...sectionsOf(bylaws).map((section) => section.length));
  expect(longest).toBeLessThan(bylaws.length / 5);
});
