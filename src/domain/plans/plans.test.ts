import { expect, test } from 'vitest';
import { auditExportHindrance, auditExportNote } from './audit-export.ts';
import { plans } from './plans.ts';
import { trialEndsOn, trialOn, trialOver } from './trial.ts';

test('a larger plan never allows less', () => {
  const all = [plans.light, plans.standard, plans.pro];
  for (const key of ['modelAnswers', 'storageMb'] as const) {
    const allowed = all.map((plan) => plan[key]);
    expect(allowed).toEqual(allowed.toSorted((one, other) => one - other));
  }
});

test('the audit export is a part of Pro, and whoever tries the product out may try it', () => {
  const of = (kind: 'copy' | 'customer', plan: 'standard' | 'pro', isTrying = false) => {
    const association = { kind, plan, isTrying };
    return [auditExportHindrance(association) === '', auditExportNote(association) !== ''];
  };
  expect(of('customer', 'pro')).toEqual([true, false]);
  expect(of('customer', 'standard')).toEqual([false, false]);
  expect(of('customer', 'standard', true)).toEqual([true, true]);
  expect(of('copy', 'standard')).toEqual([true, true]);
  expect(of('copy', 'pro')).toEqual([true, false]);
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
