import type { IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { Refusal } from '#domain/refusal.ts';
import { readShortEraDay } from './read-day.ts';
import { wholeStatement } from './read-list.ts';
import type { AccountHint, Statement, StatementLine } from './statement.ts';
import { zenginRecords } from './zengin-records.ts';

const recordLength = 200;
/** Of what goes to a bank. No bank tells the places of a 明細 in records of this length. */
const otherLength = 120;

/** 全銀: every letter is one byte, so places are counted in letters. Whether a text may be such a file. */
export function isZengin(text: string): boolean {
  return /^1(?:01|03|21|91)[01]/.test(text) && !/[,\t"]/.test(text.slice(0, 120));
}

type Counted = { count: number; yen: number };

/** 入出金取引明細（03）or 振込入金通知（01）. A file that does not add up to its own totals is refused as a whole. */
export function readZengin(text: string, today: IsoDate): Statement {
  const kind = text.slice(1, 3);
  const other = otherKinds[kind];
  if (other) throw new Refusal('invalid_input', other);
  if (text.charAt(3) === '1')
    throw wrong('EBCDICという文字の種類です。JISかShift_JISで保存してください');
  const records = recordsOf(text);
  const [header = ''] = records;
  const bodies = records.filter((record) => record.startsWith('2'));
  const trailers = records.filter((record) => record.startsWith('8'));
  const [trailer] = trailers;
  if (!trailer || trailers.length > 1 || records.filter((it) => it.startsWith('1')).length > 1) {
    throw wrong('1つの口座の明細が、見出しから合計までそろっていません');
  }
  return kind === '03'
    ? readMovements({ header, bodies, trailer }, today)
    : readNotices({ header, bodies, trailer }, today);
}

type Parts = { header: string; bodies: readonly string[]; trailer: string };

function recordsOf(text: string): readonly string[] {
  const { records, wrongAt } = zenginRecords(text, recordLength);
  if (wrongAt >= 0 && zenginRecords(text, otherLength).wrongAt < 0) {
    throw new Refusal(
      'invalid_input',
      `1件が${otherLength}文字の形です。この明細は、1件が${recordLength}文字の全銀形式か、CSVで受け取ってください。`,
    );
  }
  if (wrongAt >= 0) {
    throw wrong(
      `${wrongAt + 1}件目の長さが${recordLength}文字ではありません。途中で切れたか、別の形のファイルです`,
    );
  }
  const unknown = records.findIndex((record) => !/^[1289]/.test(record));
  if (unknown >= 0) throw wrong(`${unknown + 1}件目の種類が読めません`);
  return records;
}

function readMovements({ header, bodies, trailer }: Parts, today: IsoDate): Statement {
  const openingYen = signed(header, 113, 115);
  let balanceYen = openingYen;
  const lines = bodies.map((record, at): StatementLine => {
    const isIn = record.charAt(21) === '1';
    if (!isIn && record.charAt(21) !== '2')
      throw wrong(`${at + 1}件目の入金・出金の区分が読めません`);
    const yen = numberAt(record, 24, 12);
    const amountYen = isIn ? yen : -yen;
    balanceYen += amountYen;
    return {
      heldOn: dayAt(record, 15, today),
      amountYen,
      balanceYen,
      kind: kinds[record.slice(22, 24)] ?? '',
      text: textAt(record, 81, 48) || textAt(record, 159, 20),
    };
  });
  const inward = totalOf(lines.filter(({ amountYen }) => amountYen > 0));
  const outward = totalOf(lines.filter(({ amountYen }) => amountYen < 0));
  refuseOther(inward, counted(trailer, 1, 7, 13), '入金');
  refuseOther(outward, counted(trailer, 20, 26, 13), '出金');
  const closingYen = signed(trailer, 39, 40);
  if (closingYen !== balanceYen) {
    throw wrong(
      `取引後の残高が、計算では${formatYen(balanceYen)}、ファイルでは${formatYen(closingYen)}です`,
    );
  }
  return wholeStatement(lines, { format: '全銀 入出金取引明細', hint: hintOf(header) });
}

function readNotices({ header, bodies, trailer }: Parts, today: IsoDate): Statement {
  const kept = bodies.map((record): StatementLine => {
    const isCancelled = record.charAt(127) === '1';
    const yen = numberAt(record, 19, 10);
    return {
      heldOn: dayAt(record, 7, today),
      amountYen: isCancelled ? -yen : yen,
      balanceYen: null,
      kind: isCancelled ? '振込の取消' : '振込',
      text: textAt(record, 49, 48),
    };
  });
  const inward = totalOf(kept.filter(({ amountYen }) => amountYen > 0));
  refuseOther(inward, counted(trailer, 1, 7, 12), '振込');
  return wholeStatement(kept, {
    format: '全銀 振込入金通知',
    hint: { ...hintOf(header), number: '' },
  });
}

/** Files of 全銀 that are no statements, and where each belongs. */
const otherKinds: Readonly<Record<string, string>> = {
  '91': '口座振替（91）のファイルです。結果のファイルは、会計の「請求」で読み込んでください。入出金の明細は、銀行から別に受け取ってください。',
  '21': '総合振込（21）のデータです。銀行に渡すもので、明細ではありません。銀行の入出金明細を選んでください。',
};

const kinds: Readonly<Record<string, string>> = {
  '10': '現金',
  '11': '振込',
  '12': '他店券',
  '13': '交換',
  '14': '振替',
  '15': '継続',
  '19': '訂正',
};

function hintOf(header: string): AccountHint {
  return {
    bank: textAt(header, 26, 15),
    branch: textAt(header, 44, 15),
    number: textAt(header, 63, 10).replace(/^0+/, ''),
  };
}

function dayAt(record: string, at: number, today: IsoDate): IsoDate {
  const digits = record.slice(at, at + 6);
  const day = readShortEraDay(digits, today);
  if (day === null) throw wrong(`「${digits}」が和暦の日付として読めません`);
  return day;
}

function textAt(record: string, at: number, length: number): string {
  return record.slice(at, at + length).trim();
}

function numberAt(record: string, at: number, length: number): number {
  const digits = record.slice(at, at + length).trim();
  if (!/^\d+$/.test(digits)) throw wrong(`「${digits.slice(0, 20)}」が数字として読めません`);
  return Number(digits);
}

/** 貸越区分 2: the balance is a debt. */
function signed(record: string, signAt: number, at: number): number {
  const yen = numberAt(record, at, 14);
  return record.charAt(signAt) === '2' && yen !== 0 ? -yen : yen;
}

function counted(trailer: string, countAt: number, yenAt: number, length: number): Counted {
  return { count: numberAt(trailer, countAt, 6), yen: numberAt(trailer, yenAt, length) };
}

function totalOf(lines: readonly StatementLine[]): Counted {
  return {
    count: lines.length,
    yen: lines.reduce((sum, { amountYen }) => sum + Math.abs(amountYen), 0),
  };
}

function refuseOther(found: Counted, said: Counted, name: string): void {
  if (found.count === said.count && found.yen === said.yen) return;
  throw wrong(
    `${name}が、明細では${found.count}件${formatYen(found.yen)}、合計の欄では${said.count}件${formatYen(said.yen)}です`,
  );
}

function wrong(what: string): Refusal {
  return new Refusal(
    'invalid_input',
    `全銀の形のファイルですが、取り込めません。${what}。銀行から、もう一度受け取ってください。`,
  );
}
