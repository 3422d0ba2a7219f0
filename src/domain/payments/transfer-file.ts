import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import {
  accountFields,
  type BankPlace,
  bankFile,
  digits,
  headerRecord,
  letters,
  placeFields,
  record,
  type Sender,
} from './bank-record.ts';

export type Transfer = BankPlace & { readonly holder: string; readonly yen: Yen };

const mostYen = 9_999_999_999;

/** 総合振込 (種別 21): records of 120 letters of one byte each, with their ends. */
export function transferFile(
  sender: Sender,
  { payOn, transfers }: { payOn: IsoDate; transfers: readonly Transfer[] },
): string {
  const total = sumYen(transfers.map(({ yen }) => yen));
  return bankFile([
    headerRecord(sender, '21', payOn),
    ...transfers.map(data),
    record(['8', digits(transfers.length, 6), digits(total, 12)]),
    record(['9']),
  ]);
}

function data(transfer: Transfer): string {
  if (transfer.yen <= 0 || transfer.yen > mostYen) throw new Error('a sum that no record holds');
  return record([
    '2',
    ...placeFields(transfer),
    // 手形交換所番号
    '    ',
    ...accountFields(transfer),
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
