import { roundYenTo, sumYen, type Yen } from '#domain/money.ts';
import { contractShare } from './contract-share.ts';
import {
  type BilledDwelling,
  type BillingItem,
  type DwellingContract,
  type Month,
  rateIn,
  type Tariff,
} from './tariff.ts';

/** 請求明細 before it is billed; one for each dwelling and item. */
export type PlannedCharge = {
  readonly dwellingId: string;
  readonly itemId: string;
  readonly yen: Yen;
};

/** What every dwelling owes for a month by the tariff, its contracts and what was added once. */
export function chargesOfMonth(tariff: Tariff, month: Month): readonly PlannedCharge[] {
  const contracts = grouped(tariff.contracts);
  const extras = grouped(tariff.extras.filter((it) => it.month === month));
  return tariff.dwellings.flatMap((dwelling) =>
    tariff.items.flatMap((item) => {
      const key = keyOf(dwelling.id, item.id);
      const regular =
        item.basis === 'contract'
          ? sumYen((contracts.get(key) ?? []).map((it) => contractYen(item, it, month)))
          : dwellingYen(item, dwelling, month);
      const once = sumYen((extras.get(key) ?? []).map(({ yen }) => yen));
      const yen = regular + once;
      return yen === 0 ? [] : [{ dwellingId: dwelling.id, itemId: item.id, yen }];
    }),
  );
}

/** What one contract costs in a month; a part of a month is cut to whole yen, as the rules of 駐車場 have it. */
export function contractYen(item: BillingItem, contract: DwellingContract, month: Month): Yen {
  const sen = rateIn(item, contract.kind, month) * contract.count;
  const { numerator, denominator } = contractShare(contract, item.proration, month);
  if (numerator === denominator) return rounded(item, sen / 100);
  return Math.floor((sen * numerator) / (100 * denominator));
}

type Charged = Pick<BillingItem, 'basis' | 'roundToYen' | 'rates'>;

/** What an item comes to for a dwelling without any contract. */
export function dwellingYen(item: Charged, dwelling: BilledDwelling, month: Month): Yen {
  const sen = rateIn(item, item.basis === 'dwelling' ? dwelling.number : '', month);
  if (item.basis === 'area') return rounded(item, (sen * dwelling.area) / 10_000);
  if (item.basis === 'share') {
    const { shareNumerator, shareDenominator } = dwelling;
    return rounded(item, (sen * shareNumerator) / (100 * shareDenominator));
  }
  return rounded(item, sen / 100);
}

function rounded({ roundToYen }: Pick<BillingItem, 'roundToYen'>, yen: number): Yen {
  return roundYenTo(yen, roundToYen);
}

function grouped<It extends { readonly dwellingId: string; readonly itemId: string }>(
  all: readonly It[],
): ReadonlyMap<string, readonly It[]> {
  const groups = new Map<string, It[]>();
  for (const it of all) {
    const key = keyOf(it.dwellingId, it.itemId);
    const group = groups.get(key);
    if (group) group.push(it);
    else groups.set(key, [it]);
  }
  return groups;
}

function keyOf(dwellingId: string, itemId: string): string {
  return `${dwellingId} ${itemId}`;
}
