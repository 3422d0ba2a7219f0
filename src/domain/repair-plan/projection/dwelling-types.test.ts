import { expect, test } from 'vitest';
import { dwellingTypesOf, middleTypeOf } from './dwelling-types.ts';

const dwellings = [
  { id: '101', areaM2: 78.45, share: 7845 },
  { id: '102', areaM2: 64.1, share: 6410 },
  { id: '103', areaM2: 64.1, share: 6410 },
  { id: '104', areaM2: 64.1, share: 6500 },
];

test('by area, equal areas are one type, the smallest first', () => {
  const types = dwellingTypesOf(dwellings, { basis: 'area' });
  expect(types.map(({ dwelling, place, count }) => [dwelling.id, place, count])).toEqual([
    ['102', 1, 3],
    ['101', 0, 1],
  ]);
});

test('by share, equal areas with other shares are types of their own', () => {
  const types = dwellingTypesOf(dwellings, { basis: 'share' });
  expect(types.map(({ dwelling, count }) => [dwelling.id, count])).toEqual([
    ['102', 2],
    ['104', 1],
    ['101', 1],
  ]);
});

test('the middle type has as many smaller as larger dwellings; no dwellings have none', () => {
  const types = dwellingTypesOf(dwellings, { basis: 'share' });
  expect(middleTypeOf(types)?.dwelling.id).toBe('102');
  expect(middleTypeOf(types.slice(1))?.dwelling.id).toBe('104');
  expect(middleTypeOf([])).toBeUndefined();
});
