import { useEffect } from 'react';
import type { PlanProblem } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { Workbench } from './workbench.ts';

/**
 * Texts that are no value at all: while one stands in a field, nothing can be calculated. The text
 * itself stays with the field, so it counts only as long as the field is on the screen. Keep
 * `problems` and `takeBack`, which gives the former value back for 「元に戻す」, stable.
 */
export function useUnreadable(
  report: Workbench['reportUnreadable'],
  owner: string,
  problems: readonly PlanProblem[],
  takeBack?: () => void,
): void {
  useEffect(() => {
    if (problems.length === 0) return undefined;
    report(owner, problems, takeBack);
    return () => report(owner, []);
  }, [report, owner, problems, takeBack]);
}
