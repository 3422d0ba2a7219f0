import type { Yen } from '#domain/money.ts';
import { cashFlowOf, yearlyContribution } from '#domain/repair-plan/projection/cash-flow.ts';
import { unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Problem } from './problem.ts';

/** 積立計画の目標. */
export type Goal = {
  /** The first year whose fee may change. */
  readonly startYear: number;
  readonly floorYen: Yen;
  /** 積立金の半年分を残す: no year decided here ends with less than half of what it collects. */
  readonly keepsHalfYear: boolean;
  readonly endBalanceYen: Yen;
  /** 単価の刻み: 1 for yen a square metre; more for a total that is apportioned. */
  readonly unitPriceStepYen: number;
};

/** The plan as the planner sees it: fees in whole steps of the unit price, everything else fixed. */
export function problemFor(plan: RepairPlan, goal: Goal): Problem {
  const flow = cashFlowOf(plan);
  const { steps } = plan.contribution;
  const stepYen = goal.unitPriceStepYen;
  const start = Math.min(Math.max(0, goal.startYear - plan.startYear), plan.yearCount);
  const fixedYen = Float64Array.from(flow.works, (worksYen, index) => {
    const at = (yearly: Float64Array) => yearly[index] ?? 0;
    const income =
      at(flow.levy) + at(flow.parkingTransfer) + at(flow.otherIncome) + at(flow.loanDrawn);
    const past = index < start ? at(flow.contribution) : 0;
    return past + income - worksYen - at(flow.loanRepaid) - at(flow.loanInterest);
  });
  // A plan that starts with a change has no year before it: its own first fee is the present one.
  const presentPriceYen =
    unitPriceIn(steps, goal.startYear - 1) || unitPriceIn(steps, goal.startYear);
  return {
    openingYen: plan.openingBalanceYen,
    interest: plan.rates.interest,
    fixedYen,
    incomeYen: remembering((level) => yearlyContribution(plan, level * stepYen)),
    start,
    // A fee between two steps counts as the step below: a rise is then never told too small.
    present: Math.floor(presentPriceYen / stepYen),
    floorYen: goal.floorYen,
    keepsHalfYear: goal.keepsHalfYear,
    endYen: goal.endBalanceYen,
  };
}

/** The dwellings' bills are added up once for every level. */
function remembering(incomeYen: (level: number) => Yen): (level: number) => Yen {
  const known = new Map<number, Yen>();
  return (level) => {
    const before = known.get(level);
    if (before !== undefined) return before;
    const yen = incomeYen(level);
    known.set(level, yen);
    return yen;
  };
}
