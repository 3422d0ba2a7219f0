import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planCatchUp } from './catch-up.ts';
import { levelsOf, planLevel } from './level.ts';
import { firstViolation, type Problem } from './problem.ts';
import { planStaged, riseLimit, type StagedRules, stagedFailure } from './staged.ts';

/** A level of 1 brings one yen a year; nothing is in the fund. */
const empty: Problem = {
  openingYen: 0,
  interest: 0,
  fixedYen: new Float64Array(6),
  incomeYen: (level) => level,
  start: 0,
  present: 10,
  floorYen: 0,
  keepsHalfYear: false,
  endYen: 0,
};

const free: StagedRules = {
  mostSteps: 3,
  yearsApart: 1,
  mostRise: null,
  lowestStart: 0,
  highest: 1_000,
};

function costs(...yen: number[]): Float64Array {
  return Float64Array.from(yen, (each) => 0 - each);
}

test('60 yen in the third year need 20 a year; one less fails in that very year', () => {
  const problem = { ...empty, fixedYen: costs(0, 0, 60, 0, 0, 0) };
  expect(planLevel(problem)).toEqual({ level: 20, binding: { kind: 'floor', index: 2 } });
});

test('an end balance of 90 binds where the works do not', () => {
  const problem = { ...empty, fixedYen: costs(0, 0, 30, 0, 0, 0), endYen: 90 };
  // 30 in the third year needs 10 a year; (30 + 90) ÷ 6 = 20
  expect(planLevel(problem)).toEqual({ level: 20, binding: { kind: 'end' } });
});

test('no fee helps a shortage of the past; nothing is needed where nothing is spent', () => {
  expect(planLevel({ ...empty, incomeYen: () => 0, fixedYen: costs(0, 1, 0, 0, 0, 0) })).toBeNull();
  expect(planLevel(empty)).toEqual({ level: 0, binding: null });
  const late = { ...empty, start: 2, fixedYen: costs(5, -5, 8, 0, 0, 0) };
  expect(planLevel(late)).toEqual({ level: 8, binding: { kind: 'floor', index: 2 } });
});

test('from 10 yen, 90 yen by the fourth year: one step, as small and as late as it may be', () => {
  const problem = { ...empty, fixedYen: costs(0, 0, 0, 90, 0, 0) };
  // One step of 13 in the first year brings 4 × 23 = 92; of 12 only 88.
  expect(planStaged(problem, free)).toEqual({
    levels: [23, 23, 23, 23, 23, 23],
    steps: 1,
    largestRise: 13,
    last: 23,
    binding: {
      steps: { kind: 'floor', index: 3 },
      rise: { kind: 'floor', index: 3 },
      last: { kind: 'floor', index: 3 },
    },
  });
});

test('a limit of 10 levels a step takes two steps', () => {
  const problem = { ...empty, fixedYen: costs(0, 0, 0, 90, 0, 0) };
  const rules = { ...free, mostRise: { levels: 10 } };
  // 10 + a in the first year, 10 + a + b in the next three: 40 + 4a + 3b ≥ 90 needs a = b = 8.
  // With the largest step 8, the last fee is least at 8 + 6 = 24: 18 + 3 × 24 = 90.
  const answer = planStaged(problem, rules);
  expect(answer?.steps).toBe(2);
  expect(answer?.largestRise).toBe(8);
  expect(answer?.levels).toEqual([18, 24, 24, 24, 24, 24]);
});

test('a fee that is enough stays as it is', () => {
  const answer = planStaged(empty, free);
  expect(answer?.levels).toEqual([10, 10, 10, 10, 10, 10]);
  expect(answer?.binding).toEqual({ steps: null, rise: null, last: null });
});

test('a start below 0.6D, a fee above 1.1D or too few steps allow no plan', () => {
  const problem = { ...empty, fixedYen: costs(0, 0, 0, 90, 0, 0) };
  const tight = { ...free, lowestStart: 14, mostRise: { levels: 3 } };
  expect(planStaged(problem, tight)).toBeNull();
  expect(stagedFailure(problem, tight)).toEqual({ kind: 'lowest-start' });
  expect(planStaged(problem, { ...free, highest: 9 })).toBeNull();
  expect(planStaged(problem, { ...free, mostSteps: 0 })).toBeNull();
  expect(stagedFailure(problem, { ...free, mostSteps: 0 })).toEqual({ kind: 'floor', index: 3 });
});

test('30 % of 15 levels are 4 whole levels', () => {
  expect(riseLimit(15, { percent: 30 })).toBe(4);
  expect(riseLimit(15, { levels: 7 })).toBe(7);
});

test('catching up: 30 for two years, then the least that lasts', () => {
  const problem = { ...empty, fixedYen: costs(0, 50, 0, 0, 0, 60) };
  // The peak of 30 leaves 10; 50 more over four years is 13 a year; then 26 a year is peak enough:
  // 2 × 29 − 50 + 4 × 13 = 60.
  expect(planCatchUp(problem, { years: 2, lowest: 0, highest: 30 })).toEqual({
    peak: 29,
    lasting: 13,
    binding: { lasting: { kind: 'floor', index: 5 }, peak: { kind: 'floor', index: 5 } },
  });
  expect(planCatchUp(problem, { years: 2, lowest: 0, highest: 20 })).toBeNull();
});

const anyProblem = fc
  .record({
    openingYen: fc.nat(20),
    spent: fc.array(fc.integer({ min: -3, max: 25 }), { minLength: 2, maxLength: 5 }),
    interest: fc.constantFrom(0, 0.07),
    start: fc.nat(1),
    present: fc.nat(5),
    floorYen: fc.integer({ min: -5, max: 5 }),
    keepsHalfYear: fc.boolean(),
    endYen: fc.integer({ min: -5, max: 15 }),
    scale: fc.integer({ min: 1, max: 4 }),
  })
  .map(
    ({ spent, scale, ...rest }): Problem => ({
      ...rest,
      fixedYen: costs(...spent),
      incomeYen: (level) => Math.round((level * scale * 7) / 10),
    }),
  );

const anyRules: fc.Arbitrary<StagedRules> = fc.record({
  mostSteps: fc.nat(3),
  yearsApart: fc.integer({ min: 1, max: 3 }),
  mostRise: fc.oneof(
    fc.constant(null),
    fc.record({ percent: fc.integer({ min: 20, max: 200 }) }),
    fc.record({ levels: fc.integer({ min: 1, max: 6 }) }),
  ),
  lowestStart: fc.nat(6),
  highest: fc.integer({ min: 5, max: 12 }),
});

/** Every schedule within the rules, one by one: the oracle knows nothing of greed or halving. */
function* schedules(problem: Problem, rules: StagedRules): Generator<number[]> {
  const length = problem.fixedYen.length - problem.start;
  function* extend(levels: number[], steps: number, lastStep: number): Generator<number[]> {
    if (levels.length === length) {
      yield levels;
      return;
    }
    const level = levels.at(-1) ?? problem.present;
    yield* extend([...levels, level], steps, lastStep);
    if (steps === rules.mostSteps || levels.length - lastStep < rules.yearsApart) return;
    const most = Math.min(rules.highest, level + riseLimit(level, rules.mostRise));
    for (let next = level + 1; next <= most; next += 1) {
      yield* extend([...levels, next], steps + 1, levels.length);
    }
  }
  if (problem.present <= rules.highest) yield* extend([], 0, Number.NEGATIVE_INFINITY);
}

function keyOf(problem: Problem, levels: readonly number[]): number[] {
  const rises = levels.map((level, place) => level - (levels[place - 1] ?? problem.present));
  const steps = rises.filter((rise) => rise > 0).length;
  return [steps, Math.max(0, ...rises), levels.at(-1) ?? 0, ...levels];
}

function isLess(key: readonly number[], other: readonly number[]): boolean {
  const place = key.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (key[place] ?? 0) < (other[place] ?? 0);
}

test('no schedule of all is better than the staged plan, to the last level of the last year', () => {
  let found = 0;
  fc.assert(
    fc.property(anyProblem, anyRules, (problem, rules) => {
      let best: number[] | null = null;
      for (const levels of schedules(problem, rules)) {
        if ((levels[0] ?? 0) < rules.lowestStart || firstViolation(problem, levels)) continue;
        const key = keyOf(problem, levels);
        if (!best || isLess(key, best)) best = key;
      }
      const answer = planStaged(problem, rules);
      expect(answer && keyOf(problem, answer.levels)).toEqual(best);
      if (best) found += 1;
    }),
    { numRuns: 600, seed: 4 },
  );
  expect(found).toBeGreaterThan(100);
});

test('no level below the answer is enough, and the answer is', () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const all = Array.from({ length: 200 }, (_, level) => level);
      const least = all.find((level) => !firstViolation(problem, levelsOf(problem, level)));
      expect(planLevel(problem)?.level).toBe(least);
    }),
    { numRuns: 300 },
  );
});

test('no pair of fees is better than the catch-up plan', () => {
  const rules = fc.record({
    years: fc.integer({ min: 1, max: 4 }),
    lowest: fc.nat(6),
    highest: fc.integer({ min: 4, max: 20 }),
  });
  fc.assert(
    fc.property(anyProblem, rules, (problem, { years, lowest, highest }) => {
      const length = problem.fixedYen.length - problem.start;
      let best: readonly number[] | null = null;
      for (let lasting = lowest; lasting <= highest && !best; lasting += 1) {
        for (let peak = lasting; peak <= highest && !best; peak += 1) {
          const fees = Array.from({ length }, (_, place) => (place < years ? peak : lasting));
          if (!firstViolation(problem, fees)) best = [lasting, peak];
        }
      }
      const answer = planCatchUp(problem, { years, lowest, highest });
      expect(answer && [answer.lasting, answer.peak]).toEqual(best);
    }),
    { numRuns: 400 },
  );
});
