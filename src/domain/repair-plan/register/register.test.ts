import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { categoryOf, groupOf, groups, priceCategories } from './group.ts';
import { placeInCycle, yearsByCycle } from './planned-years.ts';
import { problemsOf, type Register } from './problems-of.ts';
import { itemName, listPrice, priceYearOf, type RepairItem } from './repair-item.ts';
import { standardWorks } from './standard-cycles.ts';

const register: Register = { ...plainPlan, items: [plainItem] };

function faultOf(change: Partial<RepairItem>): string[] {
  return problemsOf({ ...register, items: [{ ...plainItem, ...change }] }).map(
    ({ field }) => field,
  );
}

test('the guideline has 19 groups, and every group but none other has its works', () => {
  expect(groups.map(({ number }) => number)).toEqual(
    Array.from({ length: 19 }, (_, index) => index + 1),
  );
  expect(new Set(standardWorks.map(({ group }) => group)).size).toBe(19);
  expect(groupOf(20)).toBeUndefined();
  expect(new Set(groups.map(({ number }) => categoryOf(number)))).toEqual(new Set(priceCategories));
});

test('the iron parts are painted every 5 to 7 years; an inspection after a disaster has no cycle', () => {
  const cycleOf = (wanted: string) => standardWorks.find(({ part }) => part === wanted)?.cycle;
  expect(cycleOf('鉄部塗装（雨掛かり部分）')).toEqual({ loYears: 5, hiYears: 7 });
  expect(cycleOf('臨時点検（被災時）')).toBeNull();
});

test('quantity times price keeps two decimals', () => {
  expect(listPrice({ ...plainItem, quantity: 12.34, unitPriceYen: 5_000 })).toBe(61_700);
  expect(listPrice({ ...plainItem, quantity: 0.1, unitPriceYen: 3 })).toBe(0.3);
});

test('a price of March belongs to the fiscal year before', () => {
  expect(priceYearOf({ ...plainItem, pricedOn: '2025-03-31' }, 2026)).toBe(2024);
  expect(priceYearOf(plainItem, 2026)).toBe(2026);
  expect(itemName(plainItem)).toBe('屋上防水（露出） 補修');
});

test('a cycle of 12 years after 2018 gives 2030, 2042 and 2054', () => {
  expect(yearsByCycle(2018, 12, plainPlan)).toEqual([2030, 2042, 2054]);
});

test('what is overdue comes in the first year', () => {
  expect(yearsByCycle(1990, 12, plainPlan)).toEqual([2026, 2038, 2050]);
  expect(yearsByCycle(2018, 0, plainPlan)).toEqual([]);
});

test.each([
  [2029, 'early'],
  [2030, 'within'],
  [2033, 'within'],
  [2034, 'late'],
])('12 to 15 years after 2018, the year %i is %s', (year, place) => {
  expect(placeInCycle({ loYears: 12, hiYears: 15 }, 2018, year)).toBe(place);
});

test('a sound register has no problem', () => {
  expect(problemsOf(register)).toEqual([]);
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(problemsOf(anyPlan(seed))).toEqual([]);
    }),
  );
});

test.each<[string, Partial<RepairItem>]>([
  ['unitPriceYen', { unitPriceYen: -1 }],
  ['unitPriceYen', { unitPriceYen: 0.5 }],
  ['unitPriceYen', { unitPriceYen: 10_000_000_001 }],
  ['unitPriceYen', { unitPriceYen: 20_000, quantity: 1_000_000 }],
  ['unitPriceYen', { unitPriceYen: Number.NaN }],
  ['quantity', { quantity: 0 }],
  ['quantity', { quantity: Number.POSITIVE_INFINITY }],
  ['quantity', { quantity: 1_000_001, unitPriceYen: 1 }],
  ['quantity', { quantity: 12.345 }],
  ['note', { note: 'あ'.repeat(501) }],
  ['group', { group: 20 }],
  ['part', { part: ' ' }],
  ['unit', { unit: '' }],
  ['pricedOn', { pricedOn: '2026-02-30' }],
  ['pricedOn', { pricedOn: '1985-04-01' }],
  ['years', { years: [2025] }],
  ['years', { years: [2056] }],
  ['years', { years: [2030.5] }],
  ['years', { years: [2030, 2030] }],
  ['cycle', { cycle: { loYears: 15, hiYears: 12 } }],
  ['cycle', { cycle: { loYears: 0, hiYears: 12 } }],
  ['lastDoneYear', { lastDoneYear: 1899 }],
])('a fault of %s is told beside the field: %o', (field, change) => {
  expect(faultOf(change)).toEqual([field]);
});

test.each<[string, Partial<RepairItem>]>([
  ['the first year', { years: [2026] }],
  ['the last year', { years: [2055] }],
  ['a quantity of two decimals', { quantity: 999_999.29, unitPriceYen: 1 }],
  ['the longest note', { note: 'あ'.repeat(500) }],
  ['a free price', { unitPriceYen: 0 }],
  ['the dearest line', { unitPriceYen: 10_000_000_000 }],
])('%s is still right', (_, change) => {
  expect(faultOf(change)).toEqual([]);
});

test.each<[string, Partial<Register>]>([
  ['items', { items: [] }],
  ['items', { items: Array.from({ length: 5_001 }, () => plainItem) }],
  ['dwellings', { dwellings: [] }],
  ['dwellings', { dwellings: [{ id: '101', areaM2: 0, share: 1 }] }],
  ['yearCount', { yearCount: 61 }],
  ['startYear', { startYear: 20_260 }],
])('a fault of the whole register is told once: %s', (field, change) => {
  const problems = problemsOf({ ...register, ...change }).filter(({ itemId }) => itemId === null);
  expect(problems.map((problem) => problem.field)).toEqual([field]);
  expect(problems[0]?.sentence).toMatch(/。$/);
});

test('5,000 items are read; the same number twice is a fault', () => {
  const items = Array.from({ length: 5_000 }, (_, index) => ({ ...plainItem, id: `${index}` }));
  expect(problemsOf({ ...register, items })).toEqual([]);
  expect(problemsOf({ ...register, items: [plainItem, plainItem] })).toEqual([
    { itemId: 'a', field: 'id', sentence: '同じ番号の行が2つ以上あります。' },
  ]);
});
