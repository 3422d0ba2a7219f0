import type { Voucher } from '#contract/voucher.ts';
import type { VoucherKind } from '#domain/vouchers/voucher.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';

/** What a person says of a paper, as it stands in the form. */
export type VoucherDraft = {
  readonly kind: VoucherKind;
  readonly payee: string;
  readonly amount: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly invoiceNumber: string;
  readonly note: string;
};

export type VoucherFaults = Partial<Record<keyof VoucherDraft, string>>;

type Facts = Pick<
  Voucher,
  'kind' | 'payee' | 'amountYen' | 'issuedOn' | 'dueOn' | 'invoiceNumber' | 'note'
>;

export function draftOfVoucher(voucher: Facts): VoucherDraft {
  const { kind, payee, amountYen, issuedOn, dueOn, invoiceNumber, note } = voucher;
  return {
    kind,
    payee,
    amount: amountYen === null ? '' : shownAmount(String(amountYen)),
    issuedOn: issuedOn ?? '',
    dueOn: dueOn ?? '',
    invoiceNumber,
    note,
  };
}

export function factsOfVoucher(voucher: Facts): Facts {
  const { kind, payee, amountYen, issuedOn, dueOn, invoiceNumber, note } = voucher;
  return { kind, payee, amountYen, issuedOn, dueOn, invoiceNumber, note };
}

/** An empty field is what the paper does not say. */
export function judgeVoucher(draft: VoucherDraft): { facts: Facts; faults: VoucherFaults } {
  const amountYen = readYen(draft.amount);
  const invoiceNumber = plainNumber(draft.invoiceNumber);
  const { kind, issuedOn, dueOn } = draft;
  const isAmountWrong = draft.amount.trim() !== '' && !isAmount(amountYen);
  return {
    facts: {
      kind,
      payee: draft.payee.trim(),
      amountYen,
      issuedOn: issuedOn || null,
      dueOn: dueOn || null,
      invoiceNumber,
      note: draft.note.trim(),
    },
    faults: {
      ...(isAmountWrong && { amount: '金額を、円の数字で入れてください。例：48,210' }),
      ...(issuedOn &&
        dueOn &&
        dueOn < issuedOn && { dueOn: '支払期限は、発行日と同じ日か、後の日にしてください。' }),
      ...(!/^(T\d{13})?$/.test(invoiceNumber) && {
        invoiceNumber: 'Tと13けたの数字で入れてください。例：T1234567890123',
      }),
    },
  };
}

function isAmount(yen: number | null): boolean {
  return yen !== null && yen > 0 && yen < 1_000_000_000_000;
}

function plainNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}
