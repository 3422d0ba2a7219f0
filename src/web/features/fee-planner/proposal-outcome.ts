import type { Yen } from '#domain/money.ts';
import {
  applyProposal,
  type Method,
  type PlanRules,
  type Proposal,
} from '#domain/repair-plan/planner/propose.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { stagedTest } from '#domain/repair-plan/projection/guideline.ts';
import { repaymentsOf } from '#domain/repair-plan/projection/loan.ts';
import { type Projection, project } from '#domain/repair-plan/projection/project.ts';
import { monthsAYear } from '#domain/repair-plan/projection/tariff.ts';
import {
  type ContributionStep,
  endYearOf,
  type Loan,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import { billOf } from './bill-of.ts';
import { isSameOffer } from './rules-draft.ts';

/** What a proposal comes to. */
export type Outcome = {
  readonly proposal: Proposal;
  readonly plan: RepairPlan;
  readonly projection: Projection;
  /** The fee the plan begins with, then every change. */
  readonly fees: readonly ContributionStep[];
  /** 国の目安: D, E and F as unit prices, and whether E and F pass. */
  readonly level: number;
  readonly lowest: number;
  readonly highest: number;
  readonly test: ReturnType<typeof stagedTest>;
  readonly loanInterestYen: Yen;
};

/** What a method comes to; `null` where the rules allow no plan of it. */
export type MethodOutcome = { readonly method: Method; readonly outcome: Outcome | null };

export function outcomeOf(basis: RepairPlan, rules: PlanRules, proposal: Proposal): Outcome {
  const plan = applyProposal(basis, rules, proposal);
  const { steps } = plan.contribution;
  const endYear = endYearOf(plan);
  const decided = feesBetween(steps, rules.goal.startYear, endYear);
  const prices = decided.map(({ unitPriceYen }) => unitPriceYen);
  const level = proposal.levelUnitPriceYen;
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  return {
    proposal,
    plan,
    projection: project(plan),
    fees: feesBetween(steps, plan.startYear, endYear),
    level,
    lowest,
    highest,
    test: stagedTest(level, lowest, highest),
    loanInterestYen: interestOf(rules, proposal.loanYen),
  };
}

/** All interest until the loan is paid back, also behind the end of the plan. */
function interestOf({ loan }: PlanRules, principalYen: Yen): Yen {
  if (!loan || principalYen === 0) return 0;
  return repaymentsOf({ ...loan, principalYen }).reduce((sum, year) => sum + year.interestYen, 0);
}

/** What one dwelling pays over the whole plan, levies included. */
export function paidBy(plan: RepairPlan, place: number): Yen {
  const endYear = endYearOf(plan);
  const fees = feesBetween(plan.contribution.steps, plan.startYear, endYear);
  const monthly = fees.reduce((sum, { fromYear, unitPriceYen }, index) => {
    const years = (fees[index + 1]?.fromYear ?? endYear + 1) - fromYear;
    return sum + billOf(plan, place, unitPriceYen) * monthsAYear * years;
  }, 0);
  return plan.levies.reduce(
    (sum, { unitPriceYen }) => sum + billOf(plan, place, unitPriceYen),
    monthly,
  );
}

/** Whether the plan on trial has this proposal's fees and loans. */
export function isOnTrial(outcome: Outcome, tried: RepairPlan): boolean {
  const fees = feesBetween(tried.contribution.steps, tried.startYear, endYearOf(tried));
  return (
    isSameList(fees, outcome.fees, isSameStep) &&
    isSameList(tried.loans, outcome.plan.loans, isSameLoan)
  );
}

function isSameStep(one: ContributionStep, other: ContributionStep): boolean {
  return one.fromYear === other.fromYear && one.unitPriceYen === other.unitPriceYen;
}

export function isSameLoan(one: Loan, other: Loan): boolean {
  return isSameOffer(one, other) && one.principalYen === other.principalYen;
}

export function isSameList<One>(
  list: readonly One[],
  other: readonly One[],
  isSame: (a: One, b: One) => boolean,
): boolean {
  return (
    list.length === other.length &&
    list.every((one, index) => {
      const second = other[index];
      return second !== undefined && isSame(one, second);
    })
  );
}
