import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

const betweenCells = /／(?=[^／：\n]{1,24}：)/;
const longestLine = 40;

/** Whether one of the rows is too long for a line of its own on a phone: then all of them are laid out alike. */
export function isWideTable(rows: readonly { readonly text: string }[]): boolean {
  return rows.some(({ text }) => text.length > longestLine);
}

/**
 * 区分：…／手続：… laid out to be read on a phone: what the row is about in bold, and where the table is wide, each
 * cell on a line of its own. The words stay as they are; a line break stands for the ／ between two cells.
 */
export function rowMarkdown(
  row: string,
  isWide: boolean,
  written: (words: string) => string,
): string {
  const [first = '', ...rest] = row.split(betweenCells);
  const isBold = rest.length > 0 && first.trim() === first && first !== '';
  const name = isBold ? `**${escapeMarkdown(first)}**` : escapeMarkdown(first);
  return [name, ...rest.map(written)].join(isWide ? '  \n  ' : '／');
}
