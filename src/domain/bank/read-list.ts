import { Refusal } from '#domain/refusal.ts';
import { inOrderOfBalances } from './balance-chain.ts';
import type { ColumnUse } from './bank-formats.ts';
import type { FoundFormat } from './find-format.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { noHint, type Statement, type StatementLine } from './statement.ts';

type Rows = readonly (readonly string[])[];

const mostLines = 20_000;

/** 入出金明細 of a CSV whose headings are understood; a line that is not is refused, and with it the whole. */
export function readList(rows: Rows, format: FoundFormat): Statement {
  const body = rows.slice(format.headingRow + 1);
  const found = body.flatMap((row, at) => {
    const place = format.headingRow + at + 2;
    const line = readLine(row, format, place);
    return line ? [{ line, number: numberIn(row, format), width: row.length, place }] : [];
  });
  refuseCut(found);
  const numbers = new Set(found.map(({ number }) => number).filter((number) => number !== ''));
  if (numbers.size > 1) {
    throw new Refusal(
      'invalid_input',
      `${numbers.size}つの口座の明細が混ざっています。口座ごとに分けて保存してください。`,
    );
  }
  const [number = numberInPreamble(rows.slice(0, format.headingRow))] = numbers;
  return wholeStatement(
    found.map(({ line }) => line),
    { format: format.name, hint: { ...noHint, number } },
  );
}

/** A file that ends within its last line: that line has fewer columns than every other. */
function refuseCut(found: readonly { readonly width: number; readonly place: number }[]): void {
  const last = found.at(-1);
  const others = found.slice(0, -1);
  if (!last || others.length === 0 || others.some(({ width }) => width <= last.width)) return;
  throw new Refusal(
    'invalid_input',
    `${last.place}行目が途中で切れています。銀行の画面から、もう一度ファイルを保存してください。`,
  );
}

/** With its span and the balances on both ends. */
export function wholeStatement(
  lines: readonly StatementLine[],
  said: Pick<Statement, 'format' | 'hint'>,
): Statement {
  if (lines.length === 0) {
    throw new Refusal('invalid_input', '明細が1行もありません。期間を選び直して保存してください。');
  }
  if (lines.length > mostLines) {
    throw new Refusal(
      'invalid_input',
      `明細が${mostLines.toLocaleString('ja-JP')}行を超えています。期間を分けて保存してください。`,
    );
  }
  const ordered = inOrderOfBalances(lines);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (!first || !last) throw new Error('there are lines');
  return {
    ...said,
    lines: ordered,
    openingYen: first.balanceYen === null ? null : first.balanceYen - first.amountYen,
    closingYen: last.balanceYen,
    from: first.heldOn,
    until: last.heldOn,
  };
}

function cell(row: readonly string[], format: FoundFormat, use: ColumnUse): string {
  const cells = (format.columns[use] ?? []).map((at) => (row[at] ?? '').trim());
  return cells.filter((text) => text !== '').join(' ');
}

function numberIn(row: readonly string[], format: FoundFormat): string {
  return cell(row, format, 'number');
}

/** ゆうちょ tells its account before the headings. */
function numberInPreamble(rows: Rows): string {
  const row = rows.find(([title = '']) => title.includes('口座番号'));
  return (row?.[1] ?? '').replaceAll(/\D/g, '');
}

function readLine(
  row: readonly string[],
  format: FoundFormat,
  place: number,
): StatementLine | undefined {
  const day = cell(row, format, 'date');
  const heldOn = readDay(day);
  const amounts = (['in', 'out', 'signed'] as const).map((use) => cell(row, format, use));
  if (heldOn === null) {
    // Sums and remarks stand below some lists, without a day.
    if (day === '' || amounts.every((text) => text === '')) return undefined;
    throw wrongDay(day, place);
  }
  const amountYen = readSum(row, format, place);
  if (amountYen === null) return undefined;
  const balanceYen = readCell(row, format, 'balance', place);
  return {
    heldOn,
    amountYen,
    balanceYen,
    kind: cell(row, format, 'kind'),
    text: cell(row, format, 'text'),
  };
}

function readSum(row: readonly string[], format: FoundFormat, place: number): number | null {
  if (format.columns.signed?.length) {
    const yen = readCell(row, format, 'signed', place);
    if (!yen) return null;
    return isOutgoing(cell(row, format, 'flag')) ? -Math.abs(yen) : yen;
  }
  const inYen = readCell(row, format, 'in', place);
  const outYen = readCell(row, format, 'out', place);
  if (inYen && outYen) {
    throw new Refusal(
      'invalid_input',
      `${place}行目は、入金と出金の両方に金額があります。列の選び方か、ファイルを確かめてください。`,
    );
  }
  return (inYen ?? 0) - (outYen ?? 0) || null;
}

function readCell(
  row: readonly string[],
  format: FoundFormat,
  use: ColumnUse,
  place: number,
): number | null {
  const text = cell(row, format, use);
  const yen = readAmount(text);
  if (!Number.isNaN(yen)) return yen;
  throw new Refusal(
    'invalid_input',
    `${place}行目の「${text.slice(0, 20)}」が金額として読めません。`,
  );
}

function isOutgoing(flag: string): boolean {
  return /出|払|借|^2$/.test(flag);
}

function wrongDay(text: string, place: number): Refusal {
  const isShort = /^\d{1,2}[/月.-]\d{1,2}日?$/.test(text.normalize('NFKC'));
  return new Refusal(
    'invalid_input',
    isShort
      ? `${place}行目の日付「${text}」に年がありません。年の入る形で保存してください。`
      : `${place}行目の「${text.slice(0, 20)}」が日付として読めません。`,
  );
}
