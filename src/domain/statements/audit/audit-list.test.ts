import { expect, test } from 'vitest';
import type { CheckResult } from '#domain/statements/checks/check.ts';
import type { AuditEvidence } from './audit-evidence.ts';
import { type AuditAnswer, auditCodes, auditList } from './audit-list.ts';

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

const journal = {
  entryCount: 120,
  lateCount: 2,
  reversalCount: 1,
  paymentCount: 80,
  barePaymentCount: 3,
  barePaymentYen: 45_000,
};
const evidence = (facts: Partial<AuditEvidence>): AuditEvidence => ({
  certificates: [],
  checks: [],
  statements: [],
  sheets: [],
  journal,
  monthPapers: [],
  ...facts,
});
const itemOf = (
  code: string,
  facts: Partial<AuditEvidence>,
  answers: readonly AuditAnswer[] = [],
) => auditList(evidence(facts), answers).items.find((it) => it.code === code);

test('there are the 38 of the field, each with a code of its own', () => {
  expect(new Set(auditCodes).size).toBe(38);
});

test('what the books cannot prove waits for the auditor, though the figures agree', () => {
  const ids = ['X4', 'X6', 'X11', 'X12', 'X15', 'X17', 'X18', 'X45'] as const;
  const { items } = auditList(evidence({ checks: ids.map(passed) }), []);
  const done = items.filter(({ isDone }) => isDone).map(({ code }) => code);
  expect(done).toContain('reserve');
  for (const code of ['overrun', 'receivables', 'advances', 'meeting', 'vouchers', 'journal']) {
    expect(done).not.toContain(code);
  }
});

test('an answer finishes it; a finding needs words', () => {
  const itemWith = (result: 'fit' | 'finding', note: string) =>
    itemOf('overrun', { checks: [passed('X6')] }, [{ code: 'overrun', result, note }]);
  expect(itemWith('fit', '')?.isDone).toBe(true);
  expect(itemWith('finding', '')?.isDone).toBe(false);
  expect(itemWith('finding', '議事録の額とちがいます。')?.isDone).toBe(true);
});

test('the journal is told with its figures', () => {
  expect(itemOf('journal', {})?.computed?.sentence).toBe(
    '仕訳120件のうち、日付から31日を過ぎて入力されたものは2件、取り消しは1件です。',
  );
  expect(itemOf('vouchers', {})?.computed?.sentence).toBe(
    '支払80件のうち、証憑のないものが3件、45,000円あります。',
  );
  const whole = { journal: { ...journal, barePaymentCount: 0, barePaymentYen: 0 } };
  expect(itemOf('vouchers', whole)?.computed?.sentence).toBe(
    '支払80件のすべてに、証憑があります。',
  );
});

test('without loans there is nothing to look at', () => {
  expect(itemOf('loans', {})).toMatchObject({ isDone: true });
});

test('the papers of the management company are counted by when they came', () => {
  const paper = (month: string, receivedOn: string | null, daysLate: number) => ({
    month,
    dueOn: '2026-10-31',
    receivedOn,
    daysLate,
    isAwaited: receivedOn === null,
  });
  const told = (monthPapers: AuditEvidence['monthPapers']) =>
    itemOf('monthly', { monthPapers })?.computed?.sentence;
  expect(told([paper('2026-09', null, 0)])).toBe('月報の登録は、まだありません。');
  expect(
    told([
      paper('2026-09', null, 3),
      paper('2026-08', '2026-10-02', 2),
      paper('2026-07', '2026-08-20', 0),
    ]),
  ).toBe('3か月分のうち、期限までに届いたものは1、遅れたものは1、登録のないものは1か月分です。');
});
