import type { Yen } from '#domain/money.ts';
import { type ProjectionYear, project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { halfYearOf } from '#domain/repair-plan/verdict/verdict.ts';
import type { Goal } from './goal.ts';
import { leastEnough } from './problem.ts';

/**
 * 一時金で不足をなくす場合の単価: the least levy of a year that reaches the goal with the fees as they
 * are, or `null` where the fund runs dry before it. Balances never fall when the levy rises.
 */
export function leastLevy(plan: RepairPlan, goal: Goal, year: number): number | null {
  const level = leastEnough((some) => {
    const levy = { year, unitPriceYen: some * goal.unitPriceStepYen };
    const { years, endBalanceYen } = project({ ...plan, levies: [...plan.levies, levy] });
    const isShort = years.some(
      (each) => each.year >= goal.startYear && each.closingYen < floorIn(each, goal),
    );
    return !isShort && endBalanceYen >= goal.endBalanceYen;
  });
  return level === null ? null : level * goal.unitPriceStepYen;
}

function floorIn(year: ProjectionYear, { floorYen, keepsHalfYear }: Goal): Yen {
  return keepsHalfYear ? Math.max(floorYen, halfYearOf(year)) : floorYen;
}
