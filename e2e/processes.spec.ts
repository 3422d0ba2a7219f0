import { expect, test } from '@playwright/test';
import { findPooler, poolerMissing } from '#server/testing/pooler.ts';
import { findBinaries } from '#server/testing/postgres-server.ts';
import { startFleet } from './fleet.ts';
import { loadFleet } from './fleet-load.ts';

/** `npm run bench -- processes` does the same for longer, with the pooler and without. */
test('three processes on one PostgreSQL server, through PgBouncer in transaction mode, killed at random: nobody loses anything', async () => {
  if (!findBinaries()) {
    process.stdout.write('\nPostgreSQL is not installed: several processes were not tested.\n');
    return;
  }
  const isPooled = findPooler() !== undefined;
  if (!isPooled) process.stdout.write(`\n${poolerMissing}\n`);
  const fleet = await startFleet({ processes: 3, isPooled });
  try {
    const load = { seed: 20261124, processes: 3, clients: 6, kills: 2 };
    const report = await loadFleet(fleet, load);
    expect(report.faults).toEqual([]);
    expect(report.answered).toBeGreaterThan(100);
    expect(await sendAtOnce(fleet.url, 40)).toEqual({ 200: 5, 429: 35 });
    expect(fleet.output()).not.toMatch(/"level":"error"/);
  } finally {
    await fleet.stop();
  }
});

/** Forty inquiries from one address, over all processes: a limit of five is five for all of them together. */
async function sendAtOnce(url: string, count: number): Promise<Record<number, number>> {
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const inquiry = { organizationName: '組合', name: '高橋', email: 'chair@example.jp' };
      const response = await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client': '203.0.113.9' },
        body: JSON.stringify({ ...inquiry, message: `相談 ${at}` }),
      });
      await response.text();
      return response.status;
    }),
  );
  return statuses.reduce<Record<number, number>>(
    (counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );
}
