import { expect, test } from 'vitest';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { certify } from './certify.ts';
import { criteriaOn, yearsBefore } from './criteria.ts';
import type { CertificationFacts, PlanFacts } from './facts.ts';
import { planFiguresOf } from './plan-figures.ts';

const on = '2026-11-21';

const plan: PlanFacts = {
  madeOn: '2024-05-26',
  planResolvedOn: '2024-05-26',
  feeResolvedOn: '2024-05-26',
  listedGroups: Array.from({ length: 19 }, (_, index) => index + 1),
  expertLetter: null,
  startYear: 2024,
  endYear: 2053,
  majorWorks: [
    { year: 2035, hasOuterWall: true },
    { year: 2048, hasOuterWall: true },
  ],
  levyYears: [],
  collectedYen: Array.from({ length: 30 }, () => 7_000_000),
  average: 196,
  bandLow: 170,
  loanLeftYen: 0,
};

const facts: CertificationFacts = {
  manager: { appointedOn: '2026-05-24', minutes: '第17期通常総会議事録' },
  auditor: { appointedOn: '2026-05-24', minutes: '第17期通常総会議事録' },
  lastMeetingOn: '2026-05-24',
  bylaws: {
    document: '管理規約',
    emergencyEntry: '第23条',
    recordKeeping: '第32条',
    informationOnRequest: '第64条第3項',
  },
  hasSeparateAccounts: true,
  reserveTransfers: [],
  arrears: { yearEndOn: '2026-03-31', billedYen: 7_699_200, overdueYen: 58_850 },
  plan,
  ownersListOn: '2026-06-01',
  residentsListOn: '2026-06-01',
  localGuideline: { isMet: true, note: '窓口で確認' },
};

const nothing: CertificationFacts = {
  manager: null,
  auditor: null,
  lastMeetingOn: null,
  bylaws: null,
  hasSeparateAccounts: null,
  reserveTransfers: null,
  arrears: null,
  plan: null,
  ownersListOn: null,
  residentsListOn: null,
  localGuideline: null,
};

function stateOf(code: string, change: Partial<CertificationFacts>, day = on) {
  const items = certify({ ...facts, ...change }, day)?.items ?? [];
  return items.find((item) => item.code === code)?.state;
}

test('there are 17 checks, and a sound association meets them all with evidence', () => {
  const certification = certify(facts, on);
  expect(certification?.items).toHaveLength(17);
  expect(certification?.metCount).toBe(17);
  expect(certification?.items.every((item) => item.evidence.length > 0)).toBe(true);
  expect(certification?.items.flatMap((item) => item.missing)).toEqual([]);
});

test('what nobody has told is unknown, never unmet, and says what to bring', () => {
  const items = certify(nothing, on)?.items ?? [];
  expect(items.every(({ state }) => state === 'unknown')).toBe(true);
  expect(items.every(({ missing }) => missing.length > 0)).toBe(true);
});

test('the system began on 1 April 2022, with plans of seven years', () => {
  expect(criteriaOn('2022-03-31')).toBeNull();
  expect(certify(facts, '2022-03-31')).toBeNull();
  expect(criteriaOn('2022-04-01')?.planAgeYears).toBe(7);
  expect(certify(facts, on)?.criteriaId).toBe('2022-04');
});

test('a leap day a year before compares with the days around it', () => {
  expect(yearsBefore('2028-02-29', 1) > '2027-02-28').toBe(true);
  expect(yearsBefore('2028-02-29', 1) < '2027-03-01').toBe(true);
});

test.each<[string, Partial<CertificationFacts>, string]>([
  ['1-1', { manager: { appointedOn: on, minutes: '議事録' } }, 'met'],
  ['1-1', { manager: { appointedOn: '2026-11-22', minutes: '議事録' } }, 'unmet'],
  ['1-2', { auditor: { appointedOn: '2026-11-22', minutes: '議事録' } }, 'unmet'],
  ['1-3', { lastMeetingOn: '2025-11-21' }, 'met'],
  ['1-3', { lastMeetingOn: '2025-11-20' }, 'unmet'],
  ['1-3', { lastMeetingOn: '2026-11-22' }, 'unmet'],
  ['3-1', { hasSeparateAccounts: false }, 'unmet'],
  ['3-2', { reserveTransfers: [{ on: '2025-08-01', amountYen: 1, to: '管理費会計' }] }, 'unmet'],
  ['5-1', { ownersListOn: '2025-11-21' }, 'met'],
  ['5-1', { ownersListOn: '2025-11-20' }, 'unmet'],
  ['5-1', { residentsListOn: null }, 'unknown'],
  ['5-1', { ownersListOn: '2020-01-01', residentsListOn: null }, 'unmet'],
  ['5-2', { localGuideline: { isMet: false, note: '駐輪場' } }, 'unmet'],
])('%s with %o is %s', (code, change, state) => {
  expect(stateOf(code, change)).toBe(state);
});

test.each([
  ['2-2', { emergencyEntry: null }],
  ['2-2', { recordKeeping: null }],
  ['2-3', { informationOnRequest: null }],
])('%s misses an article: %o', (code, change) => {
  const bylaws = {
    document: '管理規約',
    emergencyEntry: 'a',
    recordKeeping: 'b',
    informationOnRequest: 'c',
  };
  expect(stateOf(code, { bylaws: { ...bylaws, ...change } })).toBe('unmet');
  expect(stateOf('2-1', { bylaws: { ...bylaws, ...change } })).toBe('met');
});

test.each([
  [100_000, 'met'],
  [100_001, 'unmet'],
])('of a million yen, %i overdue is %s', (overdueYen, state) => {
  const arrears = { yearEndOn: '2026-03-31', billedYen: 1_000_000, overdueYen };
  expect(stateOf('3-3', { arrears })).toBe(state);
});

test('arrears of 150,000 in a million must fall by 50,000', () => {
  const arrears = { yearEndOn: '2026-03-31', billedYen: 1_000_000, overdueYen: 150_000 };
  const items = certify({ ...facts, arrears }, on)?.items ?? [];
  expect(items.find(({ code }) => code === '3-3')?.missing).toEqual([
    '滞納をあと50,000円減らすと、1割以内になります。',
  ]);
});

const jump = (from: number, until: number) =>
  Array.from({ length: 30 }, (_, index) =>
    index >= from && index < until ? 14_000_000 : 7_000_000,
  );

test.each<[string, Partial<PlanFacts>, string]>([
  ['4-1', { listedGroups: plan.listedGroups.slice(1) }, 'unmet'],
  ['4-1', { planResolvedOn: null }, 'unmet'],
  ['4-1', { feeResolvedOn: null }, 'unmet'],
  ['4-2', { madeOn: '2019-11-21' }, 'met'],
  ['4-2', { madeOn: '2019-11-20' }, 'unmet'],
  ['4-2', { madeOn: '2026-11-22' }, 'unmet'],
  ['4-3', { endYear: 2052 }, 'unmet'],
  ['4-3', { majorWorks: plan.majorWorks.slice(1) }, 'unmet'],
  [
    '4-3',
    { majorWorks: [{ year: 2025, hasOuterWall: true }, ...plan.majorWorks.slice(1)] },
    'unmet',
  ],
  ['4-3', { majorWorks: [{ year: 2026, hasOuterWall: true }, ...plan.majorWorks.slice(1)] }, 'met'],
  [
    '4-3',
    { majorWorks: [{ year: 2035, hasOuterWall: false }, ...plan.majorWorks.slice(1)] },
    'unmet',
  ],
  ['4-4', { levyYears: [2035] }, 'unmet'],
  ['4-4', { collectedYen: jump(9, 13) }, 'unmet'],
  ['4-4', { collectedYen: jump(9, 30) }, 'met'],
  ['4-4', { collectedYen: jump(8, 12) }, 'met'],
  ['4-4', { collectedYen: jump(23, 30) }, 'met'],
  [
    '4-4',
    { majorWorks: [{ year: 2052, hasOuterWall: true }], collectedYen: jump(27, 30) },
    'unmet',
  ],
  ['4-5', { average: 170 }, 'met'],
  ['4-5', { average: 169.99 }, 'unmet'],
  ['4-5', { average: 169.99, expertLetter: '理由書' }, 'met'],
  ['4-6', { loanLeftYen: 1 }, 'unmet'],
])('%s with a changed plan: case %#', (code, change, state) => {
  expect(stateOf(code, { plan: { ...plan, ...change } })).toBe(state);
});

test('the proposed five years are told beside the result and are no part of it', () => {
  const old = certify({ ...facts, plan: { ...plan, madeOn: '2021-11-20' } }, on);
  expect(old?.proposedPlanAge.state).toBe('unmet');
  expect(old?.metCount).toBe(17);
  expect(
    certify({ ...facts, plan: { ...plan, madeOn: '2021-11-21' } }, on)?.proposedPlanAge.state,
  ).toBe('met');
});

test('the figures come off the plan: major years, the outer wall, levies, loans and the average', () => {
  const major = { ...plainItem, isMajorWork: true };
  const figures = planFiguresOf({
    ...plainPlan,
    building: {
      ...plainPlan.building,
      mechanicalParking: [{ kind: 'two-tier-pit1', spaces: 2 }],
    },
    items: [
      { ...major, id: 'a', group: 4, years: [2048, 2035] },
      { ...major, id: 'b', group: 2, years: [2035, 2040] },
    ],
    levies: [
      { year: 2035, unitPriceYen: 1_000 },
      { year: 2036, unitPriceYen: 0 },
    ],
  });
  expect(figures.majorWorks).toEqual([
    { year: 2035, hasOuterWall: true },
    { year: 2040, hasOuterWall: false },
    { year: 2048, hasOuterWall: true },
  ]);
  expect(figures.levyYears).toEqual([2035]);
  expect(figures.collectedYen[0]).toBe(720_000);
  // (21.6 million + a levy of 600,000) ÷ 216,000 − 6,450 × 2 ÷ 600
  expect(figures.average).toBeCloseTo(102.78 - 21.5, 2);
  expect([figures.endYear, figures.bandLow, figures.loanLeftYen]).toEqual([2055, 235, 0]);
});
