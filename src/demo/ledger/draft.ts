import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { FundRow, JournalEntryRow } from './row-types.ts';

export type LedgerFund = FundRow['code'];

/** Debit positive. */
export type DraftLine = readonly [
  fund: LedgerFund,
  account: string,
  yen: Yen,
  counterparty?: string,
];

/** An entry before it has a number. */
export type Draft = {
  readonly key: string;
  readonly day: IsoDate;
  readonly origin: JournalEntryRow['origin'];
  readonly summary: string;
  readonly lines: readonly DraftLine[];
};

/** Where a fund's money comes in and goes out. */
export const currentAccount: Readonly<Record<LedgerFund, string>> = {
  general: '1120-01',
  reserve: '1135-01',
};
export const payable = '2110';
