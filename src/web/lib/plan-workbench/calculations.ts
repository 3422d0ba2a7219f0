import {
  applyProposal,
  type Method,
  type PlanRules,
  type Proposal,
  propose,
  type StagedFailure,
  whyNotStaged,
} from '#domain/repair-plan/planner/propose.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { type Outlook, outlookOf } from '#domain/repair-plan/uncertainty/outlook.ts';
import { type SafeGoal, safeUnitPrice } from '#domain/repair-plan/uncertainty/safe-contribution.ts';
import { drawScenarios } from '#domain/repair-plan/uncertainty/scenarios.ts';
import type { Uncertainty } from '#domain/repair-plan/uncertainty/uncertainty.ts';

type ProposalQuestion = {
  readonly plan: RepairPlan;
  readonly rules: PlanRules;
  readonly uncertainty: Uncertainty;
};

export type Proposals = {
  readonly plans: Readonly<Record<Method, Proposal | null>>;
  /** Why no staged plan exists, where none does. */
  readonly whyNotStaged: StagedFailure | null;
  /** 不足する確率 of each plan over the scenarios. */
  readonly chances: Readonly<Record<Method, number | null>>;
};

/** What takes longer than a frame, by name: each runs in the background and answers with plain data. */
export const calculations = {
  outlook(input: { plan: RepairPlan; uncertainty: Uncertainty }): Outlook {
    return outlookOf(input.plan, drawScenarios(input.plan, input.uncertainty));
  },
  proposals({ plan, rules, uncertainty }: ProposalQuestion): Proposals {
    const plans = {
      level: propose(plan, rules, 'level'),
      staged: propose(plan, rules, 'staged'),
      'catch-up': propose(plan, rules, 'catch-up'),
    };
    // The fees change nothing of the scenarios: they are drawn once for all three.
    const scenarios = drawScenarios(plan, uncertainty);
    const chanceOf = (proposal: Proposal | null) =>
      proposal && outlookOf(applyProposal(plan, rules, proposal), scenarios).shortageChance;
    return {
      plans,
      whyNotStaged: plans.staged ? null : whyNotStaged(plan, rules),
      chances: {
        level: chanceOf(plans.level),
        staged: chanceOf(plans.staged),
        'catch-up': chanceOf(plans['catch-up']),
      },
    };
  },
  safeUnitPrice(input: {
    plan: RepairPlan;
    uncertainty: Uncertainty;
    goal: SafeGoal;
  }): number | null {
    return safeUnitPrice(input.plan, drawScenarios(input.plan, input.uncertainty), input.goal);
  },
};

export type Calculations = typeof calculations;
export type CalculationName = keyof Calculations;
