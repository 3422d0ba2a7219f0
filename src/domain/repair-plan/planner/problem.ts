import type { Yen } from '#domain/money.ts';
import { interestOn } from '#domain/repair-plan/projection/cash-flow.ts';

/** The planner's question, in places of years and whole levels of the fee (a level is so many yen of unit price). */
export type Problem = {
  readonly openingYen: Yen;
  readonly interest: number;
  /** Income less cost of every year: all but the contributions the plan decides. */
  readonly fixedYen: Float64Array;
  /** 1年に入る額 at a level; never falls when the level rises. */
  readonly incomeYen: (level: number) => Yen;
  /** The place of the first year the plan decides; the fees before it are in `fixedYen`. */
  readonly start: number;
  /** The level in force when the plan begins to decide. */
  readonly present: number;
  /** 残高の下限 at the end of every year from `start` on. */
  readonly floorYen: Yen;
  /**
   * 積立金の半年分 as well. A higher fee raises the balance of its year by all it collects and this
   * floor by half of that, so what is enough stays enough.
   */
  readonly keepsHalfYear: boolean;
  /** 計画最終年度の残高の下限 */
  readonly endYen: Yen;
};

/** What a fee breaks first: the floor in a year, the end balance, or the guideline's lowest start 0.6D. */
export type Violation =
  | { readonly kind: 'floor'; readonly index: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'lowest-start' };

/** `levels` of every year from `start` on. A shortage before it is no fault of the fee it decides. */
export function firstViolation(problem: Problem, levels: readonly number[]): Violation | null {
  const { fixedYen, interest, start, floorYen } = problem;
  let balanceYen = problem.openingYen;
  for (let index = 0; index < fixedYen.length; index += 1) {
    const isDecided = index >= start;
    const incomeYen = isDecided ? problem.incomeYen(levels[index - start] ?? 0) : 0;
    balanceYen += interestOn(balanceYen, interest) + incomeYen + (fixedYen[index] ?? 0);
    const leastYen = problem.keepsHalfYear
      ? Math.max(floorYen, Math.ceil(incomeYen / 2))
      : floorYen;
    if (isDecided && balanceYen < leastYen) return { kind: 'floor', index };
  }
  return balanceYen < problem.endYen ? { kind: 'end' } : null;
}

/** The least whole number from `low` to `high` that passes; the test must stay true once true. `high` is known to pass. */
export function leastPassing(
  low: number,
  high: number,
  passes: (value: number) => boolean,
): number {
  let failing = low - 1;
  let passing = high;
  while (passing - failing > 1) {
    const middle = Math.floor((failing + passing) / 2);
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

/** No unit price on earth is higher. */
const highest = 2 ** 30;

/** The least whole number from 0 that is enough, or `null`; what is enough must stay enough. */
export function leastEnough(isEnough: (value: number) => boolean): number | null {
  let high = 1;
  while (!isEnough(high)) {
    if (high >= highest) return null;
    high *= 2;
  }
  // Half of it was just found too little.
  return leastPassing(high === 1 ? 0 : high / 2 + 1, high, isEnough);
}
