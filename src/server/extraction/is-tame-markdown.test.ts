import { describe, expect, test } from 'vitest';
import { bytesOf } from '#server/extraction/testing/example-files.ts';
import { extract } from './extract.ts';
import { isTameMarkdown } from './is-tame-markdown.ts';

const ordinary = `## 第1条（目的）

- 犬
  1. 小型犬
     - 室内だけ
> 引用 **太字** [別表](doc:annex)

| 項目 | 回数 |
| --- | --- |
| 清掃 | 週1回 |

[注]: https://example.jp/
`;

test('what people write is tame, however long', () => {
  expect(isTameMarkdown(ordinary)).toBe(true);
  expect(isTameMarkdown(ordinary.repeat(500))).toBe(true);
  expect(isTameMarkdown('あ。'.repeat(150_000))).toBe(true);
  expect(isTameMarkdown('')).toBe(true);
});

const wild: readonly (readonly [string, string])[] = [
  ['quotes in quotes', `${'>'.repeat(10_000)} 深い`],
  ['quotes in quotes, with spaces', `${'> '.repeat(100_000)}深い`],
  ['lists in lists', `${'- '.repeat(20_000)}深い`],
  ['numbers in numbers', `${'1. '.repeat(20_000)}深い`],
  ['lists that go in line by line', lines(300, (line) => `${' '.repeat(line * 2)}- 深い`)],
  ['a hundred thousand items', '- a\n'.repeat(75_000)],
  ['a hundred thousand lines', `${'a\n'.repeat(145_000)}===`],
  ['a table of hundred thousand rows', `|a|\n|-|\n${'|b\n'.repeat(90_000)}`],
  ['a row of seventy thousand cells', `|${'a|'.repeat(70_000)}\n|${'-|'.repeat(70_000)}`],
  ['notes for ever', lines(10_000, (line) => `[^a${line}]: x[^a${line}]\n`)],
  ['stars that wait', '*a_ '.repeat(70_000)],
  ['brackets that wait', '![[]()'.repeat(50_000)],
  ['tildes that wait', '~~a ~b '.repeat(40_000)],
];

function lines(count: number, line: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => line(number)).join('\n');
}

describe.each(wild)('%s', (_name, markdown) => {
  test('become words without markup, and the board is told', async () => {
    const read = await extract({ bytes: bytesOf(markdown), fileName: 'a.md', associationId: 'a' });
    expect(read).toMatchObject({ reading: 'extracted', mediaType: 'text/markdown' });
    expect(read.note).toMatch(/^書式が複雑すぎるため、書式のない文字として読み取りました。/);
    expect(read.markdown).toMatch(/^(?:\\|1\\|a)/);
  });
});

const wide: readonly (readonly [string, string])[] = [
  ['one row of hundred thousand cells', `${'a,'.repeat(100_000)}a\n${'b,b\n'.repeat(100_000)}`],
  ['hundred thousand empty columns', `${','.repeat(400_000)}x\n${'b,b\n'.repeat(140_000)}`],
  ['three thousand by three thousand', `${'a,'.repeat(3_000)}a\n${'b,b\n'.repeat(3_000)}`],
];

test.each(wide)('a table with %s is cut, and says so', async (_name, text) => {
  const read = await extract({ bytes: bytesOf(text), fileName: 'a.csv', associationId: 'a' });
  expect(read.markdown.length).toBeLessThanOrEqual(300_000);
  expect(read.note).toContain('行か列が多いため、表の一部は検索と回答に使えません。');
});
