import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { type PlanProblem, problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';
import { findKeptHistory, keepHistory } from './kept-trial.ts';
import { historyOf, isEmptyTrial, redo, step, type TrialHistory, undo } from './trial-history.ts';
import { useUnreadableTexts } from './use-unreadable-texts.ts';
import type { Workbench } from './workbench.ts';

/** The state behind every view: one trial, its history, and the plan that comes of it. */
export function useWorkbenchState(answer: RepairPlanAnswer): Workbench {
  const base = answer.plan;
  const baseNumber = answer.versions.at(-1)?.number ?? 0;
  const place = { associationName: answer.associationName, baseNumber };
  const [history, setHistory] = useState(() => findKeptHistory(place));
  const { trial } = history;
  const baseProjection = useMemo(() => project(base), [base]);
  const unreadable = useUnreadableTexts(trial);
  const calculated = useCalculated(base, trial, unreadable.problems);

  useKeeping(history, place);
  const tryOut = useCallback(
    (change: Partial<Trial>, hold?: string) =>
      setHistory((before) => step(before, { ...before.trial, ...change }, hold)),
    [],
  );
  const open = useCallback((next: Trial) => setHistory((before) => step(before, next)), []);
  const reset = useCallback(() => open(noTrial), [open]);
  const settle = useCallback(() => setHistory(historyOf()), []);
  // A text that could not be read is a step of its own, though it never came into the trial.
  const lastText = unreadable.lastSince(trial, history.past.length === 0);
  const takeBack = () => (lastText ? lastText() : setHistory(undo));
  const bringBack = useCallback(() => setHistory(redo), []);

  return {
    answer,
    baseNumber,
    base,
    baseProjection,
    trial,
    isTried: !isEmptyTrial(trial),
    ...calculated,
    reportUnreadable: unreadable.report,
    tryOut,
    open,
    reset,
    settle,
    undo: takeBack,
    redo: bringBack,
    canUndo: history.past.length > 0 || lastText !== undefined,
    canRedo: history.future.length > 0,
  };
}

/** While anything is wrong there is no result: an older one would be told of a plan that is not on the screen. */
function useCalculated(base: RepairPlan, trial: Trial, unreadable: readonly PlanProblem[]) {
  const typedPlan = useMemo(() => applyTrial(base, trial), [base, trial]);
  const problems = useMemo(
    () => [...unreadable, ...problemsOfPlan(typedPlan)],
    [unreadable, typedPlan],
  );
  const isSound = problems.length === 0;
  const result = useMemo(
    () => (isSound ? { plan: typedPlan, projection: project(typedPlan) } : null),
    [isSound, typedPlan],
  );
  return { typedPlan, problems, result };
}

/** A reload or a look at another page loses nothing. */
function useKeeping(
  history: TrialHistory,
  { associationName, baseNumber }: { associationName: string; baseNumber: number },
) {
  useEffect(() => {
    const keep = () => keepHistory({ associationName, baseNumber }, history);
    const timer = setTimeout(keep, 300);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [history, associationName, baseNumber]);
  const latest = useRef(history);
  useEffect(() => {
    latest.current = history;
  });
  // Who leaves at once, leaves with the last step.
  useEffect(
    () => () => keepHistory({ associationName, baseNumber }, latest.current),
    [associationName, baseNumber],
  );
}
