import type { Balance } from '#domain/ledger/balance.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';
import { type Allocation, type AllocationOrder, allocate, inOrder, lessPaid } from './allocate.ts';
import { chargesOfMonth, type PlannedCharge } from './charges-of-month.ts';
import { type FreeMoney, itemFinder, openYen, type Position } from './position.ts';
import { toPostings } from './receipt-postings.ts';
import type { BillingItem, Month, Tariff } from './tariff.ts';

export type RunFacts = {
  readonly tariff: Tariff;
  readonly month: Month;
  readonly order: AllocationOrder;
  /** Of the month itself, where something was paid ahead for it. */
  readonly before: readonly Pick<Position, 'dwellingId' | 'itemId' | 'chargedYen' | 'paidYen'>[];
  /** Older months that are still open, of dwellings that have free money. */
  readonly owed: readonly OpenNow[];
  /** 前受金 that is for nothing yet, the oldest receipt first, with the account that it lies on. */
  readonly free: readonly (FreeMoney & { readonly accountId: string })[];
};

type UsedMoney = Allocation & { readonly receiptId: string };
type OpenNow = Omit<Position, 'dueOn'>;

export type PlannedRun = {
  readonly charges: readonly PlannedCharge[];
  /** What of the free money it uses. */
  readonly used: readonly UsedMoney[];
  readonly postings: readonly Posting[];
};

/** A month's 請求 with what was paid ahead for it, as one entry that balances in each fund. */
export function planRun(facts: RunFacts): PlannedRun {
  const { tariff, month } = facts;
  const charges = chargesOfMonth(tariff, month);
  const before = new Map(facts.before.map((it) => [keyOf(it), openYen(it)] as const));
  const open = charges.map((charge) => ({
    ...charge,
    month,
    beforeYen: before.get(keyOf(charge)) ?? 0,
  }));
  const used = spendFree(facts, open);
  const moved = open.flatMap((it) => billed(tariff.items, it));
  const freed = used.flatMap((it) => turned(tariff.items, it));
  return {
    charges,
    used: used.map(({ accountId: _account, ...rest }) => rest),
    postings: toPostings([...moved, ...freed]),
  };
}

type OpenCharge = PlannedCharge & { readonly month: Month; readonly beforeYen: Yen };

/** Income against 未収金, less what lay in 前受金 for it. */
function billed(
  items: readonly BillingItem[],
  { itemId, yen, beforeYen }: OpenCharge,
): readonly Balance[] {
  const { fundId, incomeId, receivableId, advanceId } = itemFinder(items)(itemId);
  const receivableYen = Math.max(0, beforeYen + yen) - Math.max(0, beforeYen);
  return [
    { fundId, accountId: receivableId, amountYen: receivableYen },
    { fundId, accountId: advanceId, amountYen: yen - receivableYen },
    { fundId, accountId: incomeId, amountYen: -yen },
  ];
}

type UsedFrom = UsedMoney & { readonly accountId: string };

/** The oldest money first, for what is open now, older months included, in the board's order. */
function spendFree(
  { tariff, free, order, owed }: RunFacts,
  billedNow: readonly OpenCharge[],
): UsedFrom[] {
  const openOf = new Map<string, OpenNow[]>();
  const now = billedNow.map(({ dwellingId, itemId, month, yen, beforeYen }) => ({
    dwellingId,
    itemId,
    month,
    chargedYen: yen + beforeYen,
    paidYen: 0,
  }));
  for (const position of [...owed, ...now]) {
    const group = openOf.get(position.dwellingId);
    if (group) group.push(position);
    else openOf.set(position.dwellingId, [position]);
  }
  return free.flatMap(({ receiptId, dwellingId, yen, accountId }) => {
    const own = openOf.get(dwellingId) ?? [];
    const { allocations } = allocate(inOrder(own, tariff.items, order), yen);
    openOf.set(dwellingId, lessPaid(own, allocations));
    return allocations.map((it) => ({ receiptId, accountId, ...it }));
  });
}

/** Free money lies in the fund of the first item; what another fund needs of it moves over on the same account. */
function turned(items: readonly BillingItem[], used: UsedFrom): readonly Balance[] {
  const [first] = items;
  if (!first) return [];
  const { fundId, receivableId } = itemFinder(items)(used.itemId);
  const { yen, accountId } = used;
  const own = [
    { fundId: first.fundId, accountId: first.advanceId, amountYen: yen },
    { fundId, accountId: receivableId, amountYen: -yen },
  ];
  if (fundId === first.fundId) return own;
  return [
    ...own,
    { fundId: first.fundId, accountId, amountYen: -yen },
    { fundId, accountId, amountYen: yen },
  ];
}

function keyOf({
  dwellingId,
  itemId,
}: {
  readonly dwellingId: string;
  readonly itemId: string;
}): string {
  return `${dwellingId} ${itemId}`;
}
