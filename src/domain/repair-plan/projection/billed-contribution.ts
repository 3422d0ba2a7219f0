import { fiscalYearOf } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { monthlyBills, unitPriceIn } from './tariff.ts';

/** 積立金 that the plan asks of the dwellings in a month, `2027-04`, one bill for each of them. */
export function contributionBills(
  { dwellings, contribution }: Pick<RepairPlan, 'dwellings' | 'contribution'>,
  month: string,
): readonly Yen[] {
  const unitPriceYen = unitPriceIn(contribution.steps, fiscalYearOf(`${month}-01`));
  return monthlyBills(dwellings, contribution, unitPriceYen);
}

/** What the plan asks for in some months together, before anything of it stays unpaid. */
export function billedContribution(
  plan: Pick<RepairPlan, 'dwellings' | 'contribution'>,
  months: readonly string[],
): Yen {
  return sumYen(months.flatMap((month) => contributionBills(plan, month)));
}

/** How far two lists of bills lie apart, from the highest to the lowest, added up without sign. */
export function billsApart(one: readonly Yen[], other: readonly Yen[]): Yen {
  const [left, right] = [one, other].map((bills) => bills.toSorted((a, b) => b - a));
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) =>
    Math.abs((left?.[at] ?? 0) - (right?.[at] ?? 0)),
  ).reduce((sum, yen) => sum + yen, 0);
}
