import { monthlyBills } from '#domain/repair-plan/projection/tariff.ts';
import type { Dwelling, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { formatArea } from '#web/lib/format.ts';

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
