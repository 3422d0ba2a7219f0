import type { Yen } from '#domain/money.ts';
import { repaymentsOf } from '#domain/repair-plan/projection/loan.ts';
import type {
  ContributionStep,
  Loan,
  RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import { type CatchUpRules, catchUpLevels, planCatchUp } from './catch-up.ts';
import { type Goal, problemFor } from './goal.ts';
import { levelsOf, planLevel } from './level.ts';
import type { Problem, Violation } from './problem.ts';
import { bestLimits, planStaged, type StagedRules, stagedFailure } from './staged.ts';

/** 積立方式: 均等・段階増額・早期積立（追いつき）. */
export type Method = 'level' | 'staged' | 'catch-up';

export type PlanRules = {
  readonly goal: Goal;
  readonly staged: {
    readonly mostSteps: number;
    readonly yearsApart: number;
    readonly mostRise: { readonly percent: number } | { readonly unitPriceYen: number } | null;
  };
  /** 早期積立: how long the higher fee lasts and how high it may be; `null` is 1.1D. */
  readonly catchUp: { readonly years: number; readonly mostUnitPriceYen: number | null };
  /** Whether 0.6D and 1.1D must hold; the lowest fee counts from the first year that may change. */
  readonly isWithinGuideline: boolean;
  /** A loan the planner may use up to a limit; what is already in the plan stays in any case. */
  readonly loan: LoanOffer | null;
};

type LoanOffer = Omit<Loan, 'principalYen'> & { readonly mostYen: Yen; readonly unitYen: Yen };

/** What holds a proposal where it is: one unit less of `decision` would break `violation`. */
export type Binding = { readonly decision: Decision; readonly violation: Violation };

export type Decision = 'level' | 'steps' | 'rise' | 'last' | 'lasting' | 'peak';

export type Proposal = {
  readonly method: Method;
  /** All steps of the plan, with those before the start. */
  readonly steps: readonly ContributionStep[];
  readonly loanYen: Yen;
  /** D: what the level method would take under the same goal and loan. */
  readonly levelUnitPriceYen: number;
  readonly bindings: readonly Binding[];
};

type Candidate = { readonly loanYen: Yen; readonly problem: Problem; readonly level: number };

/** 案の作成: the best plan of a method, or `null` where its rules allow none. */
export function propose(plan: RepairPlan, rules: PlanRules, method: Method): Proposal | null {
  const best = bestCandidate(plan, rules, method);
  if (!best) return null;
  const { loanYen, problem, level } = best;
  const answer = answerOf(method, problem, rules, level);
  return (
    answer && {
      method,
      steps: stepsOf(plan, rules.goal, answer.levels),
      loanYen,
      levelUnitPriceYen: level * rules.goal.unitPriceStepYen,
      bindings: answer.bindings,
    }
  );
}

/** The plan with a proposal carried out. */
export function applyProposal(plan: RepairPlan, rules: PlanRules, proposal: Proposal): RepairPlan {
  const { steps, loanYen: principalYen } = proposal;
  const loans =
    rules.loan && principalYen > 0 ? [...plan.loans, loanOf(rules.loan, principalYen)] : plan.loans;
  return { ...plan, contribution: { ...plan.contribution, steps }, loans };
}

/** The offer taken up: how much was on offer is no part of the loan. */
function loanOf(offer: LoanOffer, principalYen: Yen): Loan {
  const { year, repaymentYears, interestRate, method } = offer;
  return { year, principalYen, repaymentYears, interestRate, method };
}

/** Why no staged plan exists: what the most generous one still breaks, with the loan that carries it furthest. */
export type StagedFailure = {
  readonly violation: Violation;
  readonly loanYen: Yen;
  readonly mayBorrow: boolean;
};

/** `null` where a staged plan exists, or the fee of today is beyond what its rules allow. */
export function whyNotStaged(plan: RepairPlan, rules: PlanRules): StagedFailure | null {
  const problem = problemFor(plan, rules.goal);
  const failures = amountsOf(rules.loan).flatMap((loanYen) => {
    const lent = withLoan(problem, plan.startYear, rules.loan, loanYen);
    const level = planLevel(lent)?.level;
    const violation = level === undefined ? null : stagedFailure(lent, stagedRules(rules, level));
    return violation ? [{ violation, loanYen, mayBorrow: rules.loan !== null }] : [];
  });
  // Of two loans that lead as far, the smaller one.
  const [furthest = null] = failures.toSorted(
    (one, other) => reachOf(other.violation) - reachOf(one.violation),
  );
  return furthest;
}

function reachOf(violation: Violation): number {
  if (violation.kind === 'floor') return violation.index;
  return violation.kind === 'end' ? Number.MAX_SAFE_INTEGER : -1;
}

/** A larger loan helps one year and burdens another, so every amount on offer is tried; the smallest wins a tie. */
function bestCandidate(plan: RepairPlan, rules: PlanRules, method: Method): Candidate | null {
  const problem = problemFor(plan, rules.goal);
  let best: Candidate | null = null;
  let bestKey: readonly number[] = [];
  for (const loanYen of amountsOf(rules.loan)) {
    const lent = withLoan(problem, plan.startYear, rules.loan, loanYen);
    const level = planLevel(lent)?.level;
    if (level === undefined) continue;
    const key = keyOf(method, lent, rules, level);
    if (!key || (best && !isLess(key, bestKey))) continue;
    best = { loanYen, problem: lent, level };
    bestKey = key;
  }
  return best;
}

/** What a method makes as small as it can, the first number first. */
function keyOf(
  method: Method,
  problem: Problem,
  rules: PlanRules,
  level: number,
): readonly number[] | null {
  if (method === 'level') return [level];
  if (method === 'staged') {
    const limits = bestLimits(problem, stagedRules(rules, level));
    return limits && [limits.steps, limits.rise, limits.last];
  }
  const answer = planCatchUp(problem, catchUpRules(rules, level));
  return answer && [answer.lasting, answer.peak];
}

type Answer = { readonly levels: readonly number[]; readonly bindings: readonly Binding[] };

function answerOf(
  method: Method,
  problem: Problem,
  rules: PlanRules,
  level: number,
): Answer | null {
  if (method === 'level') {
    const binding = planLevel(problem)?.binding ?? null;
    return { levels: levelsOf(problem, level), bindings: bindingsOf({ level: binding }) };
  }
  if (method === 'staged') {
    const staged = planStaged(problem, stagedRules(rules, level));
    return staged && { levels: staged.levels, bindings: bindingsOf(staged.binding) };
  }
  const some = catchUpRules(rules, level);
  const catchUp = planCatchUp(problem, some);
  return (
    catchUp && {
      levels: catchUpLevels(problem, some, catchUp),
      bindings: bindingsOf(catchUp.binding),
    }
  );
}

function bindingsOf(found: Partial<Record<Decision, Violation | null>>): Binding[] {
  const decisions: readonly Decision[] = ['level', 'steps', 'rise', 'last', 'lasting', 'peak'];
  return decisions.flatMap((decision) => {
    const violation = found[decision];
    return violation ? [{ decision, violation }] : [];
  });
}

/** 0.6D and 1.1D in whole levels: the start is rounded up, the end down. */
function guidelineOf(level: number): Pick<StagedRules, 'lowestStart' | 'highest'> {
  return { lowestStart: Math.ceil((level * 6) / 10), highest: Math.floor((level * 11) / 10) };
}

/** Without the guideline nobody pays more than ten times the level fee. */
function stagedRules(rules: PlanRules, level: number): StagedRules {
  const { mostSteps, yearsApart } = rules.staged;
  const limits = rules.isWithinGuideline
    ? guidelineOf(level)
    : { lowestStart: 0, highest: level * 10 };
  return { mostSteps, yearsApart, mostRise: mostRiseOf(rules), ...limits };
}

function catchUpRules(
  { catchUp, goal, isWithinGuideline }: PlanRules,
  level: number,
): CatchUpRules {
  const { lowestStart, highest } = guidelineOf(level);
  const { years, mostUnitPriceYen } = catchUp;
  const chosen =
    mostUnitPriceYen === null ? highest : Math.floor(mostUnitPriceYen / goal.unitPriceStepYen);
  if (!isWithinGuideline) return { years, lowest: 0, highest: chosen };
  return { years, lowest: lowestStart, highest: Math.min(highest, chosen) };
}

function mostRiseOf({ staged, goal }: PlanRules): StagedRules['mostRise'] {
  const { mostRise } = staged;
  if (mostRise === null || 'percent' in mostRise) return mostRise;
  return { levels: Math.floor(mostRise.unitPriceYen / goal.unitPriceStepYen) };
}

function amountsOf(loan: LoanOffer | null): Yen[] {
  if (!loan) return [0];
  const count = Math.floor(loan.mostYen / loan.unitYen) + 1;
  return Array.from({ length: count }, (_, index) => index * loan.unitYen);
}

function withLoan(
  problem: Problem,
  startYear: number,
  offer: LoanOffer | null,
  principalYen: Yen,
): Problem {
  if (!offer || principalYen === 0) return problem;
  const fixedYen = problem.fixedYen.slice();
  const add = (year: number, yen: Yen) => {
    const index = year - startYear;
    if (index >= 0 && index < fixedYen.length) fixedYen[index] = (fixedYen[index] ?? 0) + yen;
  };
  add(offer.year, principalYen);
  for (const repaid of repaymentsOf({ ...offer, principalYen })) {
    add(repaid.year, -repaid.principalYen - repaid.interestYen);
  }
  return { ...problem, fixedYen };
}

function stepsOf(plan: RepairPlan, goal: Goal, levels: readonly number[]): ContributionStep[] {
  const startYear = Math.max(goal.startYear, plan.startYear);
  const past = plan.contribution.steps.filter(({ fromYear }) => fromYear < startYear);
  const decided = levels.flatMap((level, place) =>
    place > 0 && level === levels[place - 1]
      ? []
      : [{ fromYear: startYear + place, unitPriceYen: level * goal.unitPriceStepYen }],
  );
  const isSame = past.at(-1)?.unitPriceYen === decided[0]?.unitPriceYen;
  return [...past, ...decided.slice(isSame ? 1 : 0)];
}

function isLess(key: readonly number[], other: readonly number[]): boolean {
  const place = key.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (key[place] ?? 0) < (other[place] ?? 0);
}
