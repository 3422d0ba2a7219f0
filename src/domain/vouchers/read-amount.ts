import type { Yen } from '#domain/money.ts';
import { plainCells } from './plain-cells.ts';
import { onlyOne } from './read-day.ts';
import type { Found, PaperLine } from './voucher.ts';

/** What is to be paid or was paid, the surest names first. Where several of a kind differ, nothing is read. */
const names: readonly RegExp[] = [
  /(?:ご|御|今回)?請求(?:金額|額|合計|総額)(?:合計|計)?|(?:お|御)?(?:支払|支払い|振込|振替)(?:予定)?(?:金額|額|合計)|領収(?:金額|額)|納付(?:金額|額)|差引(?:ご|御)?請求額/,
  /税込(?:み)?(?:合計|総額|金額)|(?:総合計|総額|合計)(?:金額|額)?\s*\(税込(?:み)?\)|総合計|総計/,
  /合計(?:金額|額)?|総額|契約金額|見積(?:金額|合計)/,
];

/** Of something else: before the tax, of the tax, of the month before. */
const ofOther =
  /税抜|税別|小計|消費税|税額|税率|前回|前月|繰越|ご?入金|単価|値引|対象|源泉|残高|予定額の/;
const beside = /\([^)]*(?:消費税|税抜|税別|税額|本体)[^)]*\)?/g;
const sum =
  /(?:[¥\\]\s*|金\s*)?(?<![\d.,/-])(\d{1,3}(?:,\d{3})+|\d+)(?![\d,/]|\.\d|年|月|日|%)\s*(円|-|也)?/g;
const largestYen = 999_999_999_999;

/** ご請求金額: with the tax, for everything. */
export function readAmount(lines: readonly PaperLine[], isReceipt: boolean): Found<Yen> | null {
  for (const name of names) {
    const found = lines.flatMap((_, index) => amountsNamed(lines, index, name));
    if (found.length > 0) return onlyOne(found);
  }
  return isReceipt ? onlyOne(lines.flatMap(standingAlone)) : null;
}

function amountsNamed(lines: readonly PaperLine[], index: number, name: RegExp): Found<Yen>[] {
  const line = lines[index];
  if (!line) return [];
  const cells = plainCells(line);
  const at = cells.findIndex((cell) => isNamed(cell, name));
  const cell = cells[at];
  if (cell === undefined) return [];
  const own = afterName(cell, name);
  const right = [
    own,
    ...cells.slice(at + 1).filter((it) => !ofOther.test(it.replaceAll(beside, ''))),
  ];
  const value = right.map(firstSum).find((it) => it !== null);
  const quote = line.cells.join(' ');
  if (value) return [{ value, line: index, quote }];
  return below(lines, index, { at, cells: cells.length }, quote);
}

/** In a table the sum stands under its name, in as many columns. */
function below(
  lines: readonly PaperLine[],
  index: number,
  column: { at: number; cells: number },
  head: string,
): Found<Yen>[] {
  const next = lines[index + 1];
  if (!next) return [];
  const cells = plainCells(next);
  if (cells.length !== column.cells) return [];
  const cell = cells[column.at] ?? '';
  const value = /^[¥\\]?\s*[\d,]+\s*(?:円|-)?$/.test(cell) ? firstSum(cell) : null;
  const quote =
    column.cells === 1 ? `${head} ${next.cells.join(' ')}` : (next.cells[column.at] ?? '');
  return value ? [{ value, line: index + 1, quote }] : [];
}

function isNamed(cell: string, name: RegExp): boolean {
  const plain = cell.replaceAll(beside, '');
  const match = name.exec(plain);
  if (!match) return false;
  const before = plain.slice(0, match.index);
  const after = plain.slice(match.index + match[0].length);
  // 「合計（税抜）」 is taken away above, and stands for something else.
  return !ofOther.test(before) && !/^\s*\(?(?:税抜|税別)/.test(after) && !isBeforeTax(cell, match);
}

function isBeforeTax(cell: string, match: RegExpExecArray): boolean {
  const end = cell.indexOf(match[0]) + match[0].length;
  return /^\s*\((?:税抜|税別|本体)[^)]*\)/.test(cell.slice(end));
}

function afterName(cell: string, name: RegExp): string {
  const plain = cell.replaceAll(beside, '');
  const match = name.exec(plain);
  return match ? plain.slice(match.index + match[0].length) : '';
}

function firstSum(text: string): Yen | null {
  for (const match of text.replaceAll(beside, '').matchAll(sum)) {
    const [whole, digits = '', unit] = match;
    const isMoney = unit !== undefined || /[¥\\金]/.test(whole) || digits.includes(',');
    const value = Number(digits.replaceAll(',', ''));
    if (isMoney && value > 0 && value <= largestYen) return value;
  }
  return null;
}

/** 領収書: 「￥45,100-」 or 「金 45,100円也」 on a line of its own. */
function standingAlone(line: PaperLine, index: number): Found<Yen>[] {
  return plainCells(line).flatMap((cell) => {
    const isAlone =
      /^(?:金額\s*)?(?:[¥\\]|金)\s*[\d,]+\s*(?:円(?:也|整)?|-|也)?\s*(?:\(税込\))?$/.test(cell);
    const value = isAlone ? firstSum(cell) : null;
    return value ? [{ value, line: index, quote: line.cells.join(' ') }] : [];
  });
}
