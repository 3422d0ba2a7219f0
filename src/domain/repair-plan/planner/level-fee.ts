import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { problemFor } from './goal.ts';
import { planLevel } from './level.ts';

/** D, ずっと同じ額で集めるときの額: with half a year's fees always left, wherever it is told. `null` where none is enough. */
export function levelFee(plan: RepairPlan, startYear: number): number | null {
  const goal = {
    startYear,
    floorYen: 0,
    keepsHalfYear: true,
    endBalanceYen: 0,
    unitPriceStepYen: plan.contribution.basis === 'area' ? 1 : 1_000,
  };
  const answer = planLevel(problemFor(plan, goal));
  return answer && answer.level * goal.unitPriceStepYen;
}
