import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

const betweenCells = /／(?=[^／：\n]{1,24}：)/;
const longestLine = 40;
const mostNamed = 4;
const longestName = 16;

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

/** 案：案3／額：245円 within a line of words: 案3（額：245円）. */
export function rowInWords(row: string): string {
  const [first = '', ...rest] = row.split(betweenCells);
  // 1 or 2042 alone would not say what it counts.
  const name = /\p{L}/u.test(nameOfRow(row)) ? nameOfRow(row) : first;
  if (rest.length === 0 || name === '') return escapeMarkdown(row);
  return `${escapeMarkdown(name)}（${rest.map((cell) => escapeMarkdown(cell)).join('、')}）`;
}

/** 「案1、案2、案3」の一覧の表があります。 What a table tells of, where its rows have short names. */
export function seeTable(rows: readonly { readonly text: string }[]): string {
  const names = new Set(rows.map(({ text }) => nameOfRow(text)));
  const named = [...names].slice(0, mostNamed).map(escapeMarkdown).join('、');
  const isShort = [...names].every((name) => name !== '' && name.length <= longestName);
  if (!isShort || names.size < 2) return '一覧の表があります。';
  return `${named}${names.size > mostNamed ? 'など' : ''}の一覧の表があります。`;
}

/** 案：案1／額：245円 is named 案1. */
function nameOfRow(row: string): string {
  const [first = ''] = row.split(betweenCells);
  return first.slice(first.indexOf('：') + 1).trim();
}
