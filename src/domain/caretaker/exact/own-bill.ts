import type { MonthState, PaysBy } from '#domain/billing/month-state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

type Parts = readonly { readonly item: string; readonly yen: Yen }[];

/** わたしの請求 of one dwelling of the asker, as its own page tells it. */
export type OwnBill = {
  readonly number: string;
  readonly next: {
    readonly month: string;
    readonly dueOn: IsoDate;
    readonly parts: Parts;
    readonly paidYen: Yen;
  };
  readonly paysBy: PaysBy;
  readonly late: readonly { readonly yen: Yen }[];
  /** The newest first. */
  readonly months: readonly {
    readonly month: string;
    readonly dueOn: IsoDate;
    readonly parts: Parts;
    readonly paidYen: Yen;
    readonly state: MonthState;
  }[];
  /** 納めた記録, each with its 領収書; the newest first. */
  readonly receipts: readonly {
    readonly receivedOn: IsoDate;
    readonly yen: Yen;
    /** 2026年11月分 */
    readonly what: string;
  }[];
};
