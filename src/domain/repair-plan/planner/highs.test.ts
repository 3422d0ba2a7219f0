import loadHighs from 'highs';
import { expect, test } from 'vitest';
import { unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import { catchUpLp, levelLp, stagedLp } from '#domain/repair-plan/testing/fee-models.ts';
import {
  anySolvable,
  catchUpModelOf,
  feeModelOf,
  presentOf,
  stagedModelOf,
} from '#domain/repair-plan/testing/solvable-plan.ts';
import { type Method, propose } from './propose.ts';

type Case = ReturnType<typeof anySolvable>;

const highs = await loadHighs();

const options = { output_flag: false, mip_rel_gap: 0 } as const;

type Ask = (kept: readonly string[]) => string;

/** The least value the solver finds, or `null` where it proves that there is none. */
function solve(lp: string): number | null {
  const { Status: status, ObjectiveValue: value } = highs.solve(lp, options);
  if (status === 'Infeasible') return null;
  expect(status).toBe('Optimal');
  expect(Math.abs(value - Math.round(value))).toBeLessThan(1e-6);
  return Math.round(value);
}

/**
 * The least value, proved: asked for anything smaller the solver finds nothing. Its first answer
 * alone is not enough; in one case it called 7,183 optimal and then found 7,182.
 */
function solveToTheEnd(goal: string, ask: Ask): number | null {
  let least = solve(ask([]));
  for (let next = least; next !== null; next = solve(ask([`${goal} <= ${next - 1}`]))) least = next;
  return least;
}

/** One goal after the other, each with those before it kept. */
function solveInOrder<Goal extends string>(
  goals: readonly Goal[],
  lpOf: (goal: Goal, kept: readonly string[]) => string,
): number[] | null {
  const found: number[] = [];
  const kept: string[] = [];
  for (const goal of goals) {
    const least = solveToTheEnd(goal, (more) => lpOf(goal, [...kept, ...more]));
    if (least === null) break;
    found.push(least);
    kept.push(`${goal} <= ${least}`);
  }
  // Only the first goal can be out of reach.
  expect([0, goals.length]).toContain(found.length);
  return found.length > 0 ? found : null;
}

/** Our fees in levels, by year from the start on. */
function proposedLevels({ plan, rules }: Case, method: Method): number[] | null {
  const proposal = propose(plan, rules, method);
  const { startYear, unitPriceStepYen } = rules.goal;
  const length = plan.startYear + plan.yearCount - startYear;
  const levelIn = (year: number) => unitPriceIn(proposal?.steps ?? [], year) / unitPriceStepYen;
  return proposal && Array.from({ length }, (_, place) => levelIn(startYear + place));
}

function solvedLevel(some: Case): number | null {
  const model = feeModelOf(some);
  return solveToTheEnd('fee', (kept) => levelLp(model, kept));
}

/** Lasting fee and peak. */
function solvedCatchUp(some: Case, level: number): number[] | null {
  const model = catchUpModelOf(some, level);
  return solveInOrder(['lasting', 'peak'], (goal, kept) => catchUpLp(model, goal, kept));
}

/** Steps, largest step and last fee. */
function solvedStaged(some: Case, level: number): number[] | null {
  const model = stagedModelOf(some, level);
  return solveInOrder(['steps', 'rise', 'last'], (goal, kept) => stagedLp(model, goal, kept));
}

function stagedKey(some: Case, levels: readonly number[] | null): number[] | null {
  const present = presentOf(some);
  const rises = levels?.map((level, place) => level - (levels[place - 1] ?? present)) ?? [];
  const steps = rises.filter((rise) => rise !== 0).length;
  return levels && [steps, Math.max(...rises), levels.at(-1) ?? present];
}

function expectKept(some: Case, levels: readonly number[]): void {
  const { drainedYen, yearlyYen, floorYen, endYen } = feeModelOf(some);
  let paidYen = 0;
  const balances = drainedYen.map((yen, place) => {
    paidYen += (levels[place] ?? 0) * yearlyYen;
    return yen + paidYen;
  });
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(floorYen);
  expect(balances.at(-1)).toBeGreaterThanOrEqual(endYen);
}

function casesOf(count: number, lengthOf: (index: number) => number): Case[] {
  return Array.from({ length: count }, (_, index) => anySolvable(index, lengthOf(index)));
}

/** Most plans are short, so that the solver is done in half a minute; every twelfth has 30 years. */
const cases = casesOf(400, (index) => (index % 12 === 0 ? 30 : 6 + (index % 10)));
const patience = 900_000;

test('the level fee is the solver’s in 400 cases, and none where it finds none', () => {
  let impossible = 0;
  for (const some of cases) {
    const level = solvedLevel(some);
    if (level === null) impossible += 1;
    const fees = feeModelOf(some).drainedYen.map(() => level);
    expect(proposedLevels(some, 'level')).toEqual(level === null ? null : fees);
  }
  expect(impossible).toBeGreaterThan(5);
});

test('the catch-up plan is the solver’s in 400 cases, and none where it finds none', () => {
  let impossible = 0;
  for (const some of cases) {
    const level = solvedLevel(some);
    const best = level === null ? null : solvedCatchUp(some, level);
    if (!best) impossible += 1;
    const [lasting, peak] = best ?? [];
    const { years } = some.rules.catchUp;
    const fees = feeModelOf(some).drainedYen.map((_, place) => (place < years ? peak : lasting));
    expect(proposedLevels(some, 'catch-up')).toEqual(best && fees);
  }
  expect(impossible).toBeGreaterThan(20);
});

test(
  'the staged plan is the solver’s in 400 cases: steps, largest step and last fee',
  () => {
    const seen = { impossible: 0, severalSteps: 0 };
    for (const some of cases) {
      const level = solvedLevel(some);
      const best = level === null ? null : solvedStaged(some, level);
      const levels = proposedLevels(some, 'staged');
      expect(stagedKey(some, levels)).toEqual(best);
      if (levels) expectKept(some, levels);
      if (!best) seen.impossible += 1;
      if (best && (best[0] ?? 0) > 1) seen.severalSteps += 1;
    }
    expect(seen.impossible).toBeGreaterThan(100);
    expect(seen.severalSteps).toBeGreaterThan(50);
  },
  patience,
);

/** The same case with a loan of the offer taken. */
function withLoan({ plan, rules }: Case, principalYen: number): Case {
  return { plan: { ...plan, loans: [...plan.loans, { ...offer, principalYen }] }, rules };
}

const offer = { year: 2029, repaymentYears: 4, interestRate: 0.02, method: 'annuity' } as const;
const amounts = [0, 1, 2, 3].map((units) => units * 3_000_000);

test(
  'no loan on offer allows a better plan than the one proposed, in 60 cases',
  () => {
    let borrowed = 0;
    for (const some of casesOf(60, (index) => 6 + (index % 7))) {
      const loan = { ...offer, mostYen: 9_000_000, unitYen: 3_000_000 };
      const offered = { ...some, rules: { ...some.rules, loan } };
      const lent = amounts.map((yen) => withLoan(some, yen));
      const levels = lent.map(solvedLevel);
      const found = levels.filter((level) => level !== null);
      const level = found.length > 0 ? Math.min(...found) : undefined;
      expect(proposedLevels(offered, 'level')?.[0]).toBe(level);
      const keys = lent.flatMap((each, place) => {
        const within = levels[place] ?? null;
        const key = within === null ? null : solvedStaged(each, within);
        return key ? [key] : [];
      });
      const [best = null] = keys.toSorted(compareInOrder);
      expect(stagedKey(some, proposedLevels(offered, 'staged'))).toEqual(best);
      if ((propose(offered.plan, offered.rules, 'staged')?.loanYen ?? 0) > 0) borrowed += 1;
    }
    expect(borrowed).toBeGreaterThan(5);
  },
  patience,
);

function compareInOrder(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}
