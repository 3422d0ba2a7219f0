import type { ContributionStep } from '#domain/repair-plan/register/repair-plan.ts';

/** The fees of a period as a list of changes: the first is the fee it begins with. */
export function feesBetween(
  steps: readonly ContributionStep[],
  fromYear: number,
  endYear: number,
): ContributionStep[] {
  const before = steps.findLast((step) => step.fromYear <= fromYear);
  const later = steps.filter((step) => step.fromYear > fromYear && step.fromYear <= endYear);
  const all = [{ fromYear, unitPriceYen: before?.unitPriceYen ?? 0 }, ...later];
  return all.filter(
    ({ unitPriceYen }, index) => index === 0 || unitPriceYen !== all[index - 1]?.unitPriceYen,
  );
}
