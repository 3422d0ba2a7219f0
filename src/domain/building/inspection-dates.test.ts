import { expect, test } from 'vitest';
import { nextInspection, pastInspections } from './inspection-dates.ts';

const inspections = [
  { heldOn: '2027-02-18', result: 'planned' },
  { heldOn: '2026-12-03', result: 'planned' },
  { heldOn: '2026-02-18', result: 'attention' },
  { heldOn: '2026-11-03', result: 'good' },
];

test('the next one is the nearest of those planned', () => {
  expect(nextInspection(inspections)?.heldOn).toBe('2026-12-03');
  expect(nextInspection(inspections.slice(2))).toBeUndefined();
});

test('the past ones have a result and stand newest first', () => {
  expect(pastInspections(inspections).map(({ heldOn }) => heldOn)).toEqual([
    '2026-11-03',
    '2026-02-18',
  ]);
});
