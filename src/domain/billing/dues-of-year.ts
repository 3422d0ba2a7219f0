import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { DetailTotal, DuesPapers } from '#domain/statements/checks/papers.ts';
import { chargesOfMonth, type PlannedCharge } from './charges-of-month.ts';
import { itemFinder } from './position.ts';
import type { BillingItem, Month, Tariff } from './tariff.ts';

type Billed = PlannedCharge & { readonly month: Month };

/** The months of a year, `2026-04` to `2027-03`. */
export function monthsOf({ from, until }: { from: Month; until: Month }): readonly Month[] {
  const months: Month[] = [];
  for (let month = from; month <= until; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** 料金表 and contracts beside the bills, month by month; a month that was not billed is left out. */
export function billedMonths(tariff: Tariff, billed: readonly Billed[]): DuesPapers['months'] {
  const months = [...new Set(billed.map(({ month }) => month))].toSorted();
  return months.map((month) => {
    const own = billed.filter((it) => it.month === month);
    const planned = chargesOfMonth(tariff, month);
    return {
      month,
      billedYen: yenOf(own),
      tariffYen: yenOf(planned),
      apartYen: apartYen(own, planned),
    };
  });
}

function apartYen(one: readonly PlannedCharge[], other: readonly PlannedCharge[]): Yen {
  const apart = new Map<string, Yen>();
  const add = ({ dwellingId, itemId }: PlannedCharge, yen: Yen) => {
    const key = `${dwellingId} ${itemId}`;
    apart.set(key, (apart.get(key) ?? 0) + yen);
  };
  for (const it of one) add(it, it.yen);
  for (const it of other) add(it, -it.yen);
  return sumYen([...apart.values()].map(Math.abs));
}

/** What some months come to by the 料金表, by fund and account of income. */
export function tariffTotals(
  tariff: Tariff,
  months: readonly Month[],
  isWanted: (item: BillingItem) => boolean = () => true,
): readonly DetailTotal[] {
  const items = tariff.items.filter(isWanted);
  const planned = months.flatMap((month) => chargesOfMonth({ ...tariff, items }, month));
  return byPlace(items, planned, ({ fundId, incomeId }) => ({ fundId, accountId: incomeId }));
}

type OfItem = { readonly itemId: string; readonly yen: Yen };

/** Sums of items on the account of each; an account without any stands with 0. */
export function byPlace(
  items: readonly BillingItem[],
  sums: readonly OfItem[],
  placeOf: (item: BillingItem) => Pick<Balance, 'fundId' | 'accountId'>,
): readonly DetailTotal[] {
  const itemOf = itemFinder(items);
  return addBalances([
    ...items.map((item) => ({ ...placeOf(item), amountYen: 0 })),
    ...sums.map(({ itemId, yen }) => ({ ...placeOf(itemOf(itemId)), amountYen: yen })),
  ]);
}

const longMonths = 3;

/** 修繕積立金の滞納（3か月以上）: what dwellings owe that are so many months behind. */
export function longOwedYen(
  open: readonly (OfItem & { readonly dwellingId: string; readonly month: Month })[],
  isReserve: (itemId: string) => boolean,
): Yen {
  const owed = open.filter(({ yen }) => yen > 0);
  const months = new Map<string, Set<Month>>();
  for (const { dwellingId, month } of owed) {
    months.set(dwellingId, (months.get(dwellingId) ?? new Set()).add(month));
  }
  return yenOf(
    owed.filter(
      ({ dwellingId, itemId }) =>
        isReserve(itemId) && (months.get(dwellingId)?.size ?? 0) >= longMonths,
    ),
  );
}

function yenOf(parts: readonly { readonly yen: Yen }[]): Yen {
  return sumYen(parts.map(({ yen }) => yen));
}
