import { monthlyBills } from '#domain/repair-plan/projection/tariff.ts';
import type { Dwelling, RepairPlan, Tariff } from '#domain/repair-plan/register/repair-plan.ts';
import { formatArea } from '#web/lib/format.ts';

/** 住戸のタイプ: dwellings that always pay the same. */
export type DwellingType = {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** The place of its first dwelling in the list. */
  readonly place: number;
};

/** Smallest first. */
export function typesOf(dwellings: readonly Dwelling[], { basis }: Tariff): DwellingType[] {
  const types = new Map<string, DwellingType & { areaM2: number }>();
  for (const [place, dwelling] of dwellings.entries()) {
    const { areaM2, share } = dwelling;
    const key = basis === 'area' ? `${areaM2}` : `${areaM2}/${share}`;
    const count = (types.get(key)?.count ?? 0) + 1;
    const first = types.get(key)?.place ?? place;
    types.set(key, { key, label: typeLabel(dwelling, basis), count, place: first, areaM2 });
  }
  return [...types.values()].toSorted((a, b) => a.areaM2 - b.areaM2);
}

/** 中ほどの広さの住戸: as many dwellings are smaller as are larger. */
export function middleType(types: readonly DwellingType[]): DwellingType | undefined {
  const all = types.reduce((sum, { count }) => sum + count, 0);
  let counted = 0;
  return types.find(({ count }) => {
    counted += count;
    return counted * 2 >= all;
  });
}

export function typeLabel({ areaM2, share }: Dwelling, basis: 'area' | 'share'): string {
  return basis === 'area' ? formatArea(areaM2) : `${formatArea(areaM2)}・持分${share}`;
}

/** 月額 of one dwelling at a unit price. */
export function billOf(
  { dwellings, contribution }: Pick<RepairPlan, 'dwellings' | 'contribution'>,
  place: number,
  unitPriceYen: number,
): number {
  return monthlyBills(dwellings, contribution, unitPriceYen)[place] ?? 0;
}
