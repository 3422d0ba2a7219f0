import { firstViolation, leastEnough, type Problem, type Violation } from './problem.ts';

/** 均等積立方式: one level from the start on; `binding` is what one level less would break. */
export type LevelAnswer = { readonly level: number; readonly binding: Violation | null };

/**
 * Optimal because it is monotone: every balance is a chain of never-falling functions of the level
 * (rounded bills and rounded interest included), so what is enough stays enough, and the least
 * level that is enough is found by halving.
 */
export function planLevel(problem: Problem): LevelAnswer | null {
  const level = leastEnough((some) => violationAt(problem, some) === null);
  if (level === null) return null;
  return { level, binding: level > 0 ? violationAt(problem, level - 1) : null };
}

export function levelsOf(problem: Problem, level: number): number[] {
  return Array.from({ length: problem.fixedYen.length - problem.start }, () => level);
}

function violationAt(problem: Problem, level: number): Violation | null {
  return firstViolation(problem, levelsOf(problem, level));
}
