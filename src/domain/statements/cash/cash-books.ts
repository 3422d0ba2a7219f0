import type { IsoDate } from '#domain/calendar.ts';
import type { Account } from '#domain/ledger/account.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';

export type CashEntry = Pick<Entry, 'id' | 'postedOn' | 'origin' | 'reversesId' | 'postings'>;

/** So much of a receipt is for an income of a fund, as it was allocated. */
export type AllocatedYen = {
  readonly entryId: string;
  readonly fundId: string;
  readonly incomeId: string;
  readonly amountYen: Yen;
};

/** 未収金 or 前受金 of a 費目 of the 料金表. */
export type DueAccount = {
  readonly fundId: string;
  readonly accountId: string;
  readonly incomeId: string;
};

export type CashBooks = {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly accounts: readonly Account[];
  /** As in a journal: what touches money in the year, and what ever touched an account of open items until its end. */
  readonly entries: readonly CashEntry[];
  readonly dueAccounts: readonly DueAccount[];
  readonly allocated: readonly AllocatedYen[];
};
