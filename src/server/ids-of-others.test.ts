import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConversation } from '#contract/caretaker.ts';
import type { FileEndpoint, ObjectSchema } from '#contract/endpoint.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { may } from '#domain/access/permissions.ts';
import { rolesWith } from '#domain/access/role.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import {
  beginTenant,
  contentOf,
  fillTenant,
  idsOf,
  type Member,
} from '#server/testing/tenants/make-tenants.ts';

type Guarded = Pick<FileEndpoint<ObjectSchema>, 'method' | 'path' | 'needs'>;

/** Every endpoint that names a row in its path: a new one is tested without a change here. */
const contracts = import.meta.glob<Record<string, unknown>>('../contract/*.ts', { eager: true });
const naming = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .filter(isGuarded)
  .filter(({ path }) => /:\w+Id\b/.test(path));

function isGuarded(value: unknown): value is Guarded {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'needs' in value && value.needs !== 'nothing';
}

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-ids-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(filesFolder) });

const notIds: Readonly<Record<string, string>> = {
  year: '2026',
  month: '2026-10',
  number: '1',
  code: 'X01',
};

function addressOf({ path }: Guarded, at: string, id: string): string {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => notIds[name] ?? id);
  const query = filled.endsWith('/page') ? '?from=2025-04-01&until=2026-11-23' : '';
  return `/api/associations/${at}${filled}${query}`;
}

/** What one is told, with the asked id and the request's own taken out. */
async function told({ visitor, at }: Member, endpoint: Guarded, id: string): Promise<string> {
  const isReading = endpoint.method === 'GET';
  const response = await visitor.send(addressOf(endpoint, at, id), {
    method: endpoint.method,
    ...(isReading ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  return `${response.status} ${(await response.text()).replaceAll(id, '…')}`;
}

/** A refusal, or an answer that holds nothing. */
const nothingThere =
  /^4\d\d |\{"handedOver":null\}$|\{"takenBack":false\}$|"rows":\[\],"closingYen":0,/;

/** One after the other, until one is found: many of these answers are papers that have to be drawn. */
async function isReached(
  asking: Member,
  endpoint: Guarded,
  ids: readonly string[],
): Promise<boolean> {
  for (const id of ids) {
    if ((await told(asking, endpoint, id)).startsWith('200 ')) return true;
  }
  return false;
}

type Ids = Awaited<ReturnType<typeof idsOf>>;

/** What may stand in its path: ids of the tables that are called as its last id is, or of all where none is. */
function idsFor({ path }: Guarded, ids: Ids): readonly string[] {
  const called = [...path.matchAll(/:(\w+)Id\b/g)].at(-1)?.[1] ?? '';
  const word = called.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const tables = [...ids.keys()].filter((table) => table.includes(word));
  return (tables.length > 0 ? tables : [...ids.keys()]).flatMap((table) => ids.get(table) ?? []);
}

/** Every endpoint with the ids of the other: it must say what it says of an id that is nowhere. */
async function hints(asking: Member, ids: Ids): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of naming) {
    const ofNothing = await told(asking, endpoint, randomUUID());
    if (!nothingThere.test(ofNothing)) found.push(`${endpoint.path}: ${ofNothing.slice(0, 80)}`);
    for (const id of idsFor(endpoint, ids)) {
      const answer = await told(asking, endpoint, id);
      if (answer !== ofNothing) {
        found.push(`${endpoint.method} ${endpoint.path} ${id} → ${answer.slice(0, 80)}`);
      }
    }
  }
  return found;
}

const name = 'さくら台マンション管理組合';
const owners = ['青木 一郎', '石井 二郎'] as const;
const members: { first?: Member; second?: Member; visitor?: Member } = {};
function member(which: keyof typeof members): Member {
  const found = members[which];
  if (!found) throw new Error(`${which} is missing`);
  return found;
}

beforeAll(async () => {
  members.first = await beginTenant(server, { name, email: 'first@example.jp', position: 'chair' });
  members.second = await beginTenant(server, {
    name,
    email: 'second@example.jp',
    position: 'treasurer',
  });
  await fillTenant(members.first, owners);
  await fillTenant(members.second, owners);
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'chair' });
  const { association } = await visitor.call(getSession, {});
  await visitor.call(createConversation, { title: '駐輪場' });
  members.visitor = { visitor, at: 'own', associationId: association.id };
});

test('the ids are real: whose they are finds something under them', async () => {
  const own = member('visitor');
  await own.visitor.call(setDemoRole, { role: 'treasurer' });
  const ids = await idsOf(server, own.associationId, 6);
  expect(ids.size).toBeGreaterThan(40);
  const reading = naming.filter(({ method }) => method === 'GET');
  const unreached: string[] = [];
  for (const endpoint of reading) {
    if (!(await isReached(own, endpoint, idsFor(endpoint, ids)))) unreached.push(endpoint.path);
  }
  // Papers of which the demonstration has none: nobody has made or uploaded one yet.
  expect(unreached.toSorted()).toEqual([
    '/agenda-enclosures/:enclosureId/file',
    '/application-files/:fileId',
    '/applications/inbox/files/:fileId',
    '/arrears/dunnings/:dunningId/letter.pdf',
    '/billing/debits/:batchId/zengin.txt',
    '/board-minutes/:meetingId/versions/:version/pdf',
    '/board-minutes/:meetingId/versions/:version/signed',
    '/booking-desk/:bookingId/scan',
    '/circulations/:circulationId/shodaku.pdf',
    '/disclosures/:disclosureId',
    '/disclosures/:disclosureId/pdf',
    '/documents/:documentId/original',
    '/leaving/archives/:archiveId/archive.zip',
    '/minutes/:meetingId/versions/:version/pdf',
    '/minutes/:meetingId/versions/:version/signed',
    '/own-bill/receipts/:receiptId/receipt.pdf',
    '/payments/files/:fileId/zengin.txt',
    '/people/owner-changes/:changeId/letter.pdf',
    '/plan-invoices/:invoiceId/pdf',
    '/preparations/:meetingId/convocation/atena.pdf',
    '/preparations/:meetingId/convocation/gian.pdf',
    '/preparations/:meetingId/convocation/saisoku.pdf',
    '/preparations/:meetingId/corrections/:correctionId/atena.pdf',
    '/slip-scans/:scanId',
    '/votes/:meetingId/items/:itemId',
  ]);
});

const asking = [
  ['second', 'first', 'treasurer'],
  ['second', 'visitor', 'treasurer'],
  ['visitor', 'first', 'chair'],
  ['visitor', 'second', 'auditor'],
] as const;

test('no endpoint stays shut to all who ask below', () => {
  const opened = naming.filter(({ needs }) =>
    asking.some(([, , role]) => may(rolesWith(role), needs)),
  );
  expect(naming.filter((it) => !opened.includes(it))).toEqual([]);
  expect(naming.length).toBeGreaterThan(50);
});

describe.each(asking)('%s asking with the ids of %s, as %s', (who, asked, role) => {
  test('is told what is said of an id that is nowhere, and changes nothing', async () => {
    if (who === 'visitor') await member(who).visitor.call(setDemoRole, { role });
    const { associationId } = member(asked);
    const ids = await idsOf(server, associationId);
    expect(ids.size).toBeGreaterThan(8);
    const before = await contentOf(server, associationId);
    expect(await hints(member(who), ids)).toEqual([]);
    expect(await contentOf(server, associationId)).toEqual(before);
  });
});
