import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** 仕訳の行: one signed amount, debit positive and credit negative. */
export type Posting = {
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: Yen;
  readonly counterpartyId: string | null;
};

/** Where an entry comes from. Only people make `manual`, `payment` and `opening` ones; `reversal` turns another. */
export type EntryOrigin =
  | 'manual'
  | 'payment'
  | 'receipt'
  | 'billing'
  | 'accrual'
  | 'opening'
  | 'reversal';

/** 仕訳, as somebody gives it to the books. */
export type NewEntry = {
  readonly id: string;
  /** A repeat with the same key finds its entry instead of making a second one. */
  readonly key: string;
  readonly postedOn: IsoDate;
  readonly origin: EntryOrigin;
  readonly summary: string;
  readonly postings: readonly Posting[];
};

/** 仕訳, as the books have it: numbered without gaps in its fiscal year, never changed. */
export type Entry = NewEntry & {
  readonly number: number;
  /** The entry that this one turns back. */
  readonly reversesId: string | null;
};
