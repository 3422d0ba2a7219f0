import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** わたしの請求 of one dwelling of the asker, as its own page tells it. */
export type OwnBill = {
  readonly number: string;
  readonly next: {
    readonly month: string;
    readonly dueOn: IsoDate;
    readonly parts: readonly { readonly item: string; readonly yen: Yen }[];
    readonly paidYen: Yen;
  };
  readonly late: readonly { readonly yen: Yen }[];
};
