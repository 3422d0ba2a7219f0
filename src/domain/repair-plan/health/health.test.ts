import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CertificationFacts } from '#domain/repair-plan/certification/facts.ts';
import { planFiguresOf } from '#domain/repair-plan/certification/plan-figures.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { type HealthFacts, healthOf } from './health-score.ts';
import { pointsOf } from './line.ts';

const on = '2026-11-21';

/** 600 m² at 400 yen: 86.4 million over 30 years against two works of 20 million. */
const plan: RepairPlan = {
  ...plainPlan,
  openingBalanceYen: 20_000_000,
  contribution: { ...plainPlan.contribution, steps: [{ fromYear: 2026, unitPriceYen: 400 }] },
  items: [
    {
      ...plainItem,
      group: 4,
      isMajorWork: true,
      lastDoneYear: 2020,
      years: [2034, 2048],
      unitPriceYen: 20_000_000,
    },
  ],
};

function factsOf(some: RepairPlan): CertificationFacts {
  const day = '2026-05-24';
  return {
    manager: { appointedOn: day, minutes: '議事録' },
    auditor: { appointedOn: day, minutes: '議事録' },
    lastMeetingOn: day,
    bylaws: {
      document: '管理規約',
      emergencyEntry: '第23条',
      recordKeeping: '第32条',
      informationOnRequest: '第64条',
    },
    hasSeparateAccounts: true,
    reserveTransfers: [],
    arrears: { yearEndOn: '2026-03-31', billedYen: 1_000_000, overdueYen: 0 },
    plan: {
      ...planFiguresOf(some),
      madeOn: '2024-05-26',
      planResolvedOn: day,
      feeResolvedOn: day,
      listedGroups: Array.from({ length: 19 }, (_, index) => index + 1),
      expertLetter: null,
    },
    ownersListOn: day,
    residentsListOn: day,
    localGuideline: { isMet: true, note: '窓口で確認' },
  };
}

const facts: HealthFacts = {
  plan,
  certification: factsOf(plan),
  inspections: { allCount: 8, lateCount: 0 },
};

function pointsFor(code: string, some: HealthFacts): number | undefined {
  return healthOf(some, on).lines.find((line) => line.code === code)?.points;
}

function withPaper(change: Partial<NonNullable<CertificationFacts['plan']>>): HealthFacts {
  const papers = facts.certification.plan;
  const changed = papers && { ...papers, ...change };
  return { ...facts, certification: { ...facts.certification, plan: changed } };
}

test('an association with everything in order has 100 points and nothing to do', () => {
  const health = healthOf(facts, on);
  expect(health.points).toBe(100);
  expect(health.nextSteps).toEqual([]);
  expect(health.notice).toContain('認定の点数ではありません');
});

test('the lines add up to 100 at most, by component', () => {
  const most = new Map<string, number>();
  for (const { component, mostPoints } of healthOf(facts, on).lines) {
    most.set(component, (most.get(component) ?? 0) + mostPoints);
  }
  expect(Object.fromEntries(most)).toEqual({
    funding: 30,
    guideline: 15,
    plan: 15,
    arrears: 10,
    upkeep: 15,
    certification: 15,
  });
});

test.each([
  ['2021-11-21', 6],
  ['2021-11-20', 3],
  ['2019-11-21', 3],
  ['2019-11-20', 0],
  ['2026-11-22', 0],
])('a plan made on %s has %i of 6 points', (madeOn, points) => {
  expect(pointsFor('plan-age', withPaper({ madeOn }))).toBe(points);
});

test.each([
  [0, 10],
  [1, 9],
  [50_000, 5],
  [100_000, 0],
  [300_000, 0],
])('of a million yen, %i overdue leave %i of 10 points', (overdueYen, points) => {
  const arrears = { yearEndOn: '2026-03-31', billedYen: 1_000_000, overdueYen };
  const certification = { ...facts.certification, arrears };
  expect(pointsFor('arrears', { ...facts, certification })).toBe(points);
});

test('a shortage after 10 of 30 years leaves a third of 15 points', () => {
  const items = [{ ...plainItem, years: [2036], unitPriceYen: 100_000_000 }];
  expect(pointsFor('no-shortage', { ...facts, plan: { ...plan, items } })).toBe(5);
});

test('a paint of 2020 with 5 to 7 years is late from 2028', () => {
  const item = { ...plainItem, cycle: { loYears: 5, hiYears: 7 }, lastDoneYear: 2020 };
  const some = { ...facts, plan: { ...plan, items: [item] } };
  const lateIn = (day: string) =>
    healthOf(some, day).lines.find(({ code }) => code === 'late-works')?.points;
  expect(lateIn('2028-03-31')).toBe(7);
  expect(lateIn('2028-04-01')).toBe(0);
});

test('what nobody has told earns nothing and says so', () => {
  const certification = { ...facts.certification, arrears: null, plan: null };
  const { lines } = healthOf({ plan, certification, inspections: null }, on);
  const codes = ['plan-age', 'plan-groups', 'arrears', 'late-inspections'];
  const untold = lines.filter(({ code }) => codes.includes(code));
  expect(untold.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
  expect(untold.filter(({ figure }) => figure.includes('登録されていません'))).toHaveLength(3);
});

/** 100 million in the first year: everything else in order. */
const short: RepairPlan = {
  ...plan,
  items: [{ ...plainItem, years: [2026], unitPriceYen: 100_000_000 }],
};

test('a plan that runs short has at most 59 points, and its end comes first', () => {
  const health = healthOf({ ...facts, plan: short }, on);
  expect(health.sumPoints).toBeGreaterThan(59);
  expect(health).toMatchObject({ points: 59, mostPoints: 59, verdict: 'short' });
  expect(health.nextSteps[0]?.code).toBe('no-shortage');
  expect(health.nextSteps.slice(1).every(({ gainPoints }) => gainPoints === 0)).toBe(true);
});

test('a plan with little margin has at most 79 points', () => {
  // 20,000,000 + 3 × 2,880,000 − 28,000,000 leaves 640,000: less than half of 2,880,000.
  const tight = { ...plan, items: [{ ...plainItem, years: [2028], unitPriceYen: 28_000_000 }] };
  const health = healthOf({ ...facts, plan: tight }, on);
  expect(health).toMatchObject({ verdict: 'tight', points: 79, mostPoints: 79 });
});

test('under the limit the most points for the least effort come first', () => {
  const inspections = { allCount: 1, lateCount: 1 };
  const certification = { ...facts.certification, auditor: null };
  const steps = healthOf({ ...facts, certification, inspections }, on).nextSteps;
  expect(steps.map(({ code, gainPoints, effort }) => [code, gainPoints, effort])).toEqual([
    ['late-inspections', 8, 1],
    ['certification', 1, 2],
  ]);
});

test('the certification step names what is missing', () => {
  const certification = { ...facts.certification, auditor: null };
  const { nextSteps } = healthOf({ ...facts, certification }, on);
  expect(nextSteps).toEqual([
    {
      code: 'certification',
      action: '監事を選任した総会などの議事録を登録してください。',
      gainPoints: 1,
      effort: 2,
    },
  ]);
});

test('the score of any plan is the sum of its lines up to the limit of its verdict, each computed again', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(9), (seed, lateCount) => {
      const some = anyPlan(seed);
      const inspections = { allCount: 9, lateCount };
      const health = healthOf({ plan: some, certification: factsOf(some), inspections }, on);
      const again = health.lines.reduce((sum, line) => sum + pointsOf(line), 0);
      expect(health.sumPoints).toBe(again);
      const { shortageYear } = project(some);
      expect(health.points).toBe(Math.min(again, health.mostPoints));
      expect(shortageYear !== null && health.points > 59).toBe(false);
      expect(health.points).toBeGreaterThanOrEqual(0);
      for (const { gainPoints } of health.nextSteps) {
        expect(gainPoints).toBeGreaterThanOrEqual(0);
        expect(health.points + gainPoints).toBeLessThanOrEqual(100);
      }
    }),
  );
});
