import type { IsoDate } from '#domain/calendar.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import type { Yen } from '#domain/money.ts';
import type { BillingItem, Month } from './tariff.ts';

/** What one dwelling owes for one item and month: billed less what was paid for it. Below zero it is paid ahead. */
export type Position = {
  readonly dwellingId: string;
  readonly itemId: string;
  readonly month: Month;
  readonly dueOn: IsoDate;
  /** After reductions. */
  readonly chargedYen: Yen;
  readonly paidYen: Yen;
};

/** Money of a dwelling that was taken and not used for anything yet. */
export type FreeMoney = {
  readonly receiptId: string;
  readonly dwellingId: string;
  readonly yen: Yen;
};

export function openYen({ chargedYen, paidYen }: Pick<Position, 'chargedYen' | 'paidYen'>): Yen {
  return chargedYen - paidYen;
}

export function itemFinder(items: readonly BillingItem[]): (id: string) => BillingItem {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const item = byId.get(id);
    if (!item) throw new Error(`No item ${id} in the tariff`);
    return item;
  };
}

/** What 未収金 and 前受金 must stand at in the books: debit positive. Free money lies with the item used first. */
export function controlBalances(
  items: readonly BillingItem[],
  positions: readonly Pick<Position, 'itemId' | 'chargedYen' | 'paidYen'>[],
  freeYen: Yen,
): readonly Balance[] {
  const itemOf = itemFinder(items);
  const owed = positions.map((position) => {
    const { fundId, receivableId, advanceId } = itemOf(position.itemId);
    const amountYen = openYen(position);
    return { fundId, accountId: amountYen > 0 ? receivableId : advanceId, amountYen };
  });
  const first = items[0];
  const free =
    first && freeYen !== 0
      ? [{ fundId: first.fundId, accountId: first.advanceId, amountYen: -freeYen }]
      : [];
  return addBalances([...owed, ...free]).filter(({ amountYen }) => amountYen !== 0);
}
