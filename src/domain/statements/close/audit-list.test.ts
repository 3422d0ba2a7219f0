import { expect, test } from 'vitest';
import type { CheckResult } from '#domain/statements/checks/check.ts';
import { auditList } from './audit-list.ts';

const passed = (id: CheckResult['id']): CheckResult => ({
  id,
  title: id,
  holds: true,
  severity: 'error',
  subject: '管理費会計',
  leftYen: 100,
  rightYen: 100,
  sentence: '合っています。',
});

test('what the books cannot prove waits for the auditor, though the figures agree', () => {
  const ids = ['X4', 'X6', 'X11', 'X12', 'X15', 'X17', 'X18', 'X45'] as const;
  const checks = ids.map(passed);
  const { items } = auditList({ certificates: [], checks, answers: [] });
  const done = items.filter(({ isDone }) => isDone).map(({ code }) => code);
  expect(done).toContain('funds');
  for (const code of ['budget', 'receivables', 'advances', 'meeting']) {
    expect(done).not.toContain(code);
  }
});

test('an answer finishes it; a finding needs words', () => {
  const itemWith = (result: 'fit' | 'finding', note: string) =>
    auditList({
      certificates: [],
      checks: [passed('X6')],
      answers: [{ code: 'budget', result, note }],
    }).items.find(({ code }) => code === 'budget');
  expect(itemWith('fit', '')?.isDone).toBe(true);
  expect(itemWith('finding', '')?.isDone).toBe(false);
  expect(itemWith('finding', '議事録の額とちがいます。')?.isDone).toBe(true);
});
