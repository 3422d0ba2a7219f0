import type { Yen } from '#domain/money.ts';

/** What stands on 未収金, 未払金 and their like with one counterparty at the year's end. */
export type PartyBalance = {
  readonly fundId: string;
  readonly accountId: string;
  /** Empty where the books name nobody. */
  readonly name: string;
  /** Debit positive. */
  readonly amountYen: Yen;
  /** What was paid or received on it after the year's end, as a positive sum. */
  readonly clearedYen: Yen;
};
