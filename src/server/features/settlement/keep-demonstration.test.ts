import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDocument, listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/settlement.ts';
import { keepBooks } from '#demo/books.ts';
import { agmDay, relativeDates } from '#demo/relative-dates.ts';
import { template } from '#demo/template.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';
import { keepDemonstration } from './keep-demonstration.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-kept-years-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const files = createDiskFileStore(filesFolder);
const server = await startServer({ files });
const dates = relativeDates(testToday);
const keep = () => keepDemonstration(server.db, { files, today: testToday, isWanted: () => true });

beforeAll(async () => {
  await keep();
});

test('what is kept stays: a second look adds nothing', async () => {
  expect(await keep()).toBe(0);
  expect(await files.list()).toHaveLength(6);
});

test.each(['2024', '2025'])(
  'the settlement of %s was drafted, audited and approved',
  async (year) => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'treasurer' });
    const { versions, audit, approvedOn, checks } = await visitor.call(contract.getSettlement, {
      year,
    });
    expect(versions.map(({ state, isCurrent }) => [state, isCurrent])).toEqual([
      ['approved', true],
      ['audited', true],
      ['draft', true],
    ]);
    expect(audit.report?.opinion).toBe('fair');
    // What differs without being wrong has its reason beside it.
    expect(checks.filter(({ holds, comment }) => !holds && comment === '')).toEqual([]);
    expect(versions[0]?.meetingOn).toBe(approvedOn);
  },
);

test('the approved paper has the audit report and the day of the meeting', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { url } = requestOf(contract.getPackPdf, { year: '2025', version: '3' });
  const response = await visitor.send(url);
  expect(response.status).toBe(200);
  const pages = await readPdf(new Uint8Array(await response.arrayBuffer()));
  const text = pages.map((page) => page.text).join('');
  expect(text).toContain('監査報告書');
  expect(text).toContain('通常総会承認');
});

test.each([
  [2024, -2],
  [2025, -1],
])('the document of %i says what the books say, to the yen', async (year, cycle) => {
  const owner = server.visit();
  const { documents } = await owner.call(listDocuments, {});
  const head = documents.find(({ title }) => title === `${year}年度 決算書`);
  expect(head).toMatchObject({ category: 'accounts', issuedOn: agmDay(dates, cycle + 1) });
  const { blocks } = await owner.call(getDocument, { documentId: head?.id ?? '' });
  const text = JSON.stringify(blocks);
  const lines = keepBooks(dates)
    .filter((it) => it.year === cycle)
    .flatMap((it) => it.lines)
    .filter(({ actualYen }) => actualYen >= 1_000);
  expect(lines.length).toBeGreaterThan(20);
  const missing = lines.filter(
    ({ name, actualYen }) =>
      !(text.includes(name) && text.includes(actualYen.toLocaleString('ja-JP'))),
  );
  expect(missing).toEqual([]);
});

test('a process that ends leaves the rest to the next one', async () => {
  const { associationId } = template;
  const other = createDiskFileStore(filesFolder);
  await server.db.query('delete from settlement_pack where association_id = $1', [associationId]);
  await server.db.query(`delete from document where association_id = $1 and title like '%決算書'`, [
    associationId,
  ]);
  const making = { files: other, today: testToday };
  expect(await keepDemonstration(server.db, { ...making, isWanted: () => false })).toBe(0);
  expect(await keepDemonstration(server.db, { ...making, isWanted: () => true })).toBe(2);
  // The same bytes as before: nothing more lies in the store.
  expect(await files.list()).toHaveLength(6);
});

test('a tenant does not find it', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'tenant' });
  const { documents } = await visitor.call(listDocuments, {});
  expect(documents.filter(({ title }) => title.endsWith('決算書'))).toEqual([]);
});
