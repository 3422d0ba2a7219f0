import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDocument, listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/settlement.ts';
import { keepBooks } from '#demo/books.ts';
import { relativeDates } from '#demo/relative-dates.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { drawPdf } from '#server/testing/draw-pdf.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';
import { keepDemonstration } from './keep-demonstration.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-kept-years-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const files = createDiskFileStore(filesFolder);
const server = await startServer({ files });
const keep = () => keepDemonstration(server.db, { files, today: testToday });

beforeAll(async () => {
  const t = Date.now();
  expect(await keep()).toBe(2);
  console.log('kept in', Date.now() - t);
  for (const it of await files.list()) console.log(it.key, (await files.get(it.key))?.byteLength);
});

test('what is kept stays: a second look adds nothing', async () => {
  expect(await keep()).toBe(0);
  expect(await files.list()).toHaveLength(6);
});

test.each(['2024', '2025'])(
  'the %s settlement is an approved version and a document',
  async (year) => {
    const treasurer = server.visit();
    await treasurer.call(setDemoRole, { role: 'treasurer' });
    const settlement = await treasurer.call(contract.getSettlement, { year });
    expect(settlement.versions.map(({ state, isCurrent }) => [state, isCurrent])).toEqual([
      ['approved', true],
      ['audited', true],
      ['draft', true],
    ]);
    console.log(
      settlement.canIssue,
      settlement.items.filter((i) => i.state === 'open'),
      settlement.checks.filter((c) => !c.holds),
    );
    const id = settlement.versions[0]?.documentId ?? '';
    const owner = server.visit();
    const { document } = await owner.call(getDocument, { documentId: id });
    console.log(document.head, document.body.length);
  },
);
