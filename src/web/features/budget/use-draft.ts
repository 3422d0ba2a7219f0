import { useReducer, useRef } from 'react';
import { type BudgetVersion, saveBudgetDraft } from '#contract/budget.ts';
import { isSamePlace, type PlannedLine } from '#domain/budget/budget-version.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useUndoSteps } from '#web/lib/use-undo-steps.ts';
import { type Plan, type PlanStep, planReducer } from './draft-history.ts';

/** The draft as it is edited. Every step is kept on the server, one after the other. */
export function useDraft(fiscalYear: number, version: BudgetVersion) {
  const saving = useBooksAction(saveBudgetDraft);
  /** Whether what was typed last has reached the server. */
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const revision = useRef(version.revision);
  const [history, dispatch] = useReducer(planReducer, {
    past: [],
    plan: { lines: version.lines, reason: version.reason },
    future: [],
  });

  function take(step: PlanStep): void {
    const next = planReducer(history, step);
    if (next === history) return;
    dispatch(step);
    keep(next.plan);
  }
  function keep({ lines, reason }: Plan): void {
    const input = { year: String(fiscalYear), lines: [...lines], reason };
    const save = () =>
      saving.mutateAsync({ ...input, revision: revision.current }).then(
        (saved) => {
          revision.current = saved.revision;
          return true;
        },
        () => false,
      );
    queue.current = queue.current.then(save);
  }
  useUndoSteps((kind) => take({ kind }));

  const { plan, past, future } = history;
  const set = (part: Partial<Plan>) => take({ kind: 'set', plan: { ...plan, ...part } });
  return {
    plan,
    saving,
    /** The state that has reached the server. */
    revision: () => revision.current,
    /** Whether everything typed has reached the server; what did not is sent once more. */
    settled: async () => {
      if (await queue.current) return true;
      keep(plan);
      return queue.current;
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => take({ kind: 'undo' }),
    redo: () => take({ kind: 'redo' }),
    saveReason: (reason: string) => set({ reason }),
    putLine: (line: PlannedLine) =>
      set({ lines: [...plan.lines.filter((it) => !isSamePlace(it, line)), line] }),
    removeLine: (line: PlannedLine) =>
      set({ lines: plan.lines.filter((it) => !isSamePlace(it, line)) }),
  };
}

export type Draft = ReturnType<typeof useDraft>;
