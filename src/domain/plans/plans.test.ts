import { expect, test } from 'vitest';
import { plans } from './plans.ts';
import { trialEndsOn, trialOn, trialOver } from './trial.ts';

test('a larger plan never allows less', () => {
  const all = [plans.light, plans.standard, plans.pro];
  for (const key of ['modelAnswers', 'storageMb'] as const) {
    const allowed = all.map((plan) => plan[key]);
    expect(allowed).toEqual(allowed.toSorted((one, other) => one - other));
  }
});

test('a trial lasts to the end of its last day', () => {
  const endsOn = trialEndsOn('2026-11-21');
  expect(endsOn).toBe('2026-12-21');
  expect(trialOn(endsOn, '2026-11-21')?.daysLeft).toBe(31);
  expect(trialOn(endsOn, '2026-12-20')?.daysLeft).toBe(2);
  expect(trialOn(endsOn, '2026-12-21')?.daysLeft).toBe(1);
  expect(trialOn(endsOn, '2026-12-22')?.daysLeft).toBe(0);
  expect(trialOn(endsOn, '2027-06-01')?.daysLeft).toBe(0);
  expect(trialOn(null, '2026-11-21')).toBeNull();
  expect(trialOver(endsOn)).toContain('2026年12月21日に終わりました');
});
