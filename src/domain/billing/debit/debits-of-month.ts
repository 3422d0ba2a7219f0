import type { PlannedCharge } from '#domain/billing/charges-of-month.ts';
import type { Position } from '#domain/billing/position.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** What is still to be paid of a month, billed or as the 料金表 has it. A debit settles its own month alone. */
export type DueItem = Pick<Position, 'dwellingId' | 'itemId' | 'month' | 'chargedYen' | 'paidYen'>;

export function dueItems(
  charges: readonly PlannedCharge[],
  /** Several payments of one item add up. */
  payments: readonly Pick<Position, 'dwellingId' | 'itemId' | 'paidYen'>[],
  month: string,
): readonly DueItem[] {
  const paid = new Map<string, Yen>();
  for (const { dwellingId, itemId, paidYen } of payments) {
    const key = `${dwellingId} ${itemId}`;
    paid.set(key, (paid.get(key) ?? 0) + paidYen);
  }
  return charges
    .map(({ dwellingId, itemId, yen }) => {
      const paidYen = paid.get(`${dwellingId} ${itemId}`) ?? 0;
      return { dwellingId, itemId, month, chargedYen: yen, paidYen };
    })
    .filter(({ chargedYen, paidYen }) => chargedYen > paidYen);
}

/** By dwelling, in the order in which they come. */
export function duesByDwelling(items: readonly DueItem[]): ReadonlyMap<string, Yen> {
  const sums = new Map<string, Yen>();
  for (const { dwellingId, chargedYen, paidYen } of items) {
    sums.set(dwellingId, sumYen([sums.get(dwellingId) ?? 0, chargedYen - paidYen]));
  }
  return sums;
}
