import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanPapers } from '#domain/repair-plan/certification/facts.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { rollOn } from '#domain/repair-plan/trial/roll-on.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { undecidedWorksWords } from '#domain/repair-plan/words/undecided-works-words.ts';
import {
  isSameMoney,
  papersOfTrial,
  planInForce,
  planToSave,
  proposedTrial,
  type VersionMoney,
  withMoney,
} from './plan-in-force.ts';
import { hasSameWorks, worksResolution } from './resolved-works.ts';

const today = '2026-11-22';

const papers: PlanPapers = {
  madeOn: '2023-05-28',
  planResolvedOn: '2023-05-28',
  feeResolvedOn: '2023-05-28',
  listedGroups: [2],
  expertLetter: null,
};

type Saved = {
  readonly fees: readonly (readonly [fromYear: number, unitPriceYen: number])[];
  readonly resolvedOn: string | null;
  readonly other?: Partial<VersionMoney>;
};

function versionsOf(...saved: readonly Saved[]): VersionMoney[] {
  return saved.map(({ fees, resolvedOn, other }, index) => ({
    number: index + 1,
    name: `版${index + 1}`,
    savedOn: today,
    contribution: {
      ...plainPlan.contribution,
      steps: fees.map(([fromYear, unitPriceYen]) => ({ fromYear, unitPriceYen })),
    },
    levies: [],
    loans: [],
    papers: {
      ...papers,
      madeOn: resolvedOn ?? today,
      planResolvedOn: resolvedOn,
      feeResolvedOn: resolvedOn,
    },
    ...other,
  }));
}

/** The plan in force after these versions, the plan of the last one being the latest. */
function after(...saved: readonly Saved[]) {
  const versions = versionsOf(...saved);
  const last = versions.at(-1);
  if (!last) throw new Error('no version');
  const { contribution, levies, loans } = last;
  const latest = { ...plainPlan, contribution, levies, loans };
  const resolved = worksResolution(versions, today) ? latest : null;
  return planInForce({ latest, resolved }, versions, today);
}

function feesOf({ contribution }: RepairPlan) {
  return contribution.steps.map(({ fromYear, unitPriceYen }) => [fromYear, unitPriceYen]);
}

const first: Saved = { fees: [[2023, 150]], resolvedOn: '2023-05-28' };
const staged: Saved = {
  fees: [
    [2026, 150],
    [2027, 190],
    [2030, 230],
  ],
  resolvedOn: null,
};

test('a fee that nobody has resolved stands beside the fee in force', () => {
  const { plan, papers: inForce, proposal } = after(first, staged);
  expect(feesOf(plan)).toEqual([[2026, 150]]);
  expect(proposal).toMatchObject({ number: 2, name: '版2', savedOn: today });
  expect(proposal?.money.contribution.steps.at(-1)).toEqual({ fromYear: 2030, unitPriceYen: 230 });
  expect(inForce).toMatchObject({
    feeResolvedOn: '2023-05-28',
    planResolvedOn: '2023-05-28',
    madeOn: '2023-05-28',
  });
});

test('with a resolution and its day it is the plan', () => {
  const { plan, papers: inForce, proposal } = after(first, { ...staged, resolvedOn: '2026-05-24' });
  expect(feesOf(plan)).toEqual(staged.fees);
  expect(proposal).toBeNull();
  expect(inForce.feeResolvedOn).toBe('2026-05-24');
});

test('a resolution of a later day than today decides nothing yet', () => {
  const { plan, proposal } = after(first, { ...staged, resolvedOn: '2026-11-23' });
  expect(feesOf(plan)).toEqual([[2026, 150]]);
  expect(proposal?.number).toBe(2);
});

test('a version that leaves the fee alone needs no resolution of its own', () => {
  const { proposal, papers: inForce } = after(first, { fees: [[2026, 150]], resolvedOn: null });
  expect(proposal).toBeNull();
  expect(inForce).toMatchObject({
    feeResolvedOn: '2023-05-28',
    planResolvedOn: '2023-05-28',
    madeOn: '2023-05-28',
  });
});

test('an old fee brought back is a proposal: the later resolution counts', () => {
  const raised = { ...staged, resolvedOn: '2026-05-24' };
  const { plan, proposal } = after(first, raised, {
    fees: [[2023, 150]],
    resolvedOn: '2023-05-28',
  });
  expect(feesOf(plan)).toEqual(staged.fees);
  expect(proposal?.number).toBe(3);
});

test.each<[string, Partial<VersionMoney>]>([
  ['a levy', { levies: [{ year: 2035, unitPriceYen: 1_000 }] }],
  [
    'a loan',
    {
      loans: [
        {
          year: 2035,
          principalYen: 60_000_000,
          repaymentYears: 10,
          interestRate: 0.02,
          method: 'annuity',
        },
      ],
    },
  ],
])('%s is decided by the general meeting as well', (_name, other) => {
  const { plan, proposal } = after(first, { fees: [[2026, 150]], resolvedOn: null, other });
  expect([plan.levies, plan.loans]).toEqual([[], []]);
  expect(proposal?.number).toBe(2);
});

test('where no resolution is recorded, what is collected by now is in force and no later rise', () => {
  const { plan, proposal } = after({
    fees: [
      [2020, 100],
      [2024, 150],
      [2028, 200],
    ],
    resolvedOn: null,
  });
  expect(feesOf(plan)).toEqual([[2026, 150]]);
  expect(proposal?.number).toBe(1);
});

test('a trial that leaves the money alone leaves the proposal standing; one that changes it replaces it', () => {
  const found = after(first, staged);
  const cheaper = planToSave(found, { ...noTrial, edits: { changed: [], removed: ['x'] } });
  expect(feesOf(cheaper)).toEqual(staged.fees);
  const steps = [{ fromYear: 2027, unitPriceYen: 200 }];
  expect(feesOf(planToSave(found, { ...noTrial, steps }))).toEqual([[2027, 200]]);
});

test('a fee on trial is resolved by nobody; other trials keep the resolution', () => {
  const found = after(first);
  const dearer = { ...found.plan, contribution: { ...found.plan.contribution, steps: [] } };
  expect(papersOfTrial(found, dearer).feeResolvedOn).toBeNull();
  expect(papersOfTrial(found, dearer).planResolvedOn).toBe('2023-05-28');
  const other = papersOfTrial(found, { ...found.plan, items: works.items });
  expect(other).toMatchObject({ feeResolvedOn: '2023-05-28', planResolvedOn: null });
});

/** Works that the board saved today, after the first version's of 2023. */
function afterWorks(resolved: RepairPlan, latest: RepairPlan, resolvedOn: string | null = null) {
  const versions = versionsOf(first, { fees: [[2026, 150]], resolvedOn });
  const { contribution } = plainPlan;
  const steps = [{ fromYear: 2026, unitPriceYen: 150 }];
  const withFee = (plan: RepairPlan) => ({ ...plan, contribution: { ...contribution, steps } });
  const plans = { latest: withFee(latest), resolved: withFee(resolvedOn ? latest : resolved) };
  return planInForce(plans, versions, today);
}

const works = { ...plainPlan, items: [{ ...plainItem, years: [2026, 2040] }] };
const tenfold = {
  ...works,
  items: works.items.map((item) => ({ ...item, unitPriceYen: item.unitPriceYen * 10 })),
};

test('a price that the general meeting has not resolved counts at once and is marked', () => {
  const found = afterWorks(works, tenfold);
  expect(found.plan.items).toEqual(tenfold.items);
  expect(found.undecidedWorks).toEqual({ savedOn: today, lastResolvedOn: '2023-05-28' });
  expect(found.papers).toMatchObject({ planResolvedOn: null, madeOn: '2023-05-28' });
  expect(undecidedWorksWords({ savedOn: today, lastResolvedOn: '2023-05-28' })).toBe(
    '工事の表（内容と費用）は、理事会が2026年11月22日に保存したもので、総会ではまだ決議していません（最後の決議：2023年5月28日）。見通しは、この表の費用で計算しています。',
  );
});

test('with its resolution nothing is marked', () => {
  const found = afterWorks(works, tenfold, '2026-05-24');
  expect(found.undecidedWorks).toBeNull();
  expect(found.papers.planResolvedOn).toBe('2026-05-24');
});

test.each<[string, Partial<RepairPlan>, boolean]>([
  ['another year', { items: [{ ...plainItem, years: [2026, 2041] }] }, false],
  ['one work less', { items: [] }, false],
  ['prices that rise', { rates: { ...works.rates, tax: 0.12 } }, false],
  ['a remark', { items: [{ ...plainItem, years: [2040, 2026], note: '調べた' }] }, true],
  ['another balance', { openingBalanceYen: 1 }, true],
  ['the plan a year on', { ...rollOn(works, 2027) }, true],
])('%s is the same works or not', (_name, change, isSame) => {
  expect(hasSameWorks(works, { ...works, ...change })).toBe(isSame);
});

test('works without any resolution are told as such', () => {
  const versions = versionsOf({ fees: [[2026, 150]], resolvedOn: null });
  const { undecidedWorks } = planInForce({ latest: works, resolved: null }, versions, today);
  expect(undecidedWorks).toEqual({ savedOn: today, lastResolvedOn: null });
});

test('to try the proposal is to try exactly its money', () => {
  const { plan, proposal } = after(first, staged);
  if (!proposal) throw new Error('no proposal');
  const trial = { ...noTrial, ...proposedTrial(plan, proposal) };
  expect(isSameMoney(planToSave({ plan, proposal: null }, trial), proposal.money, plan)).toBe(true);
});

test('whatever was saved, the plan in force takes what a resolution of its day says and nothing else', () => {
  const anySaved = fc.record({
    fees: fc.integer({ min: 100, max: 300 }).map((yen) => [[2026, yen]] as const),
    resolvedOn: fc.constantFrom(null, '2023-05-28', '2025-05-25', '2026-05-24', '2027-05-23'),
  });
  fc.assert(
    fc.property(fc.array(anySaved, { maxLength: 5 }), (saved) => {
      const found = after(first, ...saved);
      const decided = [first, ...saved].filter(
        ({ resolvedOn }) => resolvedOn !== null && resolvedOn <= today,
      );
      const days = decided.map(({ resolvedOn }) => resolvedOn ?? '').toSorted();
      const lastDay = days.at(-1);
      const inForce = decided.findLast(({ resolvedOn }) => resolvedOn === lastDay);
      expect(feesOf(found.plan).at(-1)?.[1]).toBe(inForce?.fees.at(-1)?.[1]);
      expect(found.papers.feeResolvedOn).toBe(lastDay);
      const latest = [first, ...saved].at(-1);
      const isOther = latest?.fees.at(-1)?.[1] !== inForce?.fees.at(-1)?.[1];
      expect(found.proposal !== null).toBe(isOther);
    }),
  );
});

test('money told from an earlier year is told from the first year of the plan', () => {
  const [version] = versionsOf({
    fees: [
      [2023, 105],
      [2024, 150],
    ],
    resolvedOn: null,
  });
  if (!version) throw new Error('no version');
  expect(feesOf(withMoney(plainPlan, version))).toEqual([[2026, 150]]);
});
