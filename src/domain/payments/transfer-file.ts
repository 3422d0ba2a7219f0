import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { halfKana } from './half-kana.ts';

/** An account as banks know it. Names are kana. */
export type BankPlace = {
  readonly bankCode: string;
  readonly bankName: string;
  readonly branchCode: string;
  readonly branchName: string;
  readonly kind: 'ordinary' | 'current' | 'savings';
  readonly number: string;
};

export type Sender = BankPlace & {
  /** 委託者コード and 委託者名, as agreed with the bank. */
  readonly consignorCode: string;
  readonly consignorName: string;
};

export type Transfer = BankPlace & { readonly holder: string; readonly yen: Yen };

const accountKinds = { ordinary: '1', current: '2', savings: '4' } as const;
const recordLength = 120;
const mostYen = 9_999_999_999;

/** 総合振込 (種別 21): records of 120 letters of one byte each, with their ends. */
export function transferFile(
  sender: Sender,
  { payOn, transfers }: { payOn: IsoDate; transfers: readonly Transfer[] },
): string {
  const total = sumYen(transfers.map(({ yen }) => yen));
  const records = [
    header(sender, payOn),
    ...transfers.map(data),
    record(['8', digits(transfers.length, 6), digits(total, 12)]),
    record(['9']),
  ];
  return records.map((it) => `${it}\r\n`).join('');
}

function header(sender: Sender, payOn: IsoDate): string {
  return record([
    '1',
    '21',
    '0',
    sender.consignorCode.padStart(10, '0'),
    letters(sender.consignorName, 40),
    `${payOn.slice(5, 7)}${payOn.slice(8, 10)}`,
    ...place(sender),
    accountKinds[sender.kind],
    sender.number.padStart(7, '0'),
  ]);
}

function data(transfer: Transfer): string {
  if (transfer.yen <= 0 || transfer.yen > mostYen) throw new Error('a sum that no record holds');
  return record([
    '2',
    ...place(transfer),
    // 手形交換所番号
    '    ',
    accountKinds[transfer.kind],
    transfer.number.padStart(7, '0'),
    letters(transfer.holder, 30),
    digits(transfer.yen, 10),
    // 新規コード, 顧客コード1・2
    '0',
    ' '.repeat(20),
    // 振込指定区分: 電信
    '7',
    ' ',
  ]);
}

function place({ bankCode, bankName, branchCode, branchName }: BankPlace): readonly string[] {
  return [bankCode, letters(bankName, 15), branchCode, letters(branchName, 15)];
}

function record(fields: readonly string[]): string {
  const line = fields.join('');
  if (line.length > recordLength) throw new Error('a record is too long');
  return line.padEnd(recordLength);
}

function digits(value: number, length: number): string {
  const text = String(value);
  if (text.length > length) throw new Error('a figure that no field holds');
  return text.padStart(length, '0');
}

/** What is longer is cut, as the banks do. */
function letters(text: string, length: number): string {
  return halfKana(text).slice(0, length).padEnd(length);
}
