import { useMemo, useState } from 'react';
import type { PlanRules } from '#domain/repair-plan/planner/propose.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Uncertainty } from '#domain/repair-plan/uncertainty/uncertainty.ts';
import type { Proposals as Answer } from '#web/lib/plan-workbench/calculations.ts';
import { useCalculation } from '#web/lib/plan-workbench/calculator.ts';
import { useUncertainty } from '#web/lib/plan-workbench/use-uncertainty.ts';
import { type MethodOutcome, outcomeOf } from './proposal-outcome.ts';
import { methods } from './proposal-words.ts';

type Question = {
  readonly plan: RepairPlan;
  readonly rules: PlanRules;
  readonly uncertainty: Uncertainty;
};

/** The newest answer with the question it belongs to: figures of two questions are never mixed. */
export type ShownProposals = {
  readonly question: Question;
  readonly answer: Answer;
  readonly outcomes: readonly MethodOutcome[];
};

/** 3つの案 for the screen and for paper; `null` until they are there, and while the rules have an error. */
export function useProposals(plan: RepairPlan, rules: PlanRules | null): ShownProposals | null {
  const [uncertainty] = useUncertainty();
  const question = useMemo(() => rules && { plan, rules, uncertainty }, [plan, rules, uncertainty]);
  const { value, isCurrent } = useCalculation('proposals', question);
  const [shown, setShown] = useState<ShownProposals | null>(null);
  if (question && value && isCurrent && shown?.question !== question) {
    setShown({ question, answer: value, outcomes: outcomesOf(question, value) });
  }
  return question && shown;
}

function outcomesOf({ plan, rules }: Question, { plans }: Answer): readonly MethodOutcome[] {
  return methods.map((method) => {
    const proposal = plans[method];
    return { method, outcome: proposal && outcomeOf(plan, rules, proposal) };
  });
}
