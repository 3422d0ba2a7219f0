import type { IsoDate } from '#domain/calendar.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { BankPlace } from './bank-record.ts';

/** What two persons agree on: another payee, account, sum or day is another payment. */
export type Agreed = {
  readonly counterpartyId: string;
  readonly payee: BankPlace & { readonly holder: string };
  readonly bankAccountId: string;
  readonly yen: Yen;
  readonly payOn: IsoDate;
};

/** The text whose digest is approved. */
export function agreedText({ counterpartyId, payee, bankAccountId, yen, payOn }: Agreed): string {
  return JSON.stringify([
    counterpartyId,
    payee.bankCode,
    payee.branchCode,
    payee.kind,
    payee.number,
    payee.holder,
    bankAccountId,
    yen,
    payOn,
  ]);
}

export type PaymentState = 'asked' | 'approved' | 'sent' | 'paid' | 'returned';

type Steps = {
  readonly approvedOn: IsoDate | null;
  readonly fileMadeOn: IsoDate | null;
  /** Whether what it is for is still 未払金 in the books, and nothing booked paid it. */
  readonly isOpen: boolean;
  /** 組戻し: the bank brought it back. */
  readonly isReturned: boolean;
};

/** Paid is what the books say once the bank's line was booked; a file alone moves nothing. */
export function paymentState({ approvedOn, fileMadeOn, isOpen, isReturned }: Steps): PaymentState {
  if (isReturned) return 'returned';
  if (!isOpen) return 'paid';
  if (fileMadeOn !== null) return 'sent';
  return approvedOn === null ? 'asked' : 'approved';
}

const kindNames = { ordinary: '普通', current: '当座', savings: '貯蓄' } as const;

/** 「ｽﾐｶﾜ（9911）ﾐﾄﾞﾘｻﾞｶ（012）普通 0123456 ｶ)ｷﾀｶﾞﾜ」 */
export function placeWords(place: BankPlace & { readonly holder?: string }): string {
  const { bankName, bankCode, branchName, branchCode, kind, number, holder = '' } = place;
  return `${bankName}（${bankCode}）${branchName}（${branchCode}）${kindNames[kind]} ${number} ${holder}`.trim();
}

/** What is in the way of asking for a payment; `null` where nothing is. */
export function hindranceOf(
  facts: {
    /** 口座振替: a transfer would pay it a second time. */
    readonly isDebited: boolean;
    readonly hasAccount: boolean;
    readonly isAccountWaiting: boolean;
    /** The bank brought back what went to this very account. */
    readonly isDoubted: boolean;
  },
  { payOn, today }: { payOn: IsoDate; today: IsoDate },
): string | null {
  if (facts.isDebited) {
    return '口座振替で引き落とされます。銀行の明細で確かめると、支払いずみになります。';
  }
  if (facts.isAccountWaiting) return '支払先の口座の変更が、承認を待っています。';
  if (!facts.hasAccount) {
    return '振込先の口座がありません。下の「支払先の口座」で、口座を入れるか、口座振替で払う先にしてください。';
  }
  if (facts.isDoubted) {
    return '前の振込が戻っています。下の「支払先の口座」で口座を確かめると、払えるようになります。';
  }
  if (payOn < today)
    return `振り込む日は、今日（${formatPlainDate(today)}）からの日にしてください。`;
  return null;
}
