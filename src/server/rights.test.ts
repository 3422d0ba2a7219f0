import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileEndpoint, type ObjectSchema, pathsOf } from '#contract/endpoint.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { allPermissions, type Permission } from '#domain/access/permission.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { may } from '#domain/access/permissions.ts';
import { allRoles, type Role, rolesWith } from '#domain/access/role.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

type Guarded = Pick<FileEndpoint<ObjectSchema>, 'method' | 'path' | 'needs'>;

/** Every endpoint of every file of the contract: a new one is tested without a change here. */
const contracts = import.meta.glob<Record<string, unknown>>('../contract/*.ts', { eager: true });
const endpoints = Object.values(contracts).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);
const guarded = endpoints.filter((it): it is Guarded => it.needs !== 'nothing');

function isEndpoint(value: unknown): value is Omit<Guarded, 'needs'> & { needs: string } {
  return typeof value === 'object' && value !== null && 'needs' in value && 'path' in value;
}

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-rights-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(filesFolder) });
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Without any input: whoever may not is told so before it is read, whoever may is told what is missing. */
function addressFor({ path }: Pick<Guarded, 'path'>, association = 'own'): string {
  return `/api/associations/${association}${path.replaceAll(/:\w+/g, unknownId)}`;
}

function requestFor({ method }: Pick<Guarded, 'method'>): RequestInit {
  return method === 'GET'
    ? {}
    : { method, headers: { 'content-type': 'application/json' }, body: '[' };
}

test('the contract was found', () => {
  expect(guarded.length).toBeGreaterThan(30);
  const needed = new Set(guarded.map(({ needs }) => needs));
  expect([...needed].filter((needs) => !allPermissions.includes(needs))).toEqual([]);
});

test('every address of the app belongs to an endpoint of the contract', () => {
  const known = new Set(
    endpoints.flatMap((it) =>
      it.needs === 'nothing'
        ? pathsOf(it).map((path) => `${it.method} ${path}`)
        : [`${it.method} /api/associations/:associationId${it.path}`],
    ),
  );
  const served = server.app.routes.filter(
    ({ path, method }) => path.startsWith('/api/') && method !== 'ALL',
  );
  expect(served.length).toBeGreaterThan(30);
  expect(
    served.map(({ method, path }) => `${method} ${path}`).filter((address) => !known.has(address)),
  ).toEqual([]);
});

describe.each(allRoles)('as %s', (role: Role) => {
  const visitor = server.visit();
  beforeAll(() => visitor.call(setDemoRole, { role }));

  test('every endpoint is refused exactly where the table says so', async () => {
    const wrong: string[] = [];
    for (const endpoint of guarded) {
      const response = await visitor.send(addressFor(endpoint), requestFor(endpoint));
      const body = await response.text();
      const isRefused = response.status === 403 && body.includes(refusalOf(endpoint.needs));
      if (isRefused === may(rolesWith(role), endpoint.needs)) {
        wrong.push(`${endpoint.method} ${endpoint.path} → ${response.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a stranger', () => {
  const associations: string[] = [];
  beforeAll(async () => {
    const owner = server.visit();
    await owner.call(setDemoRole, { role: 'chair' });
    const { association } = await owner.call(getSession, {});
    associations.push(association.id, unknownId);
  });

  test('finds nothing at any address of another association, with any input', async () => {
    const stranger = server.visit();
    const found: string[] = [];
    for (const association of associations) {
      for (const endpoint of guarded) {
        const response = await stranger.send(
          addressFor(endpoint, association),
          requestFor(endpoint),
        );
        if (response.status !== 404) {
          found.push(`${endpoint.method} ${endpoint.path} → ${response.status}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
});

test('a permission that nobody needs guards nothing', () => {
  const shownInPart: readonly Permission[] = [
    'fund.read',
    'arrears.read',
    'register.read',
    'contract.read',
    'subscription.read',
    'task.board',
    'preference.own',
  ];
  const needed = new Set<string>([...guarded.map(({ needs }) => needs), ...shownInPart]);
  expect(allPermissions.filter((permission) => !needed.has(permission))).toEqual([]);
});
