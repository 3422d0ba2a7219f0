import { noTexts, type UnreadableText } from '#domain/repair-plan/register/unreadable-text.ts';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';

/** What one has before oneself: the trial, and what was typed that never came into it. */
export type Moment = { readonly trial: Trial; readonly unreadable: readonly UnreadableText[] };

/** 試算 with what came before and after it: every step can be taken back. */
export type TrialHistory = Moment & {
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** Names the control that made the last step; `null` closes it. */
  readonly hold: string | null;
};

const longest = 100;

export function historyOf(trial: Trial = noTrial): TrialHistory {
  return { past: [], trial, unreadable: noTexts, future: [], hold: null };
}

/** One step further. Steps of one `hold` in a row are one: a slider is moved, not fifty times set. */
export function step(
  history: TrialHistory,
  change: Partial<Moment>,
  hold: string | null = null,
): TrialHistory {
  const isContinued = hold !== null && hold === history.hold;
  const past = isContinued ? history.past : [...history.past, momentOf(history)].slice(-longest);
  return { ...momentOf(history), ...change, past, future: [], hold };
}

export function undo(history: TrialHistory): TrialHistory {
  const moment = history.past.at(-1);
  if (!moment) return history;
  return {
    ...moment,
    past: history.past.slice(0, -1),
    future: [momentOf(history), ...history.future],
    hold: null,
  };
}

export function redo(history: TrialHistory): TrialHistory {
  const [moment, ...future] = history.future;
  if (!moment) return history;
  return { ...moment, past: [...history.past, momentOf(history)], future, hold: null };
}

function momentOf({ trial, unreadable }: TrialHistory): Moment {
  return { trial, unreadable };
}

export function isEmptyTrial({ edits, moves, prices, ...others }: Trial): boolean {
  return (
    edits.changed.length + edits.removed.length + moves.length + prices.length === 0 &&
    Object.values(others).every((part) => part === null)
  );
}
