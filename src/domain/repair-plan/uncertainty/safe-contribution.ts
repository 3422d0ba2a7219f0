import type { Yen } from '#domain/money.ts';
import { leastEnough } from '#domain/repair-plan/planner/problem.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { incomesOf, turnsOf, yearlyBill } from './outlook.ts';
import type { ScenarioSet } from './scenarios.ts';

export type SafeGoal = {
  /** The first year whose fee may change. */
  readonly startYear: number;
  readonly floorYen: Yen;
  /** The highest chance of falling below the floor: 0.05 is one scenario in twenty. */
  readonly mostChance: number;
  readonly unitPriceStepYen: number;
};

/**
 * 不足の確率を限度内にする単価: the least level unit price that keeps the chance within the limit, or
 * `null` where none does. In every scenario balances never fall when the fee rises, so the number of
 * scenarios that fail never rises, and halving finds the least.
 */
export function safeUnitPrice(plan: RepairPlan, set: ScenarioSet, goal: SafeGoal): number | null {
  const chanceOf = chancesOf(plan, set, goal);
  const isSafe = (level: number) => chanceOf(level * goal.unitPriceStepYen) <= goal.mostChance;
  const level = leastEnough(isSafe);
  return level === null ? null : level * goal.unitPriceStepYen;
}

/** The chance of falling below the floor in some year from the start on, at a level unit price. */
export function chancesOf(
  plan: RepairPlan,
  set: ScenarioSet,
  { startYear, floorYen }: Omit<SafeGoal, 'mostChance' | 'unitPriceStepYen'>,
): (unitPriceYen: number) => number {
  const { fixedYen, billedYen } = incomesOf(plan);
  const start = Math.max(0, startYear - plan.startYear);
  return (unitPriceYen) => {
    const billed = yearlyBill(plan, unitPriceYen);
    const turn = turnsOf(plan, set, {
      fixedYen,
      billedYen: billedYen.map((yen, index) => (index < start ? yen : billed)),
    });
    const balances = new Float64Array(set.count).fill(plan.openingBalanceYen);
    const lowest = new Float64Array(set.count).fill(Number.POSITIVE_INFINITY);
    for (let index = 0; index < set.yearCount; index += 1) {
      turn(balances, index);
      if (index >= start) keepLowest(lowest, balances);
    }
    return lowest.filter((yen) => yen < floorYen).length / set.count;
  };
}

function keepLowest(lowest: Float64Array, balances: Float64Array): void {
  for (let scenario = 0; scenario < balances.length; scenario += 1) {
    const balance = balances[scenario] ?? 0;
    if (balance < (lowest[scenario] ?? 0)) lowest[scenario] = balance;
  }
}
