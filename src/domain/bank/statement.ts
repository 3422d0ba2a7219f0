import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** 入出金明細の1行, as a bank tells it. */
export type StatementLine = {
  readonly heldOn: IsoDate;
  /** What came in is positive. */
  readonly amountYen: Yen;
  /** After this line; `null` where the bank does not say it. */
  readonly balanceYen: Yen | null;
  /** 振込, 口座振替, 利息: how it moved, where the bank says it. */
  readonly kind: string;
  /** The name or the words that the bank gives. */
  readonly text: string;
};

/** What a file says of itself about the account it is of; empty where it says nothing. */
export type AccountHint = {
  readonly bank: string;
  readonly branch: string;
  readonly number: string;
};

/** 明細のファイル, read as a whole, the oldest line first. */
export type Statement = {
  readonly format: string;
  readonly hint: AccountHint;
  readonly lines: readonly StatementLine[];
  /** Before the first and after the last line; `null` where no line has a balance. */
  readonly openingYen: Yen | null;
  readonly closingYen: Yen | null;
  readonly from: IsoDate;
  readonly until: IsoDate;
};

export const noHint: AccountHint = { bank: '', branch: '', number: '' };
