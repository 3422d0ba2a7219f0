import { onlyOne } from './read-day.ts';
import type { Found, PaperLine } from './voucher.ts';

const label = startingWith(
  ['件名', '工事名', '業務名', '委託名', '品名', '但書き', '但し書き', '但し', '但'],
  /(?:\s*[:：]\s*|\s+|$)/,
);
/** A table of what is charged names its columns. */
const itemColumn = startingWith(
  ['品名', '品目', '内容', '項目', '摘要', '明細', '内訳', '工事内容', '作業内容', '作業名'],
  /(?:\s|$)/,
);
const sumColumn = /数\s*量|単\s*価|金\s*額/;
const endOfItems = startingWith(
  ['小計', '合計', '消費税', '税抜', '税込', '総額', '請求', 'ご請求', '値引', 'お値引', '備考'],
  /(?:)/,
);
const sum = /^[¥￥\\]?[\d０-９,，.]+円?-?$/;
const mostItems = 20;
const longestSubject = 60;

/** 件名: what the paper is about, by its label; else the only thing, or the first of several, in its table. */
export function readSubject(lines: readonly PaperLine[]): Found<string> | null {
  const named = lines.flatMap(byLabel);
  return named.length > 0 ? onlyOne(named) : inTable(lines);
}

function byLabel(line: PaperLine, index: number): Found<string>[] {
  const cells = cellsOf(line);
  if (isHead(cells)) return [];
  const at = cells.findIndex((cell) => label.test(cell));
  const cell = cells[at]?.replace(label, '').trim();
  if (cell === undefined) return [];
  return asSubject(cell === '' ? cells[at + 1] : cell, index);
}

function isHead(cells: readonly string[]): boolean {
  return cells.some((cell) => itemColumn.test(cell)) && cells.some((cell) => sumColumn.test(cell));
}

function inTable(lines: readonly PaperLine[]): Found<string> | null {
  const head = lines.findIndex((line) => isHead(cellsOf(line)));
  if (head === -1) return null;
  const items: Found<string>[] = [];
  for (const [index, line] of lines.slice(head + 1, head + 1 + mostItems).entries()) {
    const cells = cellsOf(line);
    if (endOfItems.test(cells[0] ?? '')) break;
    items.push(...itemIn(cells, head + 1 + index));
  }
  const [first, ...others] = items;
  if (!first || others.length === 0) return first ?? null;
  return { ...first, value: `${first.value}ほか`, quote: `${first.value}ほか` };
}

/** What has no sum of its own goes on from the line above, or is about something else. */
function itemIn([words, ...others]: readonly string[], line: number): Found<string>[] {
  return sum.test(others.at(-1) ?? '') ? asSubject(words, line) : [];
}

/** Words, not a sum, a number or a sentence; 「電球代として」 is about 電球代. */
function asSubject(text: string | undefined, line: number): Found<string>[] {
  const value = (text ?? '').replace(/として$/, '').trim();
  const isWords = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(value);
  if (!isWords || value.length > longestSubject || /。|[¥￥\\]|[\d０-９]円/.test(value)) return [];
  return [{ value, line, quote: value }];
}

/** As they are printed: the words go into the books with their own gaps and brackets. */
function cellsOf({ cells }: PaperLine): string[] {
  return cells.map((cell) => cell.trim());
}

/** Titles are set wide: 件　名. */
function startingWith(words: readonly string[], end: RegExp): RegExp {
  const wide = words.map((word) => [...word].join('\\s*'));
  return new RegExp(`^(?:${wide.join('|')})${end.source}`, 'u');
}
