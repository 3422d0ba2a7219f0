import { formatYen } from '#domain/format-yen.ts';
import { dwellingTypesOf, middleTypeOf } from '#domain/repair-plan/projection/dwelling-types.ts';
import { monthlyBills } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';

type Prices = { readonly nowYen: number; readonly thenYen: number };
type Shown = { readonly name: string; readonly place: number };

/** 月額 of a change: of the asker's own dwellings where they are known, else of the one that 積立金の案 begins with. */
export function dwellingBills(
  { dwellings, contribution }: RepairPlan,
  { nowYen, thenYen }: Prices,
  ownDwellings: readonly string[],
): readonly string[] {
  const [now, then] = [nowYen, thenYen].map((yen) => monthlyBills(dwellings, contribution, yen));
  const own = ownDwellings
    .map((number) => ({
      name: `${number}号室`,
      place: dwellings.findIndex(({ id }) => id === number),
    }))
    .filter(({ place }) => place >= 0);
  const shown: readonly Shown[] = own.length > 0 ? own : middleOf({ dwellings, contribution });
  return shown.map(({ name, place }) => {
    const [before, after] = [now?.[place] ?? 0, then?.[place] ?? 0];
    const change = after - before;
    const more =
      change === 0
        ? '今と同じ'
        : `今より${formatYen(Math.abs(change))}${change > 0 ? '多い' : '少ない'}`;
    return `${name}では、月${formatYen(before)}が、月**${formatYen(after)}**になります（${more}）。`;
  });
}

function middleOf({
  dwellings,
  contribution,
}: Pick<RepairPlan, 'dwellings' | 'contribution'>): readonly Shown[] {
  const type = middleTypeOf(dwellingTypesOf(dwellings, contribution));
  return type
    ? [{ name: `専有面積${type.dwelling.areaM2.toFixed(2)}㎡の住戸`, place: type.place }]
    : [];
}
