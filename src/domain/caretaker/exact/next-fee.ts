import type { IsoDate } from '#domain/calendar.ts';
import { resolvedStep } from '#domain/caretaker/records/fee-change-records.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { proposedFees } from './proposed-fees.ts';

type NextFee = {
  readonly isResolved: boolean;
  readonly firstYen: number;
  /** 2028年度からの額, or the proposal that it is taken from. */
  readonly what: string;
};

/** The step that is resolved; where none is, what one level fee would have to be. */
export function nextFee(plan: RepairPlan, today: IsoDate): NextFee | undefined {
  const resolved = resolvedStep(plan, today);
  if (resolved !== undefined) {
    return {
      isResolved: true,
      firstYen: resolved.unitPriceYen,
      what: `${resolved.fromYear}年度からの額`,
    };
  }
  const proposed = proposedFees(plan, { today, method: 'level' });
  if (proposed === undefined) return undefined;
  const { firstYen, fees } = proposed;
  return {
    isResolved: false,
    firstYen,
    what: `足りるように同じ額を続ける案（${fees}）`,
  };
}
