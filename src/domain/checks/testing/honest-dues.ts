import type { IsoDate } from '#domain/calendar.ts';
import type { CheckFacts } from '#domain/checks/facts.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { MadeYear } from '#domain/matching/testing/deposit-year.ts';
import { monthYenOf } from '#domain/matching/testing/payments-of-year.ts';
import { sumYen } from '#domain/money.ts';

/** The first month of the year of deposits. */
export const firstMonth = '2026-04';

/** Who pays by transfer, for one dwelling or several. */
export type Payer = {
  readonly monthYen: number;
  readonly paid: readonly { readonly on: IsoDate; readonly yen: number }[];
};

/** Of those who pay by transfer: what is owed after all that came. Whoever is late was written to. */
export function lateOn(payers: readonly Payer[], today: IsoDate): CheckFacts['late'] {
  const months = Array.from({ length: 12 }, (_, at) => addMonths(firstMonth, at)).filter(
    (month) => `${month}-28` < today,
  ).length;
  return payers.flatMap(({ monthYen, paid }) => {
    const paidYen = sumYen(paid.filter(({ on }) => on <= today).map(({ yen }) => yen));
    const yen = months * monthYen - paidYen;
    const late = Math.floor(yen / monthYen);
    return late > 0 ? [{ months: late, yen, isDunned: true, items: [] }] : [];
  });
}

export function payersOf({ dwellings, lines }: MadeYear): readonly Payer[] {
  const groups = new Map<string, Payer>();
  for (const { heldOn: on, yen, truth } of lines) {
    if (truth.kind !== 'dues') continue;
    const key = truth.numbers.join(' ');
    const before = groups.get(key);
    const paid = [...(before?.paid ?? []), { on, yen }];
    groups.set(key, { monthYen: monthYenOf(dwellings, truth.numbers), paid });
  }
  return [...groups.values()];
}
