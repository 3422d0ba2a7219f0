/** 科目の種類. Debit raises assets and expenses, credit the others. */
export type AccountKind = 'asset' | 'liability' | 'net' | 'income' | 'expense';

/** What an account is for, where rules have to know it. */
export type AccountRole =
  | ''
  | 'cash'
  | 'bank'
  | 'receivable'
  | 'prepaid'
  | 'advance'
  | 'payable'
  | 'suspense'
  | 'interfund'
  | 'transfer';

/** 勘定科目. The code never changes once something is posted to it; the name may. */
export type Account = {
  readonly id: string;
  /** Four digits, or with two more for one of several of its kind: `1120-02`. */
  readonly code: string;
  readonly name: string;
  readonly kind: AccountKind;
  readonly role: AccountRole;
  readonly isRetired: boolean;
};

/** 会計区分 */
export type Fund = {
  readonly id: string;
  /** `general` and `reserve` are known to the rules; others are the association's own. */
  readonly code: string;
  readonly name: string;
  /** 町会費 and the like: collected for others, in no statement of income. */
  readonly isPassThrough: boolean;
};

const growsWithDebit: Record<AccountKind, boolean> = {
  asset: true,
  expense: true,
  liability: false,
  net: false,
  income: false,
};

/** A balance as it is shown: what is normal for the kind is positive. Books keep debit positive. */
export function shownYen(kind: AccountKind, signedYen: number): number {
  // Not minus zero.
  return growsWithDebit[kind] || signedYen === 0 ? signedYen : -signedYen;
}
