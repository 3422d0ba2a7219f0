import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getChart } from '#contract/ledger.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { damages, randomFrom, soundFiles } from '#server/testing/damaged-files.ts';
import { startServer } from '#server/testing/start-server.ts';
import { openLines, take } from '#server/testing/take-statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-damaged-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : 'no error');
const server = await startServer({ files: createDiskFileStore(folder) });

test('a damaged file that is refused leaves nothing behind, whatever is damaged', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { bankAccounts } = await visitor.call(getChart, {});
  const bankAccountId = bankAccounts[0]?.id;
  const random = randomFrom(31);
  const faults: string[] = [];
  let refused = 0;
  let taken = 0;
  for (const { name, make } of damages) {
    for (const { text } of soundFiles) {
      const outcome = await take(visitor, make(text, random), { bankAccountId }).catch(sentenceOf);
      if (typeof outcome !== 'string') taken += outcome.newCount;
      else if (outcome.endsWith('。')) refused += 1;
      else faults.push(`${name}: ${outcome}`);
      const waiting = (await openLines(visitor)).length;
      if (waiting !== taken) faults.push(`${name}: ${waiting} lines, not ${taken}`);
    }
  }
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(50);
  // The screen shows the latest ones alone.
  const { rows } = await server.db.query(
    'select sum(new_count)::int as taken from statement_import where association_id = $1',
    [(await visitor.call(getSession, {})).association.id],
  );
  expect(rows).toEqual([{ taken }]);
});
