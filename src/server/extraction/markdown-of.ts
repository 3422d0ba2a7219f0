import type { PaperBlock } from '#server/extraction/reader/paper.ts';
import { withoutTurns } from './without-turns.ts';

/** About a thousand pages of bylaws; parsing more would hold up everybody else. */
const mostCharacters = 300_000;
/** A line takes its time to parse, however little stands on it. */
const leastLine = 30;

type Written = { readonly markdown: string; readonly isCut: boolean };

/** The blocks as Markdown in which nothing but the blocks themselves is markup. */
export function markdownOf(blocks: readonly PaperBlock[]): Written {
  const parts: string[] = [];
  let room = mostCharacters;
  let before: PaperBlock | undefined;
  for (const block of blocks) {
    const whole = leastLength(block) > room ? undefined : written(block);
    const isWhole = whole !== undefined && costOf(whole) <= room;
    // What is marked as a mere character takes two.
    const text = isWhole ? whole : written(shortened(block, room / 2 - leastLine));
    if (costOf(text) > room) return { markdown: parts.join(''), isCut: true };
    if (parts.length > 0) parts.push(seam(before, block));
    parts.push(text);
    if (!isWhole) return { markdown: parts.join(''), isCut: true };
    room -= costOf(text) + 2;
    before = block;
  }
  return { markdown: parts.join(''), isCut: false };
}

function costOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(leastLine, line.length + 1), 0);
}

function seam(before: PaperBlock | undefined, block: PaperBlock): string {
  return before?.type === 'item' && block.type === 'item' ? '\n' : '\n\n';
}

/** Every row of a table is as wide as its widest: a few thousand cells are millions once they are written. */
function leastLength(block: PaperBlock): number {
  if (block.type !== 'table') return block.text.length;
  return block.rows.length * widthOf(block.rows) * betweenCells;
}

/** ` | ` */
const betweenCells = 3;
const mostColumns = 100;

function widthOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}

/** The start of one block that is too long for what is left. */
function shortened(block: PaperBlock, characters: number): PaperBlock {
  if (block.type !== 'table') {
    return { ...block, text: startOf(block.text, characters) };
  }
  const width = Math.min(mostColumns, widthOf(block.rows));
  let left = characters;
  const rows = block.rows
    .map((row) => row.slice(0, width))
    .filter((row) => {
      const letters = row.reduce((sum, cell) => sum + cell.length, width * betweenCells);
      left -= Math.max(leastLine, letters);
      return left > 0;
    });
  return { ...block, rows };
}

/** Whole lines, or a piece of the first. */
function startOf(text: string, characters: number): string {
  let left = characters;
  const all = text.split('\n');
  const end = all.findIndex((line) => {
    left -= Math.max(leastLine, line.length + 3);
    return left < 0;
  });
  return end > 0 ? all.slice(0, end).join('\n') : text.slice(0, Math.max(0, characters));
}

/** Markdown that somebody wrote stays as it is, as long as it is not too long. */
export function cutMarkdown(markdown: string): Written {
  if (markdown.length <= mostCharacters) return { markdown, isCut: false };
  const end = markdown.lastIndexOf('\n', mostCharacters);
  return { markdown: markdown.slice(0, end > 0 ? end : mostCharacters), isCut: true };
}

function written(block: PaperBlock): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(Math.min(6, Math.max(1, block.depth)))} ${inline(block.text)}`;
    case 'paragraph':
      return lines(block.text, '');
    case 'item':
      return itemOf(block);
    case 'table':
      return tableOf(block.rows);
  }
}

const indentWidth = 3;

function itemOf({ level, isOrdered, text }: Extract<PaperBlock, { type: 'item' }>): string {
  const indent = ' '.repeat(Math.min(8, level) * indentWidth);
  return `${indent}${isOrdered ? '1.' : '-'} ${lines(text, `${indent}   `)}`;
}

/** The first row is the head: Markdown knows no table without one. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const width = widthOf(rows);
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => inline(cells[column] ?? '')).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  const rule = `|${' --- |'.repeat(width)}`;
  return [line(head), rule, ...rest.map(line)].join('\n');
}

function lines(text: string, indent: string): string {
  return text
    .split('\n')
    .map(inline)
    .filter((line) => line !== '')
    .join(`\\\n${indent}`);
}

/** Plain text of one line. What means something to Markdown is marked as a mere character. */
function inline(text: string): string {
  return withoutTurns(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .trim()
    .replaceAll(/[\\`*_[\]<>|~&#@!]/g, '\\$&')
    .replaceAll(/:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^[-+=:]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
