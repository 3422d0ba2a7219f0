import { isoDate } from '#domain/calendar.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';

/**
 * 計画を先に進める: the plan from a later first year on. Works of the years before have been done; what came in
 * then is in the balance it begins with. A loan of those years is still paid back.
 */
export function rollOn(plan: RepairPlan, startYear: number): RepairPlan {
  if (startYear <= plan.startYear) return plan;
  const isAhead = ({ year }: { readonly year: number }) => year >= startYear;
  return {
    ...plan,
    startYear,
    items: plan.items.map((item) => rolledItem(item, plan.startYear, startYear)),
    levies: plan.levies.filter(isAhead),
    otherIncomes: plan.otherIncomes.filter(isAhead),
  };
}

/** 済んだとみなす工事: works planned before that year. */
export function worksBefore(plan: RepairPlan, startYear: number): readonly RepairItem[] {
  return plan.items.filter(({ years }) => years.some((year) => year < startYear));
}

/** A price without a day stood in the first year there was; that year must not move with the plan. */
function rolledItem(item: RepairItem, firstYear: number, startYear: number): RepairItem {
  const done = item.years.filter((year) => year < startYear);
  return {
    ...item,
    years: item.years.filter((year) => year >= startYear),
    lastDoneYear: done.length > 0 ? Math.max(...done) : item.lastDoneYear,
    pricedOn: item.pricedOn ?? isoDate({ year: firstYear, month: 4, day: 1 }),
  };
}
