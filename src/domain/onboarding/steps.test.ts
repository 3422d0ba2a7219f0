import { expect, test } from 'vitest';
import { setupSteps } from './steps.ts';

const nothing = {
  hasBuilding: false,
  dwellingCount: 0,
  ownedCount: 0,
  officerCount: 0,
  hasBylaws: false,
  hasBooks: false,
  bankAccountCount: 0,
  hasTariff: false,
  garbageCount: 0,
  contactCount: 0,
  hasPlan: false,
};
const openOf = (facts: Partial<typeof nothing>) =>
  setupSteps({ ...nothing, ...facts }).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

test('a step is done when what it is for is there, and not before', () => {
  expect(openOf({})).toEqual([
    'building',
    'roster',
    'officers',
    'bylaws',
    'books',
    'tariff',
    'house',
    'plan',
  ]);
  expect(openOf({ hasPlan: true })).not.toContain('plan');
  expect(openOf({ hasBuilding: true, dwellingCount: 60, ownedCount: 59 })).toContain('roster');
  expect(openOf({ dwellingCount: 60, ownedCount: 60 })).not.toContain('roster');
  expect(openOf({ hasBooks: true })).toContain('books');
  expect(openOf({ hasTariff: true })).not.toContain('tariff');
  expect(openOf({ garbageCount: 3 })).toContain('house');
});

test('says how many dwellings have an owner', () => {
  const steps = setupSteps({ ...nothing, dwellingCount: 60, ownedCount: 12 });
  expect(steps[1]?.progress).toBe('60戸のうち12戸に区分所有者が入っています');
});
