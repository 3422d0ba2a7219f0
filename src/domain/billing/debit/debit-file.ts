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
} from '#domain/payments/bank-record.ts';
import { unwritableIn } from '#domain/payments/half-kana.ts';

/** What is to be debited from a dwelling's account; `customer` is the 顧客番号 by which the result names it again. */
export type Debit = BankPlace & {
  readonly holder: string;
  readonly customer: string;
  readonly yen: Yen;
};

const mostYen = 9_999_999_999;
const longestCustomer = 20;

/** 口座振替の依頼 (種別 91): the result comes back in the same records, with what became of each. */
export function debitFile(
  sender: Sender,
  { debitOn, debits }: { debitOn: IsoDate; debits: readonly Debit[] },
): string {
  const total = sumYen(debits.map(({ yen }) => yen));
  return bankFile([
    headerRecord(sender, '91', debitOn),
    ...debits.map(data),
    // 振替済 and 振替不能 are the bank's to fill in.
    record(['8', digits(debits.length, 6), digits(total, 12), '0'.repeat(36)]),
    record(['9']),
  ]);
}

function data(debit: Debit): string {
  const problem = problemOfDebit(debit);
  if (problem !== null) throw new Error('a debit that no record holds');
  return record([
    '2',
    ...placeFields(debit),
    '    ',
    ...accountFields(debit),
    letters(debit.holder, 30),
    digits(debit.yen, 10),
    // 新規コード
    '0',
    letters(debit.customer, longestCustomer),
    // 振替結果コード
    '0',
  ]);
}

/** Why a debit cannot be written into the bank's file, in a sentence; `null` where it can. */
export function problemOfDebit(debit: Debit): string | null {
  const { holder, bankName, branchName, customer, yen } = debit;
  const fields = { 口座名義: holder, 銀行名: bankName, 支店名: branchName, 部屋番号: customer };
  for (const [name, text] of Object.entries(fields)) {
    const unwritable = unwritableIn(text);
    if (unwritable.length > 0) {
      return `${name}の「${unwritable.slice(0, 5).join('')}」は、銀行のデータに書けません。カタカナで入れてください。`;
    }
    if (text.trim() === '') return `${name}が入っていません。`;
  }
  if (customer.length > longestCustomer) return '部屋番号が長すぎて、銀行のデータに書けません。';
  return yen > 0 && yen <= mostYen ? null : '金額が大きすぎて、銀行のデータに書けません。';
}
