import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import { planOf } from '#domain/repair-plan/register/plan-inputs.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { firstPlan } from './first-plan.ts';
import { type BeginningDraft, readFigures } from './read-figures.ts';
import { typicalWorks } from './typical-works.ts';
import { hasPricedWork, unpricedWords, unpricedWorks } from './unpriced-works.ts';

const place = { completedYear: 1999, startYear: 2026, yearCount: 30 };
let count = 0;
const newId = () => `w${++count}`;

function yearsOf(part: string, work: string) {
  return typicalWorks(place, newId).find((it) => it.part === part && it.work === work)?.years;
}

test('today’s fee goes on for thirty years, and the works are paid from what is there', () => {
  const figures = { startYear: 2026, openingBalanceYen: 5_000_000, unitPriceYen: 100 } as const;
  const items = [{ ...plainItem, years: [2027] }];
  const inputs = firstPlan({ ...figures, basis: 'area', roundToYen: 10 }, items);
  const plan = planOf(inputs, plainPlan);
  expect(problemsOfPlan(plan)).toEqual([]);
  const { years } = project(plan);
  // Ten dwellings of 60 m² at 100 yen: 720,000 yen a year; the work takes a million in the second.
  expect(years).toHaveLength(30);
  expect(years.slice(0, 2).map(({ closingYen }) => closingYen)).toEqual([5_720_000, 5_440_000]);
});

test('works come back in the middle of their cycle, told from the year of completion', () => {
  // 12 to 15 years: every 14, so 2013, 2027, 2041, 2055.
  expect(yearsOf('外壁塗装', '塗替え')).toEqual([2027, 2041, 2055]);
  // 24 to 30 years: 2026 itself is a year of the plan.
  expect(yearsOf('屋上防水（露出）', '撤去・新設')).toEqual([2026, 2053]);
  // 30 to 40 years: for the first time in 2034.
  expect(yearsOf('給水管', '取替え')).toEqual([2034]);
  expect(yearsOf('臨時点検（被災時）', '実施')).toEqual([]);
});

test('a typical list has no price, says so, and can be stored as it is', () => {
  const items = typicalWorks(place, newId);
  expect(problemsOfPlan({ ...plainPlan, items })).toEqual([]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.every(({ unitPriceYen }) => unitPriceYen === 0)).toBe(true);
  expect(items[2]?.note).toBe('計画年度は、周期（12〜15年）から置いた目安です。');
  expect(hasPricedWork(items)).toBe(false);
});

test('a building that was just completed has its first works after a whole cycle', () => {
  const items = typicalWorks({ ...place, completedYear: 2026 }, newId);
  expect(items.find(({ part }) => part === '外壁塗装')?.years).toEqual([2040, 2054]);
});

test('works that are planned without a price are named; those planned for no year are none', () => {
  const priced = { ...plainItem, years: [2030] };
  const open = { ...priced, unitPriceYen: 0 };
  const idle = { ...plainItem, unitPriceYen: 0 };
  expect(unpricedWorks([priced, open, idle])).toEqual([open]);
  expect(unpricedWords([priced, idle])).toBe('');
  expect(unpricedWords([open])).toBe(
    '「屋上防水（露出） 補修」は、単価がまだ入っていません。その工事費は、見通しに入っていません。',
  );
  expect(unpricedWords([open, open, open, open])).toContain('など4件の工事は');
  expect([[priced], [open], [idle], []].map(hasPricedWork)).toEqual([true, false, false, false]);
});

const draft: BeginningDraft = {
  startYear: '２０２６',
  openingBalance: '4,820万円',
  basis: 'area',
  roundTo: '10',
  unitPrice: '180',
  floorArea: '5,612.3',
  madeOn: '',
  planResolvedOn: '2024-05-26',
  feeResolvedOn: '',
};
const asked = { today: '2026-11-21', isFloorAreaKnown: false };

test('figures are read as people write them', () => {
  expect(readFigures(draft, asked)).toEqual({
    facts: {
      startYear: 2026,
      openingBalanceYen: 48_200_000,
      basis: 'area',
      roundToYen: 10,
      unitPriceYen: 180,
      floorAreaM2: 5_612.3,
      madeOn: '2026-11-21',
      planResolvedOn: '2024-05-26',
      feeResolvedOn: null,
    },
    problems: {},
  });
  const known = readFigures({ ...draft, floorArea: '' }, { ...asked, isFloorAreaKnown: true });
  expect(known.facts?.floorAreaM2).toBeNull();
});

test.each([
  ['startYear', '2036'],
  ['startYear', ''],
  ['openingBalance', 'たくさん'],
  ['openingBalance', '1.5'],
  ['unitPrice', '-1'],
  ['floorArea', '0'],
  ['planResolvedOn', '2026-11-22'],
  ['madeOn', '2026-02-30'],
] as const)('%s cannot be “%s”', (field, text) => {
  const { facts, problems } = readFigures({ ...draft, [field]: text }, asked);
  expect(facts).toBeNull();
  expect(Object.keys(problems)).toEqual([field]);
});
