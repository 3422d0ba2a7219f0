import { formatYen } from '#domain/format-yen.ts';
import { dwellingTypesOf, middleTypeOf } from '#domain/repair-plan/projection/dwelling-types.ts';
import { monthlyBills } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';

type Billed = Pick<RepairPlan, 'dwellings' | 'contribution'>;
type Prices = { readonly nowYen: number; readonly thenYen: number };
type Shown = { readonly name: string; readonly place: number };

/** 月額 of a change: of the asker's own dwellings where they are known, else of the one that 積立金の案 begins with. */
export function dwellingBills(
  { dwellings, contribution }: RepairPlan,
  prices: Prices,
  ownDwellings: readonly string[],
): readonly string[] {
  const own = billsOf({ dwellings, contribution }, prices, ownDwellings);
  return own.length > 0
    ? own
    : billWords({ dwellings, contribution }, prices, middleOf({ dwellings, contribution }));
}

/** Of the dwellings with these numbers; nothing of a number that the plan does not have. */
export function billsOf(plan: Billed, prices: Prices, numbers: readonly string[]) {
  const shown = numbers
    .map((number) => ({
      name: `${number}号室`,
      place: plan.dwellings.findIndex(({ id }) => id === number),
    }))
    .filter(({ place }) => place >= 0);
  return billWords(plan, prices, shown);
}

/** Of a dwelling of this size, as the plan has it; nothing where it has none. */
export function billsOfArea(plan: Billed, prices: Prices, areaM2: number): readonly string[] {
  const place = plan.dwellings.findIndex((dwelling) => dwelling.areaM2 === areaM2);
  return place < 0 ? [] : billWords(plan, prices, [{ name: areaWords(areaM2), place }]);
}

const areaWords = (areaM2: number): string => `専有面積${areaM2.toFixed(2)}㎡の住戸`;

function billWords(
  { dwellings, contribution }: Billed,
  { nowYen, thenYen }: Prices,
  shown: readonly Shown[],
): readonly string[] {
  const [now, then] = [nowYen, thenYen].map((yen) => monthlyBills(dwellings, contribution, yen));
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

function middleOf({ dwellings, contribution }: Billed): readonly Shown[] {
  const type = middleTypeOf(dwellingTypesOf(dwellings, contribution));
  return type ? [{ name: areaWords(type.dwelling.areaM2), place: type.place }] : [];
}
