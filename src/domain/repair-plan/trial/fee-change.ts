import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import { unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import {
  type ContributionStep,
  endYearOf,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import type { Trial } from './trial.ts';

/** The step on hand: the last one tried, or the plan's own price in the year it would begin. */
export function feeOnHand(base: RepairPlan, trial: Trial, fromYear: number): ContributionStep {
  const { steps } = base.contribution;
  return trial.steps?.at(-1) ?? { fromYear, unitPriceYen: unitPriceIn(steps, fromYear) };
}

/** One price from a year to the end of the plan; the steps before it stay. */
export function withFee(
  base: RepairPlan,
  trial: Trial,
  step: ContributionStep,
): Pick<Trial, 'steps'> {
  const isEarlier = ({ fromYear }: ContributionStep) => fromYear < step.fromYear;
  const own = base.contribution.steps;
  const tried = (trial.steps?.slice(0, -1) ?? own).filter(isEarlier);
  const steps = [...(tried.length > 0 ? tried : own.filter(isEarlier)), step];
  return { steps: isSameTariff(base, steps) ? null : steps };
}

function isSameTariff(base: RepairPlan, steps: readonly ContributionStep[]): boolean {
  const years = Array.from({ length: base.yearCount }, (_, index) => base.startYear + index);
  return years.every(
    (year) => unitPriceIn(steps, year) === unitPriceIn(base.contribution.steps, year),
  );
}

/** The first year whose fee can still be changed: a general meeting stands before it. */
export function firstYearToChange(plan: RepairPlan, today: IsoDate): number {
  return Math.min(endYearOf(plan), Math.max(plan.startYear, fiscalYearOf(today) + 1));
}
