import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { collectingSentence, type MonthState, type PaysBy } from './month-state.ts';
import { restOfBill } from './rest-of-bill.ts';
import type { Month } from './tariff.ts';

type Bill = {
  readonly paysBy: PaysBy;
  readonly months: readonly {
    readonly month: Month;
    readonly dueOn: IsoDate;
    readonly parts: readonly { readonly yen: Yen }[];
    readonly paidYen: Yen;
    readonly state: MonthState;
  }[];
};

/** What of an own bill waits for the bank's answer, in sentences that every page says alike. */
export function collectingOf({ paysBy, months }: Bill): readonly string[] {
  return months
    .filter(({ state }) => state === 'collecting')
    .map((it) => collectingSentence({ ...it, paysBy, openYen: restOfBill(it).restYen }));
}
