import type { Dwelling, Tariff } from '#domain/repair-plan/register/repair-plan.ts';

/** 住戸のタイプ: dwellings that always pay the same. */
export type DwellingType = {
  readonly key: string;
  /** One of them, and its place among all dwellings: what it pays stands there among the bills. */
  readonly dwelling: Dwelling;
  readonly place: number;
  readonly count: number;
};

/** Smallest first. */
export function dwellingTypesOf(
  dwellings: readonly Dwelling[],
  { basis }: Pick<Tariff, 'basis'>,
): DwellingType[] {
  const types = new Map<string, DwellingType>();
  for (const [place, dwelling] of dwellings.entries()) {
    const { areaM2, share } = dwelling;
    const key = basis === 'area' ? `${areaM2}` : `${areaM2}/${share}`;
    const known = types.get(key) ?? { key, dwelling, place, count: 0 };
    types.set(key, { ...known, count: known.count + 1 });
  }
  return [...types.values()].toSorted(
    (one, other) =>
      one.dwelling.areaM2 - other.dwelling.areaM2 || one.dwelling.share - other.dwelling.share,
  );
}

/** 中ほどの広さの住戸: as many dwellings are smaller as are larger. */
export function middleTypeOf(types: readonly DwellingType[]): DwellingType | undefined {
  const all = types.reduce((sum, { count }) => sum + count, 0);
  let counted = 0;
  return types.find(({ count }) => {
    counted += count;
    return counted * 2 >= all;
  });
}
