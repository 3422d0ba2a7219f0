import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanProblem } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import type { Workbench } from './workbench.ts';

type Unreadable = {
  readonly problems: readonly PlanProblem[];
  readonly takeBack: (() => void) | undefined;
  /** The trial on hand when the text was typed. */
  readonly trial: Trial;
};

const none: ReadonlyMap<string, Unreadable> = new Map();

/** What was typed that is no value, by its owner and in the order of typing. */
export function useUnreadableTexts(trial: Trial) {
  const [texts, setTexts] = useState(none);
  const latestTrial = useRef(trial);
  useEffect(() => {
    latestTrial.current = trial;
  });
  const report: Workbench['reportUnreadable'] = useCallback((owner, problems, takeBack) => {
    const typed = { problems, takeBack, trial: latestTrial.current };
    setTexts((before) => {
      const others = [...before].filter(([known]) => known !== owner);
      return new Map(problems.length === 0 ? others : [...others, [owner, typed]]);
    });
  }, []);
  const problems = useMemo(() => [...texts.values()].flatMap((it) => it.problems), [texts]);
  return {
    report,
    problems,
    /** Takes back the text typed last, where it came after the last step, or there is no step before it. */
    lastSince: (now: Trial, isFirst: boolean): (() => void) | undefined => {
      const last = [...texts.values()].findLast(({ takeBack }) => takeBack !== undefined);
      return last && (isFirst || last.trial === now) ? last.takeBack : undefined;
    },
  };
}
