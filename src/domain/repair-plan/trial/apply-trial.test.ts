import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { applyTrial, editsBetween, withEdits } from './apply-trial.ts';
import { type Move, noTrial, type PriceChange } from './trial.ts';

const seeds = fc.nat({ max: 100_000 });

const roof: RepairItem = { ...plainItem, id: 'roof', years: [2035, 2048], isMajorWork: true };
const wall: RepairItem = { ...plainItem, id: 'wall', group: 4, years: [2035], isMajorWork: true };
const lift: RepairItem = { ...plainItem, id: 'lift', group: 15, years: [2034] };
const plan: RepairPlan = { ...plainPlan, items: [roof, wall, lift] };

function yearsAfter(...moves: Move[]): Record<string, readonly number[]> {
  const { items } = applyTrial(plan, { ...noTrial, moves });
  return Object.fromEntries(items.map(({ id, years }) => [id, years]));
}

function pricesAfter(...prices: PriceChange[]): number[] {
  return applyTrial(plan, { ...noTrial, prices }).items.map(({ unitPriceYen }) => unitPriceYen);
}

test('a trial of nothing leaves an equal plan', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(applyTrial(anyPlan(seed), noTrial)).toEqual(anyPlan(seed));
    }),
  );
});

test('steps, loans, levies and settings take the place of the plan’s own', () => {
  const steps = [{ fromYear: 2026, unitPriceYen: 200 }];
  const levies = [{ year: 2030, unitPriceYen: 500 }];
  const settings = { ...plainPlan, yearCount: 35, openingBalanceYen: 1 };
  const tried = applyTrial(plan, { ...noTrial, steps, levies, loans: [], settings });
  expect(tried.contribution).toEqual({ ...plan.contribution, steps });
  expect(tried.levies).toEqual(levies);
  expect([tried.yearCount, tried.openingBalanceYen]).toEqual([35, 1]);
});

test('a major work moves with all its lines of that year, and nothing else', () => {
  expect(yearsAfter({ itemId: null, fromYear: 2035, toYear: 2037 })).toEqual({
    roof: [2037, 2048],
    wall: [2037],
    lift: [2034],
  });
});

test('one line moves alone; a year it does not have moves nothing', () => {
  expect(yearsAfter({ itemId: 'lift', fromYear: 2034, toYear: 2035 })['lift']).toEqual([2035]);
  expect(yearsAfter({ itemId: 'lift', fromYear: 2035, toYear: 2036 })['lift']).toEqual([2034]);
});

test('a work already planned in the new year stays: two would become one', () => {
  expect(yearsAfter({ itemId: 'roof', fromYear: 2035, toYear: 2048 })['roof']).toEqual([
    2035, 2048,
  ]);
});

test('the first and the last year of the plan are inside; the years beside them are not', () => {
  const to = (toYear: number) => yearsAfter({ itemId: 'wall', fromYear: 2035, toYear })['wall'];
  expect([2025, 2026, 2055, 2056].map(to)).toEqual([[], [2026], [2055], []]);
});

test('prices change for one line, for a group, or for all', () => {
  expect(pricesAfter({ itemId: 'lift', group: null, percent: 10 })).toEqual([
    1_000_000, 1_000_000, 1_100_000,
  ]);
  expect(pricesAfter({ itemId: null, group: 4, percent: -10 })).toEqual([
    1_000_000, 900_000, 1_000_000,
  ]);
  expect(
    pricesAfter(
      { itemId: null, group: null, percent: 10 },
      { itemId: null, group: null, percent: 10 },
    ),
  ).toEqual([1_210_000, 1_210_000, 1_210_000]);
});

test('a tenth more makes the works cost a tenth more', () => {
  const works = (some: RepairPlan) => project(some).years.map(({ worksYen }) => worksYen);
  const dearer = applyTrial(plan, {
    ...noTrial,
    prices: [{ itemId: null, group: null, percent: 10 }],
  });
  expect(works(dearer)).toEqual(works(plan).map((yen) => (yen * 11) / 10));
});

test('a line is changed, added and taken out; moves and prices come on top', () => {
  const pump: RepairItem = { ...plainItem, id: 'pump', years: [2030] };
  const tried = applyTrial(plan, {
    ...noTrial,
    moves: [{ itemId: 'pump', fromYear: 2030, toYear: 2031 }],
    prices: [{ itemId: 'pump', group: null, percent: 100 }],
    edits: { changed: [{ ...wall, note: '調べた' }, pump], removed: ['roof', 'unknown'] },
  });
  expect(tried.items).toEqual([
    { ...wall, note: '調べた' },
    lift,
    { ...pump, years: [2031], unitPriceYen: 2_000_000 },
  ]);
});

test('the order of the fields in a stored line is no change', () => {
  const cycle = { hiYears: 15, loYears: 12 };
  const stored = Object.fromEntries(Object.entries({ ...roof, cycle }).toReversed());
  expect(editsBetween([{ ...roof, ...stored }], [roof])).toEqual({ changed: [], removed: [] });
  expect(editsBetween([roof], [{ ...roof, cycle: null }]).changed).toHaveLength(1);
});

const register = fc
  .tuple(seeds, seeds, fc.array(fc.nat({ max: 15 })))
  .map(([one, other, mixed]) => {
    const before = anyPlan(one).items;
    const others = anyPlan(other, { itemCount: 16 }).items;
    const after = others.flatMap((item, index) =>
      mixed.includes(index) ? [] : [before[index] && index % 2 === 0 ? before[index] : item],
    );
    return { before, after };
  });

test('the edits between two registers turn one into the other', () => {
  fc.assert(
    fc.property(register, ({ before, after }) => {
      const byId = (items: readonly RepairItem[]) =>
        items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId(withEdits(before, editsBetween(before, after)))).toEqual(byId(after));
      expect(editsBetween(before, before)).toEqual({ changed: [], removed: [] });
    }),
  );
});

const anyMove = fc.record({
  itemId: fc.option(fc.nat({ max: 11 }).map((index) => `item-${index}`)),
  fromYear: fc.integer({ min: 2026, max: 2055 }),
  toYear: fc.integer({ min: 2020, max: 2060 }),
});

test('the plan itself is never touched', () => {
  fc.assert(
    fc.property(seeds, fc.array(anyMove), register, (seed, moves, { before, after }) => {
      const frozen = anyPlan(seed);
      applyTrial(frozen, {
        ...noTrial,
        moves,
        prices: [{ itemId: null, group: null, percent: 7 }],
        edits: editsBetween(before, after),
      });
      expect(frozen).toEqual(anyPlan(seed));
    }),
  );
});

const sorted = (some: RepairPlan): RepairPlan => ({
  ...some,
  items: some.items.map((item) => ({ ...item, years: item.years.toSorted((a, b) => a - b) })),
});

test('moving into an empty year and back restores the plan', () => {
  fc.assert(
    fc.property(seeds, anyMove, (seed, { itemId, fromYear, toYear }) => {
      const some = anyPlan(seed);
      fc.pre(toYear >= 2026 && toYear <= 2055);
      fc.pre(some.items.every(({ years }) => !years.includes(toYear)));
      const there = { itemId, fromYear, toYear };
      const back = { itemId, fromYear: toYear, toYear: fromYear };
      const returned = applyTrial(some, { ...noTrial, moves: [there, back] });
      expect(sorted(returned)).toEqual(sorted(some));
    }),
  );
});

test('a move inside the plan keeps the number of works, and their cost while prices stand still', () => {
  const worksOf = ({ items }: RepairPlan) => items.flatMap(({ years }) => years).length;
  const costOf = (some: RepairPlan) =>
    project(some).years.reduce((sum, { worksYen }) => sum + worksYen, 0);
  fc.assert(
    fc.property(seeds, anyMove, (seed, move) => {
      fc.pre(move.toYear >= 2026 && move.toYear <= 2055);
      const { items } = anyPlan(seed);
      const still = { ...plainPlan, items: items.map((item) => ({ ...item, pricedOn: null })) };
      const moved = applyTrial(still, { ...noTrial, moves: [move] });
      expect(worksOf(moved)).toBe(worksOf(still));
      expect(costOf(moved)).toBe(costOf(still));
    }),
  );
});

test('moves of different lines may come in any order', () => {
  fc.assert(
    fc.property(seeds, anyMove, anyMove, (seed, one, other) => {
      fc.pre(one.itemId !== null && other.itemId !== null && one.itemId !== other.itemId);
      const some = anyPlan(seed);
      expect(applyTrial(some, { ...noTrial, moves: [one, other] })).toEqual(
        applyTrial(some, { ...noTrial, moves: [other, one] }),
      );
    }),
  );
});
