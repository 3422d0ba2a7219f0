import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { createConversation } from '#contract/caretaker.ts';
import type { FileEndpoint, ObjectSchema } from '#contract/endpoint.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import { askForNumber, beginAssociation, signIn } from '#contract/sign-in.ts';
import { may } from '#domain/access/permissions.ts';
import { rolesWith } from '#domain/access/role.ts';
import { listOwnedTables } from '#server/features/demo/copy-association.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

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
type Visitor = ReturnType<typeof server.visit>;
type Member = { readonly visitor: Visitor; readonly at: string; readonly associationId: string };

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

/** Some ids of every table that has any. */
async function idsOf(associationId: string, ofEach = 1): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, columns } of await listOwnedTables(server.db)) {
    if (!columns.includes('id')) continue;
    const { rows } = await server.db.query<{ id: string }>(
      `select id::text as id from "${name}" where association_id = $1 order by id limit $2`,
      [associationId, ofEach],
    );
    ids.push(...rows.map(({ id }) => id).filter((id) => /^[0-9a-f-]{36}$/.test(id)));
  }
  return [...new Set(ids)];
}

/** Every row of an association, as one digest for each table. */
async function contentOf(associationId: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { name } of await listOwnedTables(server.db)) {
    const { rows } = await server.db.query<{ digest: string }>(
      `select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest
         from "${name}" t where association_id = $1`,
      [associationId],
    );
    content[name] = rows[0]?.digest ?? '';
  }
  return content;
}

async function customer(
  email: string,
  position: z.input<typeof beginAssociation.input>['position'],
): Promise<Member> {
  const visitor = server.visit();
  await visitor.call(askForNumber, { email, purpose: 'begin' });
  const mails = await listWaitingMails(server.db);
  const body = mails.findLast(({ recipient }) => recipient === email)?.body ?? '';
  const number = /\d{4} \d{4}/.exec(body)?.[0] ?? '';
  await visitor.call(signIn, { number, isShared: false });
  const { associationId } = await visitor.call(beginAssociation, {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position,
  });
  return { visitor, at: associationId, associationId };
}

async function fill({ visitor, associationId }: Member): Promise<void> {
  const rows = [
    ['部屋番号', '専有面積', '議決権', '区分所有者', 'フリガナ'],
    ['101', '60', '1', '青木 一郎', 'アオキ イチロウ'],
    ['102', '60', '1', '石井 二郎', 'イシイ ジロウ'],
  ];
  await visitor.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);
  const { people } = await visitor.call(setup.getSetup, {}, associationId);
  const officer = {
    id: randomUUID(),
    personId: people[0]?.id ?? '',
    post: 'director' as const,
    termFrom: '2026-11-01',
    termUntil: '2027-05-31',
  };
  await visitor.call(setup.addOfficer, officer, associationId);
  const contact = { id: randomUUID(), kind: 'public' as const, name: '区役所' };
  const reached = { phone: '045-000-1111', hours: '平日', purpose: '粗大ごみの相談' };
  await visitor.call(setup.addContact, { ...contact, ...reached }, associationId);
  const rule = { id: randomUUID(), name: '小型家電', weekday: 6, weeks: [1] };
  const howTo = { how: '専用のかごに入れます。', putOutBy: '08:30' };
  await visitor.call(setup.addGarbageRule, { ...rule, ...howTo }, associationId);
  await visitor.call(createConversation, { title: 'はじめて' }, associationId);
}

/** A refusal, or an answer that holds nothing. */
const nothingThere = /^4\d\d |\{"handedOver":null\}$|"rows":\[\],"closingYen":0,/;

/** Every endpoint with every id of the other: it must say what it says of an id that is nowhere. */
async function hints(asking: Member, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of naming) {
    const ofNothing = await told(asking, endpoint, randomUUID());
    if (!nothingThere.test(ofNothing)) found.push(`${endpoint.path}: ${ofNothing.slice(0, 80)}`);
    for (const id of ids) {
      const answer = await told(asking, endpoint, id);
      if (answer !== ofNothing) {
        found.push(`${endpoint.method} ${endpoint.path} ${id} → ${answer.slice(0, 80)}`);
      }
    }
  }
  return found;
}

const members: { first?: Member; second?: Member; visitor?: Member } = {};
function member(name: keyof typeof members): Member {
  const found = members[name];
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

beforeAll(async () => {
  members.first = await customer('first@example.jp', 'chair');
  members.second = await customer('second@example.jp', 'treasurer');
  await fill(members.first);
  await fill(members.second);
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'chair' });
  const { association } = await visitor.call(getSession, {});
  await visitor.call(createConversation, { title: '駐輪場' });
  members.visitor = { visitor, at: 'own', associationId: association.id };
});

test('the ids are real: whose they are finds something under them', async () => {
  const own = member('visitor');
  await own.visitor.call(setDemoRole, { role: 'treasurer' });
  const ids = await idsOf(own.associationId, 6);
  expect(ids.length).toBeGreaterThan(40);
  const reading = naming.filter(({ method }) => method === 'GET');
  const unreached: string[] = [];
  for (const endpoint of reading) {
    const answers = await Promise.all(ids.map((id) => told(own, endpoint, id)));
    if (!answers.some((answer) => answer.startsWith('200 '))) unreached.push(endpoint.path);
  }
  // Papers of which the demonstration has none: nobody has made or uploaded one yet.
  expect(unreached.toSorted()).toEqual([
    '/application-files/:fileId',
    '/applications/inbox/files/:fileId',
    '/arrears/dunnings/:dunningId/letter.pdf',
    '/billing/debits/:batchId/zengin.txt',
    '/documents/:documentId/original',
    '/own-bill/receipts/:receiptId/receipt.pdf',
    '/payments/files/:fileId/zengin.txt',
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
    const ids = await idsOf(associationId);
    expect(ids.length).toBeGreaterThan(8);
    const before = await contentOf(associationId);
    expect(await hints(member(who), ids)).toEqual([]);
    expect(await contentOf(associationId)).toEqual(before);
  });
});
