import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import {
  noTexts,
  problemsAsTyped,
  textsWithin,
} from '#domain/repair-plan/register/unreadable-text.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';
import { findKeptHistory, keepHistory } from './kept-trial.ts';
import {
  historyOf,
  isEmptyTrial,
  type Moment,
  redo,
  step,
  type TrialHistory,
  undo,
} from './trial-history.ts';
import type { Retype, Workbench } from './workbench.ts';

/** The state behind every view: one trial, its history, and the plan that comes of it. */
export function useWorkbenchState(answer: RepairPlanAnswer): Workbench {
  const base = answer.plan;
  const baseNumber = answer.versions.at(-1)?.number ?? 0;
  const place = { associationName: answer.associationName, baseNumber };
  const [history, setHistory] = useState(() => findKeptHistory(place));
  const { trial } = history;
  const baseProjection = useMemo(() => project(base), [base]);
  const calculated = useCalculated(base, history);

  useKeeping(history, place);
  const tryOut = useCallback(
    (change: Partial<Trial>, hold?: string, changeTexts: Retype = (texts) => texts) =>
      setHistory((before) =>
        step(
          before,
          { trial: { ...before.trial, ...change }, unreadable: changeTexts(before.unreadable) },
          hold,
        ),
      ),
    [],
  );
  const retype = useCallback(
    (change: Retype) => setHistory((before) => retyped(before, change, step)),
    [],
  );
  const retypeOnTheWay = useCallback(
    (change: Retype) =>
      setHistory((before) => retyped(before, change, (it, texts) => ({ ...it, ...texts }))),
    [],
  );
  const open = useCallback(
    (next: Trial) => setHistory((before) => step(before, { trial: next, unreadable: noTexts })),
    [],
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
    isTried: !isEmptyTrial(trial) || calculated.unreadable.length > 0,
    ...calculated,
    tryOut,
    retype,
    retypeOnTheWay,
    open,
    reset,
    settle,
    undo: takeBack,
    redo: bringBack,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** Where no text changes there is no step. */
function retyped(
  history: TrialHistory,
  change: Retype,
  put: (history: TrialHistory, texts: Pick<Moment, 'unreadable'>) => TrialHistory,
): TrialHistory {
  const unreadable = change(history.unreadable);
  return unreadable === history.unreadable ? history : put(history, { unreadable });
}

/** While anything is wrong there is no result: an older one would be told of a plan that is not on the screen. */
function useCalculated(base: RepairPlan, { trial, unreadable: texts }: Moment) {
  const typedPlan = useMemo(() => applyTrial(base, trial), [base, trial]);
  const unreadable = useMemo(() => textsWithin(typedPlan, texts), [typedPlan, texts]);
  const problems = useMemo(() => problemsAsTyped(typedPlan, unreadable), [typedPlan, unreadable]);
  const isSound = problems.length === 0;
  const result = useMemo(
    () => (isSound ? { plan: typedPlan, projection: project(typedPlan) } : null),
    [isSound, typedPlan],
  );
  return { typedPlan, unreadable, problems, result };
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
