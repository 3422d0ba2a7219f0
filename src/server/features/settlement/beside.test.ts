import { expect, test } from 'vitest';
import { setDemoRole } from '#contract/session.ts';
import { getSettlement } from '#contract/settlement.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

async function checksOf(year: string) {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { checks, waiting } = await visitor.call(getSettlement, { year });
  return { checks, waiting: waiting.map(({ id }) => id) };
}

test('in the year that runs, bills and payments by dwelling come to what the books say', async () => {
  const { checks, waiting } = await checksOf('2026');
  const ofDues = checks.filter(
    ({ id, subject }) => ['X22', 'X25'].includes(id) || subject.includes('住戸ごとの'),
  );
  expect(new Set(ofDues.map(({ id }) => id))).toEqual(new Set(['X15', 'X17', 'X22', 'X25']));
  expect(ofDues.filter(({ holds }) => !holds)).toEqual([]);
  // 未収金 and 前受金 are some of them.
  expect(ofDues.filter(({ leftYen }) => leftYen !== 0).length).toBeGreaterThan(3);
  const ahead = checks.filter(({ id }) => ['X21', 'X40', 'X41'].includes(id));
  expect(ahead.map(({ id, holds }) => [id, holds])).toEqual([
    ['X21', true],
    ['X40', true],
    ['X41', true],
  ]);
  expect(ahead[0]).toMatchObject({ unit: '区画' });
  // A year of the 料金表 needs twelve bills.
  expect(waiting).toContain('X20');
});

test('a settled year was compared with the plan of repairs of its day and with the contracts', async () => {
  const { checks, waiting } = await checksOf('2025');
  const of = (id: string) => checks.filter((it) => it.id === id);
  expect(of('X38')).toMatchObject([{ holds: true }]);
  expect(of('X39')).toMatchObject([{ holds: true }]);
  expect(of('X56').length).toBeGreaterThan(1);
  expect(of('X56').filter(({ holds }) => !holds)).toEqual([]);
  // Nothing was billed here then.
  expect(waiting).toContain('X22');
});
