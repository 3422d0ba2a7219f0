import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';

/** 試算 with what came before and after it: every step can be taken back. */
export type TrialHistory = {
  readonly past: readonly Trial[];
  readonly trial: Trial;
  readonly future: readonly Trial[];
  /** Names the control that made the last step; `null` closes it. */
  readonly hold: string | null;
};

const longest = 100;

export function historyOf(trial: Trial = noTrial): TrialHistory {
  return { past: [], trial, future: [], hold: null };
}

/** One step further. Steps of one `hold` in a row are one: a slider is moved, not fifty times set. */
export function step(
  history: TrialHistory,
  trial: Trial,
  hold: string | null = null,
): TrialHistory {
  const isContinued = hold !== null && hold === history.hold;
  const past = isContinued ? history.past : [...history.past, history.trial].slice(-longest);
  return { past, trial, future: [], hold };
}

export function undo(history: TrialHistory): TrialHistory {
  const trial = history.past.at(-1);
  if (!trial) return history;
  return {
    ...history,
    past: history.past.slice(0, -1),
    trial,
    future: [history.trial, ...history.future],
    hold: null,
  };
}

export function redo(history: TrialHistory): TrialHistory {
  const [trial, ...future] = history.future;
  if (!trial) return history;
  return { ...history, past: [...history.past, history.trial], trial, future, hold: null };
}

export function isEmptyTrial({ edits, moves, prices, ...others }: Trial): boolean {
  return (
    edits.changed.length + edits.removed.length + moves.length + prices.length === 0 &&
    Object.values(others).every((part) => part === null)
  );
}
