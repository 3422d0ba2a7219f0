import { zenginRecords } from '#domain/bank/zengin-records.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { recordLength } from '#domain/payments/bank-record.ts';
import { halfKana } from '#domain/payments/half-kana.ts';
import { Refusal } from '#domain/refusal.ts';

/** 振替結果コード; `0` is 振替済, whatever else is 振替不能. */
export type DebitOutcome = '0' | '1' | '2' | '3' | '4' | '8' | '9';

export const outcomeNames: Readonly<Record<DebitOutcome, string>> = {
  0: '振替ずみ',
  1: '資金不足',
  2: '口座がない',
  3: '預金者の都合で停止',
  4: '振替の依頼書がない',
  8: '管理組合の都合で停止',
  9: 'その他',
};

type ResultLine = {
  readonly customer: string;
  readonly yen: Yen;
  readonly outcome: DebitOutcome;
};

/** 口座振替の結果, as the bank sends it. */
export type DebitResult = {
  readonly consignorCode: string;
  /** 引落日 as `MMDD`: the file knows no year. */
  readonly monthDay: string;
  readonly lines: readonly ResultLine[];
};

/** Reads a result as a whole: what does not add up to its own totals is refused. */
export function readDebitResult(text: string): DebitResult {
  const records = recordsOf(text);
  const header = records[0] ?? '';
  const trailer = records.at(-2) ?? '';
  const end = records.at(-1) ?? '';
  const bodies = records.slice(1, -2);
  if (header.slice(0, 3) !== '191') throw wrong('口座振替（91）のファイルではありません');
  const isWhole = trailer.startsWith('8') && end.startsWith('9');
  if (!isWhole || bodies.some((it) => !it.startsWith('2'))) {
    throw wrong('見出しから合計まで、そろっていません');
  }
  const lines = bodies.map(lineOf);
  checkTotals(lines, trailer);
  return { consignorCode: header.slice(4, 14), monthDay: header.slice(54, 58), lines };
}

function recordsOf(text: string): readonly string[] {
  const { records, wrongAt } = zenginRecords(text, recordLength);
  if (wrongAt >= 0) throw wrong(`${wrongAt + 1}件目の長さが${recordLength}文字ではありません`);
  return records;
}

function lineOf(line: string, at: number): ResultLine {
  const outcome = line.charAt(111);
  if (!isOutcome(outcome)) throw wrong(`${at + 1}件目の結果の番号が読めません`);
  return { customer: line.slice(91, 111).trim(), yen: numberIn(line, 80, 90), outcome };
}

function isOutcome(text: string): text is DebitOutcome {
  return Object.hasOwn(outcomeNames, text);
}

function checkTotals(lines: readonly ResultLine[], trailer: string): void {
  const paid = lines.filter(({ outcome }) => outcome === '0');
  const failed = lines.filter(({ outcome }) => outcome !== '0');
  const counted = [lines, paid, failed].flatMap((all) => [
    all.length,
    sumYen(all.map(({ yen }) => yen)),
  ]);
  const told = [1, 19, 37].flatMap((from) => [
    numberIn(trailer, from, from + 6),
    numberIn(trailer, from + 6, from + 18),
  ]);
  if (counted.some((value, at) => value !== told[at])) {
    throw wrong('明細の件数と金額が、ファイルの合計と合いません');
  }
}

function numberIn(line: string, from: number, until: number): number {
  const text = line.slice(from, until);
  if (!/^\d+$/.test(text)) throw wrong('数字のところが読めません');
  return Number(text);
}

function wrong(what: string): Refusal {
  return new Refusal(
    'invalid_input',
    `${what}。銀行から届いた口座振替の結果のファイルを、そのまま選んでください。`,
  );
}

type Asked = { readonly customer: string; readonly yen: Yen };

/** What became of each debit that was asked for. A result that is not exactly theirs is refused as a whole. */
export function outcomesOf<It extends Asked>(
  asked: readonly It[],
  { lines }: Pick<DebitResult, 'lines'>,
): readonly (It & { readonly outcome: DebitOutcome })[] {
  const told = new Map(lines.map((line) => [line.customer, line]));
  if (told.size !== lines.length || lines.length !== asked.length) {
    throw other('件数');
  }
  return asked.map((it) => {
    const line = told.get(halfKana(it.customer));
    if (!line) throw other(`${it.customer}号室`);
    if (line.yen !== it.yen) throw other(`${it.customer}号室の金額`);
    return { ...it, outcome: line.outcome };
  });
}

function other(what: string): Refusal {
  return new Refusal(
    'conflict',
    `${what}が、依頼した口座振替とちがいます。どの月の結果か、確かめてください。`,
  );
}
