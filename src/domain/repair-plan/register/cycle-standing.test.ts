import { expect, test } from 'vitest';
import { standingOf } from './cycle-standing.ts';
import { emptyItem } from './repair-item.ts';

const roofRepair = {
  ...emptyItem,
  id: 'roof-repair',
  group: 2,
  part: '屋上防水（露出）',
  work: '補修',
  cycle: { loYears: 12, hiYears: 15 },
  lastDoneYear: 2022,
  years: [2048],
};
const roofRenewal = {
  ...roofRepair,
  id: 'roof-renewal',
  work: '撤去・新設',
  cycle: { loYears: 24, hiYears: 30 },
  lastDoneYear: 2008,
  years: [2035],
};
const iron = {
  ...emptyItem,
  id: 'iron',
  group: 5,
  part: '鉄部塗装（雨掛かり部分）',
  work: '塗替え',
  cycle: { loYears: 5, hiYears: 7 },
  lastDoneYear: 2022,
  years: [2029, 2041],
};
const ironWithOthers = {
  ...iron,
  id: 'iron-major',
  work: '塗替え（大規模修繕と同時）',
  cycle: null,
  years: [2035],
};
const at = { completedYear: 2008, thisYear: 2026 };
const placesOf = (...items: (typeof iron | typeof ironWithOthers)[]) =>
  standingOf(items[0] ?? emptyItem, items, at).marks.map(({ place }) => place);

test('a part that is renewed in between begins its cycle anew', () => {
  expect(placesOf(roofRepair)).toEqual(['late']);
  expect(placesOf(roofRepair, roofRenewal)).toEqual(['within']);
  expect(placesOf(roofRenewal, roofRepair)).toEqual(['within']);
});

test('the same work done together with the others counts', () => {
  expect(placesOf(iron)).toEqual(['within', 'late']);
  expect(placesOf(iron, ironWithOthers)).toEqual(['within', 'within']);
  expect(placesOf({ ...iron, years: [2029, 2044] }, ironWithOthers)).toEqual(['within', 'late']);
  expect(placesOf(ironWithOthers, iron)).toEqual([null]);
});

test('another part and another work do not', () => {
  const elsewhere = { ...ironWithOthers, part: '鉄部塗装（玄関ドア等）' };
  const cleaning = { ...ironWithOthers, work: '清掃' };
  expect(placesOf(iron, elsewhere, cleaning)).toEqual(['within', 'late']);
});

test('a work without any year is left out where its cycle ends within the plan', () => {
  const isLeftOut = (
    years: readonly number[],
    endYear: number | undefined,
    ...others: (typeof ironWithOthers)[]
  ) => {
    const item = { ...iron, years: [...years] };
    const place = endYear === undefined ? at : { ...at, endYear };
    return standingOf(item, [item, ...others], place).isLeftOut;
  };
  // Done in 2022, at most seven years apart.
  expect(isLeftOut([], 2055)).toBe(true);
  expect(isLeftOut([], 2029)).toBe(false);
  expect(isLeftOut([], undefined)).toBe(false);
  // Once in the plan is for whoever plans to judge.
  expect(isLeftOut([2029], 2055)).toBe(false);
  // What the 大規模修繕 of 2050 does as well is planned.
  expect(isLeftOut([], 2055, { ...ironWithOthers, years: [2050] })).toBe(false);
});

test('today a work is overdue by the same rule', () => {
  const old = { ...iron, lastDoneYear: 2010 };
  expect(standingOf(old, [old], at).isOverdue).toBe(true);
  const painted = { ...ironWithOthers, lastDoneYear: 2022 };
  expect(standingOf(old, [old, painted], at).isOverdue).toBe(false);
});
