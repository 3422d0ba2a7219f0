import { expect, test } from 'vitest';
import { getYearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

async function books(role: Role) {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor.call(getYearBooks, { year: 'latest' });
}

test('the one payment of last year that decides over a budget is told, by its name to readers of the ledger', async () => {
  server.clock.nowMs = Date.parse('2026-12-01T09:00:00+09:00');
  const read = await books('treasurer');
  const line = budgetComparison(comparisonInput(read)).find(
    ({ account }) => account.name === '保守点検費',
  );
  expect(line?.state).toBe('likely-over');
  expect(read.onceBefore).toContainEqual(
    expect.objectContaining({ accountId: line?.account.id, amountYen: 165_000 }),
  );
  expect(line?.sentence).toMatch(
    /のうち165,000円は、前の年度に1度だけ、11月に払った「建物の定期調査.*」です。今年度にないものなら、予算におさまります。/,
  );
  // What comes every month is nobody's cause.
  expect(read.onceBefore?.every(({ summary }) => !/電気|水道/.test(summary))).toBe(true);
  const forOwners = await books('owner');
  expect(forOwners.onceBefore?.map(({ summary }) => summary)).toEqual(
    read.onceBefore?.map(() => ''),
  );
  expect(
    budgetComparison(comparisonInput(forOwners)).find(
      ({ account }) => account.id === line?.account.id,
    )?.sentence,
  ).toContain('のうち165,000円は、前の年度に1度だけ、11月に払ったものです。');
});
