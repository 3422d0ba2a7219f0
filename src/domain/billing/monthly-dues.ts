import { sumYen, type Yen } from '#domain/money.ts';
import { chargesOfMonth } from './charges-of-month.ts';
import { type BillingItem, type Month, rateIn, type Tariff } from './tariff.ts';

export type MonthlyDues = {
  readonly managementFeeYen: Yen;
  readonly reserveFeeYen: Yen;
};

/** Which items of the 料金表 are 管理費 and 修繕積立金: those whose income the books call so. */
export type DuesItems = Readonly<Record<keyof MonthlyDues, readonly string[]>>;

/**
 * 毎月の管理費と修繕積立金 of a dwelling, by its number, as the 料金表 has them; without contracts and without what is
 * charged once. Left out is what has no rate in that month: then the register's own figure is all there is.
 */
export function monthlyDues(
  tariff: Tariff,
  month: Month,
  items: DuesItems,
): (number: string) => Partial<MonthlyDues> {
  const management = duesOf(tariff, month, items.managementFeeYen);
  const reserve = duesOf(tariff, month, items.reserveFeeYen);
  const ids = new Map(tariff.dwellings.map(({ id, number }) => [number, id]));
  return (number) => {
    const id = ids.get(number) ?? '';
    return {
      ...(management && { managementFeeYen: management.get(id) ?? 0 }),
      ...(reserve && { reserveFeeYen: reserve.get(id) ?? 0 }),
    };
  };
}

function duesOf(tariff: Tariff, month: Month, ids: readonly string[]) {
  const items = tariff.items.filter(
    (item) => ids.includes(item.id) && item.basis !== 'contract' && hasRate(item, month),
  );
  if (items.length === 0) return null;
  const sums = new Map<string, Yen>();
  for (const { dwellingId, yen } of chargesOfMonth({ ...tariff, items, extras: [] }, month)) {
    sums.set(dwellingId, sumYen([sums.get(dwellingId) ?? 0, yen]));
  }
  return sums;
}

function hasRate(item: BillingItem, month: Month): boolean {
  const kinds = item.basis === 'dwelling' ? item.rates.map(({ kind }) => kind) : [''];
  return kinds.some((kind) => rateIn(item, kind, month) > 0);
}
