import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { escapeMarkdown } from './escape-markdown.ts';

test.each([
  ['ペットは2匹まで', 'ペットは2匹まで'],
  ['**太字**', String.raw`\*\*太字\*\*`],
  ['[押す](javascript:alert(1))', String.raw`\[押す\](javascript:alert(1))`],
  ['<script>alert(1)</script>', String.raw`\<script\>alert(1)\</script\>`],
  ['項目 | 金額', String.raw`項目 \| 金額`],
  ['9:00~17:00', String.raw`9:00\~17:00`],
  ['https://a_b.example', String.raw`https\://a\_b.example`],
  ['www.a_b.jp', String.raw`www\.a\_b.jp`],
  ['a_b@c.jp', String.raw`a\_b\@c.jp`],
  ['&lt;', String.raw`\&lt;`],
  ['`code`', String.raw`\`code\``],
  ['# 見出し', String.raw`\# 見出し`],
  ['- 項目', String.raw`\- 項目`],
  ['1. 項目', String.raw`1\. 項目`],
  ['10.5%', '10.5%'],
  ['一行目\n# 二行目', '一行目 # 二行目'],
  ['\u202e逆さ', '逆さ'],
])('%s is written %s', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test('without its backslashes it is the text again, on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'あ犬1a*_[]()<>|`~&#-+.!:\\ ') }), (text) => {
      const markdown = escapeMarkdown(text);
      expect(markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(text);
      expect(markdown).not.toMatch(/(?<!\\)(?:\\\\)*[*_[\]<>|`~&]/);
    }),
  );
});

test('a real reader of Markdown shows its letters, and no picture, heading, table or script', () => {
  const marks = [
    '*',
    '**',
    '_',
    '[x](javascript:alert(1))',
    '![i](http://x)',
    '[^1]',
    '<script>',
    '&amp;',
  ];
  const lines = [
    '# ',
    '1. ',
    '- ',
    '> ',
    '---',
    '|',
    '`',
    '~~',
    '=',
    'https://a.example/b_c',
    'www.a.jp',
    'a_b@c.jp',
  ];
  const words = ['ペット', '2匹', ' ', '。', '（', '14.6％', '🐕'];
  const unit = fc.constantFrom(...marks, ...lines, ...words);
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 8 }), (pieces) => {
      const text = pieces.join('').trim();
      if (text === '') return;
      const tree = fromMarkdown(`- ${escapeMarkdown(text)} [1]`, {
        extensions: [gfm(), cjkFriendlyExtension()],
        mdastExtensions: [gfmFromMarkdown()],
      });
      expect(lettersOf(tree).replace(/ +/g, ' ')).toBe(`${text} [1]`.replace(/ +/g, ' '));
      expect(kindsOf(tree).filter((kind) => !harmless.has(kind))).toEqual([]);
    }),
  );
});

const harmless = new Set(['root', 'list', 'listItem', 'paragraph', 'text', 'link']);

function lettersOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(lettersOf).join('') : '';
}

function kindsOf(node: Nodes): readonly string[] {
  return [node.type, ...('children' in node ? node.children.flatMap(kindsOf) : [])];
}
