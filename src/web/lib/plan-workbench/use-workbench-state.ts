import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';
import { findKeptTrial, keepTrial } from './kept-trial.ts';
import { historyOf, isEmptyTrial, redo, step, type TrialHistory, undo } from './trial-history.ts';
import type { Workbench } from './workbench.ts';

/** The state behind every view: one trial, its history, and the plan that comes of it. */
export function useWorkbenchState(answer: RepairPlanAnswer): Workbench {
  const base = answer.plan;
  const baseNumber = answer.versions.at(-1)?.number ?? 0;
  const place = { associationName: answer.associationName, baseNumber };
  const [history, setHistory] = useState(() => historyOf(findKeptTrial(place)));
  const { trial } = history;
  const baseProjection = useMemo(() => project(base), [base]);
  const calculated = useCalculated(base, history);

  useKeeping(trial, place);
  const tryOut = useCallback(
    (change: Partial<Trial>, hold?: string) =>
      setHistory((before) => further(base, before, { ...before.trial, ...change }, hold)),
    [base],
  );
  const open = useCallback(
    (next: Trial) => setHistory((before) => further(base, before, next)),
    [base],
  );
  const reset = useCallback(() => open(noTrial), [open]);
  const settle = useCallback(() => setHistory(historyOf()), []);
  const takeBack = useCallback(() => setHistory(undo), []);
  const bringBack = useCallback(() => setHistory(redo), []);

  return {
    answer,
    baseNumber,
    base,
    baseProjection,
    trial,
    isTried: !isEmptyTrial(trial),
    ...calculated,
    tryOut,
    open,
    reset,
    settle,
    undo: takeBack,
    redo: bringBack,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

function further(base: RepairPlan, before: TrialHistory, next: Trial, hold?: string): TrialHistory {
  return step(before, next, hold, isSound(base, before.trial) ? before.trial : before.sound);
}

function isSound(base: RepairPlan, trial: Trial): boolean {
  return problemsOfPlan(applyTrial(base, trial)).length === 0;
}

/** While a field holds something impossible, the figures stay those of the last trial that could be calculated. */
function useCalculated(base: RepairPlan, { sound, trial }: TrialHistory) {
  const typedPlan = useMemo(() => applyTrial(base, trial), [base, trial]);
  const problems = useMemo(() => problemsOfPlan(typedPlan), [typedPlan]);
  const plan = useMemo(() => {
    if (problems.length === 0) return typedPlan;
    return isSound(base, sound) ? applyTrial(base, sound) : base;
  }, [base, sound, typedPlan, problems]);
  const projection = useMemo(() => project(plan), [plan]);
  return { typedPlan, problems, plan, projection };
}

/** A reload or a look at another page loses nothing. */
function useKeeping(
  trial: Trial,
  { associationName, baseNumber }: { associationName: string; baseNumber: number },
) {
  useEffect(() => {
    const keep = () => keepTrial({ associationName, baseNumber }, trial);
    const timer = setTimeout(keep, 300);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [trial, associationName, baseNumber]);
}
