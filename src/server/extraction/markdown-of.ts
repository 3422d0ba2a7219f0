import type { PaperBlock } from '#server/extraction/reader/paper.ts';

/** About a thousand pages of bylaws; parsing more would hold up everybody else. */
const mostCharacters = 300_000;

type Written = { readonly markdown: string; readonly isCut: boolean };

/** The blocks as Markdown in which nothing but the blocks themselves is markup. */
export function markdownOf(blocks: readonly PaperBlock[]): Written {
  const parts: string[] = [];
  let room = mostCharacters;
  let before: PaperBlock | undefined;
  for (const block of blocks) {
    const whole = written(block);
    const text = whole.length > room ? written(shortened(block, room / 2)) : whole;
    if (text.length > room) return { markdown: parts.join(''), isCut: true };
    if (parts.length > 0) parts.push(seam(before, block));
    parts.push(text);
    if (text !== whole) return { markdown: parts.join(''), isCut: true };
    room -= text.length + 2;
    before = block;
  }
  return { markdown: parts.join(''), isCut: false };
}

function seam(before: PaperBlock | undefined, block: PaperBlock): string {
  return before?.type === 'item' && block.type === 'item' ? '\n' : '\n\n';
}

/** The start of one block that is too long for what is left. */
function shortened(block: PaperBlock, characters: number): PaperBlock {
  if (block.type !== 'table') {
    const end = block.text.lastIndexOf('\n', characters);
    return { ...block, text: block.text.slice(0, end > 0 ? end : characters) };
  }
  let left = characters;
  const rows = block.rows.filter((row) => {
    left -= row.reduce((sum, cell) => sum + cell.length + 3, 0);
    return left > 0;
  });
  return { ...block, rows };
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
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
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
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .trim()
    .replaceAll(/[\\`*_[\]<>|~&#@]/g, '\\$&')
    .replaceAll(/:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^[-+=:]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
