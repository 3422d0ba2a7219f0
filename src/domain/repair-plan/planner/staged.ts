import { firstViolation, leastPassing, type Problem, type Violation } from './problem.ts';

/** 段階増額積立方式のきまり. Levels, not yen. */
export type StagedRules = {
  readonly mostSteps: number;
  /** Years from one step to the next; 1 is every year. */
  readonly yearsApart: number;
  /** A step's limit: so many percent of the fee before it, so many levels, or none. */
  readonly mostRise: { readonly percent: number } | { readonly levels: number } | null;
  /** 0.6D: the fee of the first decided year is at least this. */
  readonly lowestStart: number;
  /** 1.1D: no fee is higher. */
  readonly highest: number;
};

export type StagedAnswer = {
  /** Of every year from the start on. */
  readonly levels: readonly number[];
  readonly steps: number;
  readonly largestRise: number;
  readonly last: number;
  /** What one step fewer, a largest rise one level smaller, a last fee one level lower would break. */
  readonly binding: {
    readonly steps: Violation | null;
    readonly rise: Violation | null;
    readonly last: Violation | null;
  };
};

type Limits = { readonly steps: number; readonly rise: number; readonly last: number };

/** Where a schedule stands: the fee so far, the steps left, and the first place the next may come. */
type State = {
  readonly levels: readonly number[];
  readonly stepsLeft: number;
  readonly nextStep: number;
};

/**
 * The best staged plan, in this order: fewest steps, smallest largest step, lowest last fee, then
 * year by year the lowest fee.
 *
 * Why it is the best: under given limits, raising as early and as far as allowed is in every year at
 * least as high as any other admissible schedule (by induction: its k-th step is not later and not
 * lower, since the allowed next fee never falls with the fee before). Balances never fall when fees
 * rise, so limits can be met exactly if this greedy schedule meets them. Wider limits stay enough,
 * so each of the three goals is found by halving with those before it fixed; the fees themselves by
 * asking, year by year, for the least one from which the greedy completion still succeeds.
 */
export function planStaged(problem: Problem, rules: StagedRules): StagedAnswer | null {
  const limits = bestLimits(problem, rules);
  if (!limits) return null;
  const fails = (change: Partial<Limits>) =>
    violationOf(problem, rules, greedy(problem, rules, { ...limits, ...change }));
  const { steps, rise, last } = limits;
  return {
    levels: lowestFees(problem, rules, limits),
    steps,
    largestRise: rise,
    last,
    binding: {
      steps:
        steps > 0 ? fails({ steps: steps - 1, rise: rules.highest, last: rules.highest }) : null,
      rise: rise > 0 ? fails({ rise: rise - 1, last: rules.highest }) : null,
      last: steps > 0 ? fails({ last: last - 1 }) : null,
    },
  };
}

/** Steps, largest rise and last fee of the best plan. */
export function bestLimits(problem: Problem, rules: StagedRules): Limits | null {
  const { highest, mostSteps } = rules;
  if (problem.present > highest) return null;
  const isEnough = (limits: Limits) =>
    violationOf(problem, rules, greedy(problem, rules, limits)) === null;
  if (!isEnough({ steps: mostSteps, rise: highest, last: highest })) return null;
  const steps = leastPassing(0, mostSteps, (some) =>
    isEnough({ steps: some, rise: highest, last: highest }),
  );
  const rise = leastPassing(0, highest, (some) => isEnough({ steps, rise: some, last: highest }));
  const last = leastPassing(problem.present, highest, (some) =>
    isEnough({ steps, rise, last: some }),
  );
  return { steps, rise, last };
}

/** What the most generous schedule within the rules still breaks. */
export function stagedFailure(problem: Problem, rules: StagedRules): Violation | null {
  const { mostSteps: steps, highest } = rules;
  return violationOf(
    problem,
    rules,
    greedy(problem, rules, { steps, rise: highest, last: highest }),
  );
}

function greedy(problem: Problem, rules: StagedRules, limits: Limits): number[] {
  return complete(problem, rules, limits, { levels: [], stepsLeft: limits.steps, nextStep: 0 });
}

function complete(problem: Problem, rules: StagedRules, limits: Limits, state: State): number[] {
  const length = problem.fixedYen.length - problem.start;
  const levels = state.levels.slice();
  let level = levels.at(-1) ?? problem.present;
  let { stepsLeft, nextStep } = state;
  for (let place = levels.length; place < length; place += 1) {
    const raised = highestAfter(level, rules, limits);
    if (stepsLeft > 0 && place >= nextStep && raised > level) {
      level = raised;
      stepsLeft -= 1;
      nextStep = place + rules.yearsApart;
    }
    levels.push(level);
  }
  return levels;
}

function lowestFees(problem: Problem, rules: StagedRules, limits: Limits): number[] {
  const length = problem.fixedYen.length - problem.start;
  const succeeds = (state: State) =>
    violationOf(problem, rules, complete(problem, rules, limits, state)) === null;
  let state: State = { levels: [], stepsLeft: limits.steps, nextStep: 0 };
  for (let place = 0; place < length; place += 1) {
    const before = state;
    const level = before.levels.at(-1) ?? problem.present;
    const after = (next: number): State =>
      next === level
        ? { ...before, levels: [...before.levels, next] }
        : {
            levels: [...before.levels, next],
            stepsLeft: before.stepsLeft - 1,
            nextStep: place + rules.yearsApart,
          };
    state = after(level);
    if (succeeds(state)) continue;
    const high = highestAfter(level, rules, limits);
    state = after(leastPassing(level + 1, high, (next) => succeeds(after(next))));
  }
  return state.levels.slice();
}

function highestAfter(level: number, { mostRise }: StagedRules, { rise, last }: Limits): number {
  return Math.min(last, level + Math.min(rise, riseLimit(level, mostRise)));
}

/** The most a fee may rise at once; a percentage is cut to whole levels. */
export function riseLimit(level: number, mostRise: StagedRules['mostRise']): number {
  if (mostRise === null) return Number.MAX_SAFE_INTEGER;
  if ('levels' in mostRise) return mostRise.levels;
  return Math.floor((level * mostRise.percent) / 100);
}

function violationOf(
  problem: Problem,
  { lowestStart }: StagedRules,
  levels: readonly number[],
): Violation | null {
  if ((levels[0] ?? lowestStart) < lowestStart) return { kind: 'lowest-start' };
  return firstViolation(problem, levels);
}
