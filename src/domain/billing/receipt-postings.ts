import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Allocation } from './allocate.ts';
import { itemFinder, openYen, type Position } from './position.ts';
import type { BillingItem } from './tariff.ts';

type Taken = {
  readonly accountId: string;
  readonly yen: Yen;
  readonly allocations: readonly Allocation[];
};

/** The entry of a receipt: the money in each fund, against 未収金 of what is billed and 前受金 of what is not. */
export function receiptPostings(
  items: readonly BillingItem[],
  positions: readonly Pick<Position, 'itemId' | 'month' | 'chargedYen' | 'paidYen'>[],
  { accountId, yen, allocations }: Taken,
): readonly Posting[] {
  const itemOf = itemFinder(items);
  const openOf = new Map(positions.map((it) => [`${it.itemId} ${it.month}`, openYen(it)]));
  const used = allocations.flatMap(({ itemId, month, yen: usedYen }) => {
    const { fundId, receivableId, advanceId } = itemOf(itemId);
    const owedYen = Math.min(usedYen, Math.max(0, openOf.get(`${itemId} ${month}`) ?? 0));
    return [
      { fundId, accountId: receivableId, amountYen: -owedYen },
      { fundId, accountId: advanceId, amountYen: owedYen - usedYen },
    ];
  });
  const restYen = yen - sumYen(allocations.map((it) => it.yen));
  const [first] = items;
  const rest = first
    ? [{ fundId: first.fundId, accountId: first.advanceId, amountYen: -restYen }]
    : [];
  return withMoney([...used, ...rest], accountId);
}

/** Adds what keeps each fund balanced: the account that the money lies on. */
function withMoney(others: readonly Balance[], accountId: string): readonly Posting[] {
  const money = others.map(({ fundId, amountYen }) => ({
    fundId,
    accountId,
    amountYen: -amountYen,
  }));
  return toPostings([...money, ...others]);
}

export function toPostings(parts: readonly Balance[]): readonly Posting[] {
  return addBalances(parts)
    .filter(({ amountYen }) => amountYen !== 0)
    .map((it) => ({ ...it, counterpartyId: null }));
}
