import type { PaperBlock, PrintedPaper, PrintedRow, PrintedTable } from './printed-paper.ts';

/** The text of a document of the library: the same figures as on paper, for search and the caretaker. */
export function paperMarkdown(papers: readonly PrintedPaper[]): string {
  return `${papers.map(markdownOf).join('\n\n')}\n`;
}

function markdownOf({ title, fundName, period, blocks }: PrintedPaper): string {
  const heading = `## ${title}${fundName ? `（${fundName}）` : ''}`;
  return [heading, period, ...blocks.map(blockText)].filter((text) => text !== '').join('\n\n');
}

function blockText(block: PaperBlock): string {
  switch (block.kind) {
    case 'table':
      return tableText(block.table);
    case 'heading':
      return `### ${block.text}`;
    case 'text':
      return escaped(block.text);
    case 'points':
      return block.points.map((point) => `- ${escaped(point)}`).join('\n');
    case 'signature':
      return [block.before, ...block.lines].map(escaped).join('\n\n');
    default:
      return block satisfies never;
  }
}

function tableText({ columns, rows, isYen }: PrintedTable): string {
  const head = columns.map(({ header }) => header);
  const rule = columns.map(({ align }) => (align === 'yen' ? '---:' : '---'));
  const lines = [head, rule, ...rows.map((row) => cellsOf(row, columns.length))].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return `${isYen ? '単位は円です。\n\n' : ''}${lines.join('\n')}`;
}

function cellsOf({ look, cells }: PrintedRow, width: number): readonly string[] {
  const all = Array.from({ length: width }, (_, index) => escaped(cells[index] ?? ''));
  return look === 'line' ? all : all.map((cell) => (cell === '' ? '' : `**${cell}**`));
}

/** What somebody wrote stays what it is: no cell ends a table, no mark becomes a link or a heading. */
function escaped(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll(/[\\`*_[\]<>|#~]/g, String.raw`\$&`);
}
