import { sumYen, type Yen } from '#domain/money.ts';

type Bill = { readonly parts: readonly { readonly yen: Yen }[]; readonly paidYen: Yen };

/** What a month comes to, and how much of it is still to be paid; what was paid beyond it is no debt. */
export function restOfBill({ parts, paidYen }: Bill): { billedYen: Yen; restYen: Yen } {
  const billedYen = sumYen(parts.map(({ yen }) => yen));
  return { billedYen, restYen: Math.max(0, billedYen - paidYen) };
}
