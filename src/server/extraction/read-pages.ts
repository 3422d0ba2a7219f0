import type { PaperBlock, PrintedLine } from './paper.ts';
import { repairLine } from './repair-line.ts';
import { tableLength } from './table-length.ts';

const pageNumber =
  /^[-‐－–— 　]*(?:p\.? ?)?\d{1,4}(?: ?[/／] ?\d{1,4})?[-‐－–— 　]*(?:ページ|頁)?$/i;
const startsAnew =
  /^(?:[・●○◯■□◆◇※①-⑳*-]|[（(]?[0-9０-９一二三四五六七八九十]{1,3}[)）.．、　 ]|第[0-9０-９一二三四五六七八九十百]+[条章節号]|[（(][^（()）]{1,40}[）)]$)/;

/** The lines of a PDF's pages as blocks, each page under a heading of its own. */
export function readPages(pages: readonly (readonly PrintedLine[])[]): PaperBlock[] {
  return pages.flatMap((lines, index) => [
    { type: 'heading' as const, depth: 2, text: `${index + 1}ページ` },
    ...blocksOfPage(lines),
  ]);
}

/** Pages, counted from 1, that hold no letters: pictures of paper. */
export function pagesWithoutText(pages: readonly (readonly PrintedLine[])[]): number[] {
  return pages.flatMap((lines, index) =>
    lines.some(({ cells }) => cells.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
      ? []
      : [index + 1],
  );
}

function blocksOfPage(printed: readonly PrintedLine[]): PaperBlock[] {
  const lines = printed.map(repairLine).filter((line, index, all) => {
    const isAtEdge = index === 0 || index === all.length - 1;
    return !(isAtEdge && pageNumber.test(wordsOf(line)));
  });
  const rightEdge = Math.max(0, ...lines.map(rightOf));
  const blocks: PaperBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const length = tableLength(lines, at);
    const end = length > 0 ? at + length : paragraphEnd(lines, at);
    const part = lines.slice(at, end);
    blocks.push(
      length > 0
        ? { type: 'table', rows: part.map(({ cells }) => cells.map(({ text }) => text)) }
        : { type: 'paragraph', text: joined(part, rightEdge) },
    );
    at = end;
  }
  return blocks;
}

/** A paragraph ends at a wide gap and where a table begins. */
function paragraphEnd(lines: readonly PrintedLine[], from: number): number {
  let end = from + 1;
  for (; end < lines.length; end += 1) {
    const [line, next] = [lines[end - 1], lines[end]];
    if (!line || !next || tableLength(lines, end) > 0) break;
    const step = line.baseline - next.baseline;
    if (step < 0 || step > 2.4 * Math.max(line.size, next.size)) break;
  }
  return end;
}

/** A line that reaches the edge goes on in the next one, unless that starts something new. */
function joined(lines: readonly PrintedLine[], rightEdge: number): string {
  let text = '';
  let before: PrintedLine | undefined;
  for (const line of lines) {
    const words = wordsOf(line);
    const goesOn =
      before !== undefined &&
      rightOf(before) > rightEdge - 2.5 * before.size &&
      !startsAnew.test(words);
    if (before !== undefined) text += goesOn ? seam(text, words) : '\n';
    text += words;
    before = line;
  }
  return text;
}

function seam(before: string, next: string): string {
  return /[\p{sc=Latin}\d,.]$/u.test(before) && /^[\p{sc=Latin}\d]/u.test(next) ? ' ' : '';
}

function wordsOf({ cells }: PrintedLine): string {
  return cells.map(({ text }) => text).join('　');
}

function rightOf({ cells }: PrintedLine): number {
  return cells.at(-1)?.right ?? 0;
}
