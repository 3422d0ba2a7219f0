import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getSession, setDemoRole } from '#contract/session.ts';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import { type Fuzzed, fuzzTenants, harvest, type Tenant } from '#server/testing/tenants/fuzz.ts';
import { beginTenant, contentOf, fillTenant } from '#server/testing/tenants/make-tenants.ts';

/** `npm run bench -- tenants` asks for more, and wants the figures. */
const count = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const seed = Number(process.env['FUZZ_SEED'] ?? 20261124);
const report = process.env['FUZZ_REPORT'];

/** They end the asker's own session or copy, or take another role: nothing could be asked after them. */
const endings = [
  '/api/sign-out',
  '/api/demo/reset',
  '/api/demo/role',
  '/api/account/devices/:sessionId',
];

const contracts = import.meta.glob<Record<string, unknown>>('../contract/*.ts', { eager: true });
const endpoints = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .filter(({ path }) => !endings.includes(path));

function isEndpoint(value: unknown): value is Fuzzed {
  return typeof value === 'object' && value !== null && 'path' in value && 'needs' in value;
}

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-fuzz-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(filesFolder) });

async function customer(name: string, owners: readonly [string, string]): Promise<Tenant> {
  const begun = { name: `${name}マンション管理組合`, email: `${name}-${randomUUID()}@example.jp` };
  const member = await beginTenant(server, { ...begun, position: 'chair' });
  await fillTenant(member, owners);
  return { ...member, name, words: [begun.name, ...owners], isVisitor: false };
}

async function copyOfVisitor(): Promise<Tenant> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'chair' });
  const { association } = await visitor.call(getSession, {});
  const member = { visitor, at: 'own', associationId: association.id };
  return { ...member, name: 'visitor', words: ['みどり坂レジデンス'], isVisitor: true };
}

test('two customers and a visitor ask everything with the ids of the others: no row, no hint, no change', {
  timeout: 0,
}, async () => {
  const tenants = [
    await customer('hatsuhi', ['初日 一郎', '初日 二郎']),
    await customer('tsukimi', ['月見 一郎', '月見 二郎']),
    await copyOfVisitor(),
  ];
  const idsOf = new Map<Tenant, readonly string[]>();
  for (const tenant of tenants) idsOf.set(tenant, await harvest(tenant, endpoints));
  expect([...idsOf.values()].every((ids) => ids.length > 5)).toBe(true);
  let last = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`;
  const field = { tenants, idsOf, endpoints, random: makeRandom(seed), newId };
  const outcome = await fuzzTenants(field, count);
  if (report) {
    mkdirSync(report, { recursive: true });
    writeFileSync(join(report, `${server.db.kind}.json`), JSON.stringify(outcome));
  }
  expect(outcome.faults).toEqual([]);
  expect(outcome.understood).toBeGreaterThan(count / 20);
  expect(
    Object.keys(await contentOf(server, tenants[0]?.associationId ?? '')).length,
  ).toBeGreaterThan(50);
});
