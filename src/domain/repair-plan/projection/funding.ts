import { roundYenTo, type Yen } from '#domain/money.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { ProjectionYear } from './project.ts';
import { costOf, type Prices, pricesOf } from './work-cost.ts';

/** 積立充足率: the fund at the plan's start against what the use of the building so far has worn off. */
type Funding = { readonly neededYen: Yen; readonly fundedPercent: number };

/** 経年相当額 of an item: today's cost × years since the last time ÷ years from then to the next. */
function wornYen(item: RepairItem, plan: RepairPlan, prices: Prices): Yen {
  if (item.years.length === 0) return 0;
  const next = Math.min(...item.years);
  const last = Math.min(item.lastDoneYear ?? plan.building.completedYear, plan.startYear);
  const todayYen = costOf(item, plan.startYear, prices).totalYen;
  const span = next - last;
  return span <= 0 ? todayYen : roundYenTo((todayYen * (plan.startYear - last)) / span, 1);
}

export function fundingOf(plan: RepairPlan): Funding {
  const prices = pricesOf(plan);
  const neededYen = plan.items.reduce((sum, item) => sum + wornYen(item, plan, prices), 0);
  const fundedPercent = neededYen === 0 ? 100 : (plan.openingBalanceYen * 100) / neededYen;
  return { neededYen, fundedPercent };
}

/** 計画期間の充足率: cumulative income against cumulative cost at the end of the plan, in percent. */
export function coveragePercent(years: readonly ProjectionYear[]): number {
  const last = years.at(-1);
  if (!last || last.cumulativeCostYen === 0) return 100;
  return (last.cumulativeIncomeYen * 100) / last.cumulativeCostYen;
}
