import type { PaperBlock, PrintedLine } from '#server/extraction/reader/paper.ts';
import { repairLine } from './repair-line.ts';
import { withoutRunningLines, wordsOf } from './running-lines.ts';
import { isRowBelow, tableLength } from './table-length.ts';

const pageNumber =
  /^[-‐－–— 　]*(?:p\.? ?)?\d{1,4}(?: ?[/／] ?\d{1,4})?[-‐－–— 　]*(?:ページ|頁)?$/i;
const startsAnew =
  /^(?:[・●○◯■□◆◇※①-⑳*-]|[（(]?[0-9０-９一二三四五六七八九十]{1,3}[)）.．、　 ]|第[0-9０-９一二三四五六七八九十百]+[条章節号]|[（(][^（()）]{1,40}[）)]$)/;

/** The lines of a PDF's pages as blocks, each page under a heading of its own. */
export function readPages(pages: readonly (readonly PrintedLine[])[]): PaperBlock[] {
  const repaired = pages.map((lines) => lines.map(repairLine).filter(isNoPageNumber));
  return withoutRunningLines(repaired).flatMap((lines, index) => [
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

function isNoPageNumber(line: PrintedLine, index: number, all: readonly PrintedLine[]): boolean {
  return !((index === 0 || index === all.length - 1) && pageNumber.test(wordsOf(line)));
}

function blocksOfPage(lines: readonly PrintedLine[]): PaperBlock[] {
  const layout = {
    bodySize: bodySizeOf(lines),
    rightEdge: lines.reduce((edge, line) => Math.max(edge, rightOf(line)), 0),
  };
  const blocks: PaperBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const { block, length } = blockAt(lines, at, layout);
    blocks.push(block);
    at += length;
  }
  return blocks;
}

type Layout = { readonly bodySize: number; readonly rightEdge: number };

function blockAt(
  lines: readonly PrintedLine[],
  at: number,
  { bodySize, rightEdge }: Layout,
): { block: PaperBlock; length: number } {
  const rowCount = tableLength(lines, at);
  if (rowCount > 0) {
    const rows = lines.slice(at, at + rowCount).map(({ cells }) => cells.map(({ text }) => text));
    return { block: { type: 'table', rows }, length: rowCount };
  }
  const line = lines[at];
  if (line && isTitle(line, bodySize)) {
    return { block: { type: 'heading', depth: 3, text: wordsOf(line) }, length: 1 };
  }
  const end = paragraphEnd(lines, at, bodySize);
  const text = joined(lines.slice(at, end), rightEdge);
  return { block: { type: 'paragraph', text }, length: end - at };
}

/** A paragraph ends at a wide gap, and where a title or a table begins. */
function paragraphEnd(lines: readonly PrintedLine[], from: number, bodySize: number): number {
  let end = from + 1;
  for (; end < lines.length; end += 1) {
    const [line, next] = [lines[end - 1], lines[end]];
    if (!line || !next || isTitle(next, bodySize)) break;
    // What goes on with the columns of the line above begins no table: that line would have.
    if (!isRowBelow(line, next) && tableLength(lines, end) > 0) break;
    const step = line.baseline - next.baseline;
    if (step < 0 || step > 2.4 * Math.max(line.size, next.size)) break;
  }
  return end;
}

const longestTitle = 40;
const titleScale = 1.2;

/** 見出し: one short line in larger letters than the rest. */
export function isTitle(line: PrintedLine, bodySize: number): boolean {
  const words = wordsOf(line);
  return (
    line.size > bodySize * titleScale &&
    words.length <= longestTitle &&
    /\p{L}{2}/u.test(words) &&
    !/[。、]$|…/.test(words)
  );
}

/** The size that most letters of the page have. */
export function bodySizeOf(lines: readonly PrintedLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + wordsOf(line).length);
  }
  let best = 0;
  for (const [size, count] of letters) if (count > (letters.get(best) ?? 0)) best = size;
  return best;
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
      isProse(before) &&
      isProse(line) &&
      !startsAnew.test(words);
    if (before !== undefined) text += goesOn ? seam(text, words) : '\n';
    text += words;
    before = line;
  }
  return text;
}

/** In prose nothing stands further apart than after 「第1条　」. */
function isProse({ cells, size }: PrintedLine): boolean {
  return cells.every(({ left }, index) => left - (cells[index - 1]?.right ?? left) < 1.5 * size);
}

function seam(before: string, next: string): string {
  return /[\p{sc=Latin}\d,.]$/u.test(before) && /^[\p{sc=Latin}\d]/u.test(next) ? ' ' : '';
}

export function rightOf({ cells }: PrintedLine): number {
  return cells.at(-1)?.right ?? 0;
}
