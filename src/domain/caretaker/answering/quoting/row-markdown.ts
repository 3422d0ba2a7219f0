import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

const betweenCells = /／(?=[^／：\n]{1,24}：)/;
const wideGap = '  \n  ';
const counters = /^(?:年度?|月|階|号室?)$/;
const longestLine = 40;
const mostNamed = 4;
const longestName = 16;

/** Whether one of the rows is too long for a line of its own on a phone: then all of them are laid out alike. */
export function isWideTable(rows: readonly { readonly text: string }[]): boolean {
  return rows.some(({ text }) => text.length > longestLine);
}

/**
 * 区分：…／手続：… as one would say it: what the row is about in bold, then its cells; where the table is wide, each
 * cell on a line of its own.
 */
export function rowMarkdown(
  row: string,
  isWide: boolean,
  written: (words: string) => string,
): string {
  const [first = '', ...rest] = row.split(betweenCells);
  if (rest.length === 0 || first.trim() !== first || first === '') {
    return [escapeMarkdown(first), ...rest.map(written)].join(isWide ? wideGap : '／');
  }
  const name = `**${escapeMarkdown(spokenName(row))}**`;
  const cells = rest.map(written);
  return isWide ? [name, ...cells].join(wideGap) : `${name} — ${cells.join('、')}`;
}

/** 案：案3／額：245円 within a line of words: 案3（額：245円）. */
export function rowInWords(row: string): string {
  const [first = '', ...rest] = row.split(betweenCells);
  const name = first === '' ? '' : spokenName(row);
  if (rest.length === 0 || name === '') return escapeMarkdown(row);
  return `${escapeMarkdown(name)}（${rest.map((cell) => escapeMarkdown(cell)).join('、')}）`;
}

/** 案：案1 is called 案1, 年度：2042 2042年度; 曜日：水 keeps what it is a case of. */
function spokenName(row: string): string {
  const [first = ''] = row.split(betweenCells);
  const value = nameOfRow(row);
  if (/^[0-9]+$/.test(value)) {
    const [label = ''] = first.split('：');
    return counters.test(label) ? `${value}${label}` : first;
  }
  // 1,200円 or 水 alone would not say what it tells of.
  return /\p{L}[\p{L}0-9]/u.test(value) ? value : first;
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
