import type { Voucher } from '#contract/voucher.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type ReadField, voucherKindNames } from '#domain/vouchers/voucher.ts';
import { subjectOf } from '#web/lib/vouchers/subject-of.ts';

/** 請求書　みどり坂文具　45,100円: as much of it as is known; what was only read from the paper says so. */
export function voucherTitle({ kind, payee, amountYen, isConfirmed }: Voucher): string {
  const sum = amountYen === null ? '' : formatYen(amountYen);
  const title = [voucherKindNames[kind], payee, sum].filter((word) => word !== '').join('　');
  return !isConfirmed && (payee || sum) ? `${title}（読み取り）` : title;
}

export const fieldNames: Readonly<Record<ReadField, string>> = {
  kind: '種類',
  payee: '支払先',
  subject: '件名',
  issuedOn: '発行日',
  dueOn: '支払期限',
  amountYen: '金額',
  invoiceNumber: '登録番号',
};

export const fieldOrder: readonly ReadField[] = [
  'amountYen',
  'payee',
  'subject',
  'issuedOn',
  'dueOn',
  'invoiceNumber',
];

export function fieldValue(voucher: Voucher, field: ReadField): string {
  const { kind, payee, issuedOn, dueOn, amountYen, invoiceNumber } = voucher;
  const values: Readonly<Record<ReadField, string>> = {
    kind: voucherKindNames[kind],
    payee,
    subject: subjectOf(voucher),
    issuedOn: issuedOn ? formatPlainDate(issuedOn) : '',
    dueOn: dueOn ? formatPlainDate(dueOn) : '',
    amountYen: amountYen === null ? '' : formatYen(amountYen),
    invoiceNumber,
  };
  return values[field];
}
