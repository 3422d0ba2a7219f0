import { isSameLine, type PlannedLine } from '#domain/budget/budget-version.ts';

/** What is drafted: the lines and the reason. */
export type Plan = { readonly lines: readonly PlannedLine[]; readonly reason: string };

export type PlanHistory = {
  readonly past: readonly Plan[];
  readonly plan: Plan;
  readonly future: readonly Plan[];
};

export type PlanStep =
  | { readonly kind: 'set'; readonly plan: Plan }
  | { readonly kind: 'undo' | 'redo' };

const longest = 100;

/** Every step can be taken back, and done again. */
export function planReducer(history: PlanHistory, step: PlanStep): PlanHistory {
  const { past, plan, future } = history;
  if (step.kind === 'set') {
    if (isSamePlan(plan, step.plan)) return history;
    return { past: [...past, plan].slice(-longest), plan: step.plan, future: [] };
  }
  if (step.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), plan: before, future: [plan, ...future] } : history;
  }
  const [next, ...rest] = future;
  return next ? { past: [...past, plan], plan: next, future: rest } : history;
}

/** Enter and then leaving the cell say the same twice: that is one step. */
function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one.reason === other.reason &&
    one.lines.length === other.lines.length &&
    one.lines.every((line) => other.lines.some((it) => isSameLine(it, line)))
  );
}
