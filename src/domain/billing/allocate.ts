import type { Yen } from '#domain/money.ts';
import { openYen, type Position } from './position.ts';
import type { BillingItem } from './tariff.ts';

/** 充当の順序, as the board fixed it: by the oldest month, or by the item; items as they stand in the 料金表. */
export type AllocationOrder = 'month' | 'item';

/** 充当: so much of a receipt is for that item and month. */
export type Allocation = {
  readonly itemId: string;
  readonly month: string;
  readonly yen: Yen;
};

/** What is open, in the order in which a payment is used for it. */
export function inOrder<It extends Pick<Position, 'itemId' | 'month'>>(
  open: readonly It[],
  items: readonly BillingItem[],
  order: AllocationOrder,
): readonly It[] {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const placeOf = ({ itemId }: It) => places.get(itemId) ?? items.length;
  const byMonth = (one: It, other: It) => one.month.localeCompare(other.month);
  const byItem = (one: It, other: It) => placeOf(one) - placeOf(other);
  return open.toSorted((one, other) =>
    order === 'month'
      ? byMonth(one, other) || byItem(one, other)
      : byItem(one, other) || byMonth(one, other),
  );
}

/** Uses a payment for what one dwelling owes, as far as it reaches; the rest is 前受金. */
export function allocate(
  inTheirOrder: readonly Pick<Position, 'itemId' | 'month' | 'chargedYen' | 'paidYen'>[],
  paymentYen: Yen,
): { readonly allocations: readonly Allocation[]; readonly restYen: Yen } {
  let restYen = paymentYen;
  const allocations: Allocation[] = [];
  for (const position of inTheirOrder) {
    const yen = Math.min(restYen, openYen(position));
    if (yen <= 0) continue;
    allocations.push({ itemId: position.itemId, month: position.month, yen });
    restYen -= yen;
  }
  return { allocations, restYen };
}

/** The same positions after a payment was used for them. */
export function lessPaid<It extends Pick<Position, 'itemId' | 'month' | 'paidYen'>>(
  positions: readonly It[],
  allocations: readonly Allocation[],
): It[] {
  const yenOf = new Map(allocations.map((it) => [`${it.itemId} ${it.month}`, it.yen]));
  return positions.map((it) => ({
    ...it,
    paidYen: it.paidYen + (yenOf.get(`${it.itemId} ${it.month}`) ?? 0),
  }));
}
