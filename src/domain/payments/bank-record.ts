import type { IsoDate } from '#domain/calendar.ts';
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

const accountKinds = { ordinary: '1', current: '2', savings: '4' } as const;
export const recordLength = 120;

/** Records of 120 letters of one byte each, with their ends. */
export function bankFile(records: readonly string[]): string {
  return records.map((it) => `${it}\r\n`).join('');
}

/** The first record: what kind of file this is, whose and for which day. */
export function headerRecord(sender: Sender, fileKind: string, day: IsoDate): string {
  return record([
    '1',
    fileKind,
    '0',
    sender.consignorCode.padStart(10, '0'),
    letters(sender.consignorName, 40),
    `${day.slice(5, 7)}${day.slice(8, 10)}`,
    ...placeFields(sender),
    ...accountFields(sender),
  ]);
}

export function placeFields(place: BankPlace): readonly string[] {
  const { bankCode, bankName, branchCode, branchName } = place;
  return [bankCode, letters(bankName, 15), branchCode, letters(branchName, 15)];
}

export function accountFields({ kind, number }: BankPlace): readonly string[] {
  return [accountKinds[kind], number.padStart(7, '0')];
}

export function record(fields: readonly string[]): string {
  const line = fields.join('');
  if (line.length > recordLength) throw new Error('a record is too long');
  return line.padEnd(recordLength);
}

export function digits(value: number, length: number): string {
  const text = String(value);
  if (text.length > length) throw new Error('a figure that no field holds');
  return text.padStart(length, '0');
}

/** What is longer is cut, as the banks do. */
export function letters(text: string, length: number): string {
  return halfKana(text).slice(0, length).padEnd(length);
}
