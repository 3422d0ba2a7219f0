import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { template } from '#demo/template.ts';
import { createControl, findRunningServer } from './control.ts';
import type { Law } from './features/law/law.ts';
import { listLawArticles } from './features/law/store.ts';
import { startServer } from './testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-control-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'control.json');

const { db } = await startServer();
const control = createControl(db, {
  dataDir: folder,
  issuer: undefined,
  appUrl: 'http://localhost:3000',
});

async function ask(authorization: string | undefined) {
  const headers = authorization === undefined ? {} : { authorization };
  return control.fetch(new Request('http://127.0.0.1/outbox', { headers }));
}

test('who does not know the token is told nothing', async () => {
  for (const authorization of [undefined, '', 'Bearer ', `Bearer ${'A'.repeat(43)}`]) {
    const response = await ask(authorization);
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('');
  }
});

test('a law that was read beside the server is stored by it', async () => {
  control.announce(4000);
  const { token } = JSON.parse(readFileSync(file, 'utf8'));
  const law: Law = {
    revisionId: '405AC0000000088_20250601_X',
    lawId: '405AC0000000088',
    lawNumber: '平成5年法律第88号',
    title: '行政手続法',
    inForceFrom: '2025-06-01',
    articles: [{ label: '第1条', caption: '目的', place: '', text: '目的とする。' }],
  };
  const request = new Request('http://127.0.0.1/law', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(law),
  });
  expect((await control.fetch(request)).status).toBe(200);
  expect(await listLawArticles(db, law.revisionId)).toEqual(law.articles);
  control.withdraw();
});

test('the log of every association, or of one, is checked beside the server', async () => {
  control.announce(4000);
  const { token } = JSON.parse(readFileSync(file, 'utf8'));
  const asked = async (search: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (
      await control.fetch(new Request(`http://127.0.0.1/audit${search}`, { headers }))
    ).json();
  };
  expect(await asked('')).toMatchObject([
    { associationId: template.associationId, brokenAt: null },
  ]);
  expect(await asked('?association=nowhere')).toEqual([]);
  control.withdraw();
});

test('the token stands in a file that only its owner reads, and goes with the server', async () => {
  control.announce(4000);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { url, token } = JSON.parse(readFileSync(file, 'utf8'));
  expect(url).toBe('http://127.0.0.1:4000');
  const response = await ask(`Bearer ${token}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
  control.withdraw();
  expect(existsSync(file)).toBe(false);
});

test('without the file, or with one that a killed server left, no server runs', async () => {
  expect(await findRunningServer(folder)).toBeUndefined();
  writeFileSync(file, JSON.stringify({ url: 'http://127.0.0.1:9', token: 'gone' }));
  expect(await findRunningServer(folder)).toBeUndefined();
});
