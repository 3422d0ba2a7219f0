import { createContext, useContext } from 'react';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import type { PlanProblem } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { UnreadableText } from '#domain/repair-plan/register/unreadable-text.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';

/** What can be said of a plan in which nothing is wrong. */
export type PlanResult = { readonly plan: RepairPlan; readonly projection: Projection };

/** What becomes of the texts that are no value; the same list where nothing does. */
export type Retype = (texts: readonly UnreadableText[]) => readonly UnreadableText[];

/** 試算の机: the latest plan, what is being tried on it, and what comes of it. Every view works on the same one. */
export type Workbench = {
  readonly answer: RepairPlanAnswer;
  /** The latest version's number, on which the trial stands. */
  readonly baseNumber: number;
  readonly base: RepairPlan;
  readonly baseProjection: Projection;
  readonly trial: Trial;
  /** True as soon as anything differs from the plan, a text that is no value included. */
  readonly isTried: boolean;
  /** The plan as tried and what it leads to; `null` while anything that was typed is wrong. */
  readonly result: PlanResult | null;
  /** The plan as typed, faults included: what the register shows. */
  readonly typedPlan: RepairPlan;
  /** Everything wrong with what was typed: values that cannot be, and texts that are no value. */
  readonly problems: readonly (PlanProblem | UnreadableText)[];
  /** What stands in fields in place of a value: kept beside the trial, and undone with it. */
  readonly unreadable: readonly UnreadableText[];
  /** Tries something; steps of the same `hold` in a row (a slider) are undone together. */
  readonly tryOut: (change: Partial<Trial>, hold?: string, retype?: Retype) => void;
  /** A step that changes texts alone. */
  readonly retype: (change: Retype) => void;
  /** Texts of a field that is read with every letter: on the way to a number they are no steps. */
  readonly retypeOnTheWay: (change: Retype) => void;
  /** Replaces the whole trial: a scenario, a link, a proposal. */
  readonly open: (trial: Trial) => void;
  readonly reset: () => void;
  /** The trial has become the plan: it is nothing to take back any more. */
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('a view of the repair plan stands outside its workbench');
  return workbench;
}

/** For a view that stands inside `WithResult`: there is a result, or the view would not be shown. */
export function useResult(): PlanResult {
  const { result } = useWorkbench();
  if (!result) throw new Error('figures were asked for while the input has faults');
  return result;
}
