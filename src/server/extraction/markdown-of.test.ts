import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Inline } from '#contract/documents.ts';
import { markdownTree } from '#server/document-text/markdown-tree.js';
import { readBlocks } from '#server/document-text/read-blocks.ts';
import type { PaperBlock } from '#server/extraction/reader/paper.ts';
import { markdownOf } from './markdown-of.ts';

const read = (...blocks: PaperBlock[]) =>
  readBlocks(markdownTree(markdownOf(blocks).markdown), new Map());

const odd = fc.oneof(
  fc.constantFrom(...'\\`*_{}[]<>()#+-=.!|~&:;@"$%^1 あ　'),
  fc.constantFrom(
    'http://a.jp/a_b',
    'www.a.jp',
    'a_b@c.jp',
    '1.',
    '2)',
    '---',
    '***',
    '```',
    '~~~',
  ),
  fc.constantFrom('[ ]', '[x]', '![a](b)', '<b>', '<!--', '&amp;', '&#65;', '|-|', ':-:'),
  fc.constantFrom('[^1]', '[^1]: a', '    ', '\t', '==='),
);
const line = fc.array(odd, { maxLength: 12 }).map((parts) => parts.join(''));
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((it) => {
      if ('text' in it) return it.text;
      return 'children' in it ? textOf(it.children) : '\n';
    })
    .join('');
}

function kindsOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ type }) => type);
}

test('any text is the same text again, and never markup', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const blocks = read({ type: 'paragraph', text: lines.join('\n') });
      const shown = lines.map(plain).filter((it) => it !== '');
      if (shown.length === 0) return;
      expect(kindsOf(blocks)).toEqual(['paragraph']);
      const [block] = blocks;
      const text = block?.type === 'paragraph' ? textOf(block.children) : '';
      expect(text.split('\n').map(plain)).toEqual(shown);
    }),
    { numRuns: 3_000 },
  );
});

test('any cell of a table is the same cell again', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 4 }), (rows) => {
      const [block] = read({ type: 'table', rows });
      const cells = block?.type === 'table' ? block.rows.map((row) => row.map(textOf)) : [];
      expect(cells.map((row) => row.map(plain))).toEqual(rows.map((row) => row.map(plain)));
    }),
    { numRuns: 2_000 },
  );
});

test('any heading is the same heading again', () => {
  fc.assert(
    fc.property(line, (text) => {
      if (plain(text) === '') return;
      const [block] = read({ type: 'heading', depth: 2, text });
      expect(block?.type === 'heading' && plain(textOf(block.children))).toBe(plain(text));
    }),
    { numRuns: 2_000 },
  );
});

test('items keep their levels', () => {
  const item = (level: number, text: string): PaperBlock => ({
    type: 'item',
    level,
    isOrdered: false,
    text,
  });
  expect(read(item(0, '一'), item(1, '二\n続き'), item(0, '三'))).toMatchObject([
    { type: 'list', items: [{ children: [{}, { type: 'list', items: [{}] }] }, {}] },
  ]);
});

test('half of a character is no character', () => {
  expect(markdownOf([{ type: 'paragraph', text: 'a\ud842b' }]).markdown).toBe('a\ufffdb');
});
