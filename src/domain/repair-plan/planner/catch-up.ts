import { firstViolation, leastPassing, type Problem, type Violation } from './problem.ts';

/** 早期積立（追いつき）のきまり, in levels. */
export type CatchUpRules = {
  /** How long the higher fee lasts. */
  readonly years: number;
  readonly lowest: number;
  readonly highest: number;
};

export type CatchUpAnswer = {
  /** The fee of the first years. */
  readonly peak: number;
  /** The fee from then on: never higher than the peak. */
  readonly lasting: number;
  readonly binding: { readonly lasting: Violation | null; readonly peak: Violation | null };
};

/**
 * A higher fee for some years, then the lowest lasting one, then the lowest peak that allows it.
 *
 * Why it is the best: balances never fall with either fee, so the lowest lasting fee of all is the
 * one beside the highest peak, and with it fixed the least peak is found by halving as well.
 */
export function planCatchUp(problem: Problem, rules: CatchUpRules): CatchUpAnswer | null {
  const { lowest, highest } = rules;
  const fails = (peak: number, lasting: number) =>
    firstViolation(problem, catchUpLevels(problem, rules, { peak, lasting }));
  if (highest < lowest || fails(highest, highest) !== null) return null;
  const lasting = leastPassing(lowest, highest, (level) => fails(highest, level) === null);
  const peak = leastPassing(lasting, highest, (level) => fails(level, lasting) === null);
  return {
    peak,
    lasting,
    binding: {
      lasting: lasting > lowest ? fails(highest, lasting - 1) : null,
      peak: peak > lasting ? fails(peak - 1, lasting) : null,
    },
  };
}

export function catchUpLevels(
  problem: Problem,
  { years }: CatchUpRules,
  { peak, lasting }: Pick<CatchUpAnswer, 'peak' | 'lasting'>,
): number[] {
  const length = problem.fixedYen.length - problem.start;
  return Array.from({ length }, (_, place) => (place < years ? peak : lasting));
}
