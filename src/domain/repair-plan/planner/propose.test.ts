import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashFlowOf } from '#domain/repair-plan/projection/cash-flow.ts';
import { stagedTest } from '#domain/repair-plan/projection/guideline.ts';
import { type Projection, project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { bindingWords, violationWords } from './binding-words.ts';
import { problemFor } from './goal.ts';
import { leastLevy } from './least-levy.ts';
import { applyProposal, type Method, type PlanRules, propose, whyNotStaged } from './propose.ts';

/** 600 m² at 100 yen: 720,000 yen a year; 72 million in 2035 and nothing else. */
const plan: RepairPlan = {
  ...plainPlan,
  items: [{ ...plainItem, years: [2035], unitPriceYen: 72_000_000 }],
};

const rules: PlanRules = {
  goal: {
    startYear: 2026,
    floorYen: 0,
    keepsHalfYear: false,
    endBalanceYen: 0,
    unitPriceStepYen: 1,
  },
  staged: { mostSteps: 3, yearsApart: 3, mostRise: null },
  catchUp: { years: 10, mostUnitPriceYen: null },
  isWithinGuideline: false,
  loan: null,
};

const loan = {
  year: 2035,
  repaymentYears: 10,
  interestRate: 0.02,
  method: 'annuity',
  mostYen: 40_000_000,
  unitYen: 2_000_000,
} as const;

function unitPricesOf(steps: RepairPlan['contribution']['steps']): number[] {
  return steps.map(({ unitPriceYen }) => unitPriceYen);
}

function isKept({ years }: Projection, { goal }: PlanRules): boolean {
  const decided = years.filter(({ year }) => year >= goal.startYear);
  const endYen = years.at(-1)?.closingYen ?? 0;
  return (
    endYen >= goal.endBalanceYen &&
    decided.every(
      (year) =>
        year.closingYen >= goal.floorYen &&
        (!goal.keepsHalfYear || year.closingYen * 2 >= year.contributionYen),
    )
  );
}

test('ten years at 1,000 yen a square metre pay 72 million', () => {
  const level = propose(plan, rules, 'level');
  expect(level).toEqual({
    method: 'level',
    steps: [{ fromYear: 2026, unitPriceYen: 1_000 }],
    loanYen: 0,
    levelUnitPriceYen: 1_000,
    bindings: [{ decision: 'level', violation: { kind: 'floor', index: 9 } }],
  });
  const [binding] = level?.bindings ?? [];
  expect(binding && bindingWords(binding, 2026)).toBe(
    '積立金の単価をこれより低くすると、2035年度末の残高が、決めた下限を下回ります。',
  );
});

test('a fee that may change only from 2028 keeps the steps before it', () => {
  const late = { ...rules, goal: { ...rules.goal, startYear: 2028 } };
  // 2 × 720,000 are there; 70,560,000 over 8 years of 7,200 yen a level: 1,225
  expect(propose(plan, late, 'level')?.steps).toEqual([
    { fromYear: 2026, unitPriceYen: 100 },
    { fromYear: 2028, unitPriceYen: 1_225 },
  ]);
});

test('an end balance may bind instead', () => {
  const far = { ...rules, goal: { ...rules.goal, endBalanceYen: 360_000_000 } };
  const level = propose(plan, far, 'level');
  // (72 + 360 million) ÷ 30 years ÷ 7,200
  expect(level?.steps).toEqual([{ fromYear: 2026, unitPriceYen: 2_000 }]);
  const [binding] = level?.bindings ?? [];
  expect(binding && bindingWords(binding, 2026)).toContain('最後の年度末の残高');
});

test('within the guideline a start from 100 yen to 600 is one step, if a step may be that large', () => {
  const within = { ...rules, isWithinGuideline: true };
  const staged = propose(plan, within, 'staged');
  expect(staged?.levelUnitPriceYen).toBe(1_000);
  expect(unitPricesOf(staged?.steps ?? [])).toEqual([1_000]);
  const gentle = { ...within, staged: { ...rules.staged, mostRise: { unitPriceYen: 400 } } };
  expect(propose(plan, gentle, 'staged')).toBeNull();
  const why = whyNotStaged(plan, gentle);
  expect(why).toEqual({ violation: { kind: 'lowest-start' }, loanYen: 0, mayBorrow: false });
  expect(why && violationWords(why.violation, 2026)).toContain('6割');
});

test('why there is no staged plan is told with the loan that carries it furthest', () => {
  // One rise of 100 yen: ten years of 1,440,000 are 14.4 million by 2035, and 72 are needed.
  const staged = { mostSteps: 1, yearsApart: 1, mostRise: { unitPriceYen: 100 } };
  expect(whyNotStaged(plan, { ...rules, staged })).toEqual({
    violation: { kind: 'floor', index: 9 },
    loanYen: 0,
    mayBorrow: false,
  });
  // 57.6 million are missing, so 58 carry it over 2035; what is left and 1,440,000 do not pay back 6.4 in 2036.
  const lent = { ...rules, staged, loan: { ...loan, mostYen: 60_000_000 } };
  const why = whyNotStaged(plan, lent);
  expect(why).toEqual({
    violation: { kind: 'floor', index: 10 },
    loanYen: 58_000_000,
    mayBorrow: true,
  });
  expect(propose(plan, lent, 'staged')).toBeNull();
});

test('catching up for ten years pays the work; after it nothing is left to pay', () => {
  const catchUp = propose(plan, rules, 'catch-up');
  expect(catchUp?.steps).toEqual([
    { fromYear: 2026, unitPriceYen: 1_000 },
    { fromYear: 2036, unitPriceYen: 0 },
  ]);
});

test('a loan lowers the level as far as its own repayments allow', () => {
  const lent = { ...rules, loan };
  const level = propose(plan, lent, 'level');
  // 36 million: 36 ÷ 72,000 is 500 until 2035, then 72 million and 3.75 of interest ÷ 144,000 is 527.
  // 34 million would leave 38 ÷ 72,000, which is 528; 38 million bear 3.96 of interest.
  expect(level?.loanYen).toBe(36_000_000);
  expect(unitPricesOf(level?.steps ?? [])).toEqual([527]);
  expect(level && isKept(project(applyProposal(plan, lent, level)), lent)).toBe(true);
});

test('a peak of at most 1,200 yen for five years leaves 800 for the rest; at most 800 is too little', () => {
  const capped = { ...rules, catchUp: { years: 5, mostUnitPriceYen: 1_200 } };
  // 5 × 1,200 + 5 × 800 are ten years at 1,000
  expect(unitPricesOf(propose(plan, capped, 'catch-up')?.steps ?? [])).toEqual([1_200, 800]);
  const low = { ...rules, catchUp: { years: 5, mostUnitPriceYen: 800 } };
  expect(propose(plan, low, 'catch-up')).toBeNull();
});

test('a levy in the plan lowers the level by just what it brings', () => {
  // 12,000 yen a square metre bring 7.2 million: a tenth of the work
  const levied = { ...plan, levies: [{ year: 2030, unitPriceYen: 12_000 }] };
  expect(unitPricesOf(propose(levied, rules, 'level')?.steps ?? [])).toEqual([900]);
});

test('a levy alone: 64.8 million are missing in 2035, 108,000 yen a square metre', () => {
  expect(leastLevy(plan, rules.goal, 2035)).toBe(108_000);
  expect(leastLevy(plan, rules.goal, 2036)).toBeNull();
  expect(leastLevy(plainPlan, rules.goal, 2035)).toBe(0);
});

test('a total apportioned by share is raised in steps of a thousand yen', () => {
  const contribution = {
    basis: 'share' as const,
    roundToYen: 10 as const,
    steps: [{ fromYear: 2026, unitPriceYen: 60_000 }],
  };
  const goal = { ...rules.goal, unitPriceStepYen: 1_000 };
  const level = propose({ ...plan, contribution }, { ...rules, goal }, 'level');
  expect(level?.steps).toEqual([{ fromYear: 2026, unitPriceYen: 600_000 }]);
});

const methods: readonly Method[] = ['level', 'staged', 'catch-up'];

const anyRules = fc
  .record({
    startYear: fc.integer({ min: 2026, max: 2030 }),
    floorYen: fc.nat(5_000_000),
    keepsHalfYear: fc.boolean(),
    endBalanceYen: fc.nat(20_000_000),
    isWithinGuideline: fc.boolean(),
    percent: fc.integer({ min: 10, max: 300 }),
    isLent: fc.boolean(),
  })
  .map(
    ({ isWithinGuideline, percent, isLent, ...goal }): PlanRules => ({
      ...rules,
      goal: { ...goal, unitPriceStepYen: 1 },
      staged: { mostSteps: 4, yearsApart: 2, mostRise: { percent } },
      isWithinGuideline,
      loan: isLent ? loan : null,
    }),
  );

test('every proposal keeps its goal in the projection itself, and the guideline where it must', () => {
  fc.assert(
    fc.property(fc.nat(), anyRules, fc.constantFrom(...methods), (seed, some, method) => {
      const before = anyPlan(seed);
      const proposal = propose(before, some, method);
      if (!proposal) return;
      expect(isKept(project(applyProposal(before, some, proposal)), some)).toBe(true);
      if (!some.isWithinGuideline || method === 'level') return;
      const { startYear } = some.goal;
      const decided = proposal.steps.filter(({ fromYear }) => fromYear >= startYear);
      const prices = unitPricesOf(decided);
      const highest = Math.max(0, ...prices);
      expect(stagedTest(proposal.levelUnitPriceYen, highest, highest).isEndWithin).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('the level found is the least of the projection: one yen less breaks the goal', () => {
  fc.assert(
    fc.property(fc.nat(), anyRules, (seed, some) => {
      const before = anyPlan(seed);
      const free = { ...some, loan: null };
      const proposal = propose(before, free, 'level');
      const last = proposal?.steps.at(-1);
      if (!proposal || !last || last.unitPriceYen === 0 || last.fromYear !== some.goal.startYear) {
        return;
      }
      const cheaper = { ...last, unitPriceYen: last.unitPriceYen - 1 };
      const steps = [...proposal.steps.slice(0, -1), cheaper];
      const after = applyProposal(before, free, { ...proposal, steps });
      expect(isKept(project(after), free)).toBe(false);
    }),
    { numRuns: 150 },
  );
});

test('the problem keeps every yen of the plan but the fees it decides', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const some = anyPlan(seed);
      const { works, levy, loanDrawn, loanRepaid, loanInterest, parkingTransfer, otherIncome } =
        cashFlowOf(some);
      const sum = (yearly: Float64Array) => yearly.reduce((total, yen) => total + yen, 0);
      const expected =
        sum(levy) + sum(loanDrawn) + sum(parkingTransfer) + sum(otherIncome) - sum(works);
      expect(sum(problemFor(some, rules.goal).fixedYen)).toBe(
        expected - sum(loanRepaid) - sum(loanInterest),
      );
    }),
  );
});
