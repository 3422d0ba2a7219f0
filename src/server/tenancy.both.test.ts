import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as board from '#contract/board.ts';
import * as caretaker from '#contract/caretaker.ts';
import { getCommunity } from '#contract/community.ts';
import { sendInquiry } from '#contract/contact.ts';
import * as documentsContract from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { addTask, deleteTask, getHome, setTaskDone } from '#contract/home.ts';
import { getManagement, savePreference } from '#contract/management.ts';
import { listMeetings } from '#contract/meetings.ts';
import * as repairPlan from '#contract/repair-plan.ts';
import { trial } from '#contract/repair-plan-parts.ts';
import { getSession, resetDemo, setDemoRole } from '#contract/session.ts';
import { template } from '#demo/template.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { listOwnedTables } from '#server/features/demo/copy-association.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-tenancy-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(filesFolder) });
type Visitor = ReturnType<typeof server.visit>;
const tenantTables = (await listOwnedTables(server.db)).map(({ name }) => name);
const task = { title: '掲示板の電球を替える', detail: '', dueOn: null };

/** What a visitor can do, all of it once. */
async function walkThroughTheApi(): Promise<string> {
  const visitor = server.visit();
  await visitor.call(getHome, {});
  await visitor.call(listMeetings, {});
  await visitor.send('/api/associations/own/meetings/calendar.ics');
  await visitor.call(getCommunity, {});
  const { preference } = await visitor.call(getManagement, {});
  await visitor.call(savePreference, preference);
  const added = await visitor.call(addTask, task);
  const another = await visitor.call(addTask, task);
  await visitor.call(setTaskDone, { taskId: added.task.id, done: true });
  await visitor.call(deleteTask, { taskId: another.task.id });
  await visitor.call(sendInquiry, {
    organizationName: '組合',
    name: '高橋',
    email: 'chair@example.jp',
    message: '相談です。',
  });
  await walkThroughTheRepairPlan(visitor);
  await walkThroughTheDocuments(visitor);
  await walkThroughTheCaretaker(visitor);
  const discarded = server.visit();
  await discarded.call(addTask, task);
  await discarded.call(resetDemo, {});
  return (await visitor.call(getSession, {})).association.id;
}

async function walkThroughTheRepairPlan(visitor: Visitor): Promise<void> {
  await visitor.call(setDemoRole, { role: 'board' });
  const { answers, versions } = await visitor.call(repairPlan.getRepairPlan, {});
  const baseNumber = versions.at(-1)?.number ?? 0;
  const kept = { name: '試算', baseNumber, trial: trial.parse(noTrial) };
  const { scenario } = await visitor.call(repairPlan.addScenario, kept);
  await visitor.call(repairPlan.saveScenario, { ...kept, scenarioId: scenario.id });
  await visitor.call(repairPlan.shareScenario, { scenarioId: scenario.id, isShared: true });
  await visitor.call(repairPlan.deleteScenario, { scenarioId: scenario.id });
  await visitor.call(repairPlan.savePlanVersion, {
    ...kept,
    note: '',
    planResolvedOn: null,
    feeResolvedOn: null,
  });
  await visitor.call(repairPlan.getPlanVersion, { number: 1 });
  await visitor.call(repairPlan.restorePlanVersion, { number: 1 });
  await visitor.call(repairPlan.saveCertificationAnswers, { answers });
}

async function walkThroughTheDocuments(visitor: Visitor): Promise<void> {
  const { documents } = await visitor.call(documentsContract.listDocuments, {});
  await visitor.call(documentsContract.getDocument, { documentId: documents[0]?.id ?? '' });
  await visitor.call(documentsContract.searchDocuments, { q: 'ぺっと' });
  const facts = {
    title: '掲示',
    category: 'other',
    summary: '',
    visibility: 'everyone',
    issuedOn: '2026-11-20',
    inForceFrom: null,
    inForceUntil: null,
    supersedesId: null,
  } as const;
  const form = new FormData();
  form.set('facts', JSON.stringify(facts));
  form.set('file', new File(['電球を替えます。'], 'keiji.txt'));
  const { url } = requestOf(documentsContract.uploadDocument, {});
  const response = await visitor.send(url, { method: 'POST', body: form });
  const { document } = documentsContract.uploadDocument.output.parse(await response.json());
  await visitor.send(`${url}/${document.id}/original`);
  const documentId = document.id;
  await visitor.call(documentsContract.saveDocument, { ...facts, documentId, title: '張り紙' });
  await visitor.call(documentsContract.deleteDocument, { documentId });
}

async function walkThroughTheCaretaker(visitor: Visitor): Promise<void> {
  const conversation = await visitor.call(caretaker.createConversation, {
    title: 'AI Chat Session',
  });
  const conversationId = conversation.id;
  const asked = { message: 'ペットは何匹まで飼えますか', conversationId };
  const messageId = (await visitor.call(caretaker.sendMessage, asked)).message.id;
  await visitor.call(caretaker.getCaretaker, {});
  await visitor.call(caretaker.rateMessage, { messageId, rating: 'up', reason: '' });
  const { taskId } = await visitor.call(caretaker.handOver, { messageId, note: '' });
  await walkThroughTheBoardsList(visitor, taskId);
  await visitor.call(caretaker.listConversations, {});
  await visitor.call(caretaker.getConversation, { conversationId });
  const words = ['ミドリホール', '集会室'];
  const { synonym } = await visitor.call(caretaker.addOwnSynonym, { words });
  await visitor.call(caretaker.listOwnSynonyms, {});
  await visitor.call(caretaker.deleteOwnSynonym, { synonymId: synonym.id });
  const emptied = await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' });
  await visitor.call(caretaker.deleteConversation, { conversationId: emptied.id });
}

async function walkThroughTheBoardsList(visitor: Visitor, taskId: string): Promise<void> {
  await visitor.call(caretaker.getHandedOver, { taskId });
  await visitor.call(board.saveBoardTask, { taskId, owner: '理事長', dueOn: '2026-12-01' });
  const words = { question: '何匹まで飼えますか', answer: '2匹までです。' };
  const { task: replied } = await visitor.call(board.saveBoardReply, { taskId, ...words });
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const replyId = replied.reply?.id ?? '';
  await visitor.call(board.approveBoardReply, { replyId, approved: true });
  await visitor.call(board.approveBoardReply, { replyId, approved: false });
  await visitor.call(board.deleteBoardReply, { taskId });
  await visitor.call(board.saveBoardReply, { taskId, ...words });
}

let ownId = '';
beforeAll(async () => {
  ownId = await walkThroughTheApi();
});

/** The tenant tables of a statement that it reads or writes without naming their association. */
function unboundTables(statement: string): string[] {
  const references = statement.matchAll(
    /\b(?:from|join|update|into)\s+"?(\w+)"?(?:\s+(?:as\s+)?(?!on\b|where\b|set\b|order\b|group\b|join\b|left\b|values\b|select\b)(\w+))?/gi,
  );
  return [...references].flatMap(([, table = '', alias]) => {
    const column = alias ? `${alias}.association_id` : 'association_id';
    return !tenantTables.includes(table) || statement.includes(column) ? [] : [table];
  });
}

/** Every SQL text of the sources that ask about an association, whether the walk reaches it or not. */
function statementsOfTheSources(): string[] {
  const sources = ['./features', './knowledge'].flatMap((folder) => {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return names.map((name) => `${path}/${name}`);
  });
  const written = sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return written.flatMap((name) => {
    const source = readFileSync(name, 'utf8');
    const texts = source.matchAll(/`([^`]*)`|'([^'\n]*)'/g);
    return [...texts]
      .map(([, long, short]) => long ?? short ?? '')
      .filter((text) => /^\s*(select|insert|update|delete|with)\s/.test(text));
  });
}

describe('every statement on a tenant table names association_id', () => {
  test('a forgotten association is noticed', () => {
    expect(unboundTables('select title from task where id = $1')).toEqual(['task']);
    expect(
      unboundTables(
        'select p.name from officer o join person p on p.id = o.person_id where o.association_id = $1',
      ),
    ).toEqual(['person']);
    expect(unboundTables('delete from document where association_id = $1 and id = $2')).toEqual([]);
  });

  test('as the API asks them', () => {
    const asked = server.statements.filter((text) =>
      tenantTables.some((table) => new RegExp(`\\b${table}\\b`).test(text)),
    );
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((text) => unboundTables(text).length > 0)).toEqual([]);
  });

  test('as the sources write them', () => {
    const written = statementsOfTheSources();
    expect(written.length).toBeGreaterThan(30);
    expect(written.filter((text) => unboundTables(text).length > 0)).toEqual([]);
  });
});

type Key = { table: string; name: string; columns: string[]; parent: string | null };

/** Primary keys (p), foreign keys (f) and indexes (i) of the tenant tables, columns in order. */
async function listKeys(kind: 'p' | 'f' | 'i'): Promise<Key[]> {
  const constraints = `
    select c.relname as table, k.conname as name, p.relname as parent,
           array(select a.attname::text from unnest(k.conkey) with ordinality u(attnum, n)
             join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum order by u.n) as columns
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      left join pg_class p on p.oid = k.confrelid
     where k.contype = '${kind}' and c.relname = any($1)`;
  const indexes = `
    select c.relname as table, x.relname as name, null as parent,
           array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality u(attnum, n)
             join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum order by u.n) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
     where c.relname = any($1)`;
  const { rows } = await server.db.query<Key>(kind === 'i' ? indexes : constraints, [tenantTables]);
  return rows;
}

describe('rows of an association lie together', () => {
  test('there are the tables of the whole product', () => {
    expect(tenantTables.length).toBeGreaterThanOrEqual(25);
    expect(tenantTables).toEqual(expect.arrayContaining(['document', 'task', 'membership']));
  });

  const seconds: Readonly<Record<string, readonly string[]>> = {
    membership: ['user_id'],
    activity_entry: ['number'],
    activity_head: [],
    // A number for each mark, and nothing that names a ballot.
    vote_pile: ['box_id', 'item_id', 'mark'],
  };

  test('each tenant table has the primary key (association_id, id)', async () => {
    const keys = await listKeys('p');
    const columnsOf = new Map(keys.map(({ table, columns }) => [table, columns]));
    for (const table of tenantTables) {
      const own = seconds[table] ?? ['id'];
      expect([table, columnsOf.get(table)]).toEqual([table, ['association_id', ...own]]);
    }
  });

  test('a foreign key to a tenant table carries association_id', async () => {
    const keys = await listKeys('f');
    const shared = ['app_user'];
    const loose = keys.filter(
      ({ parent, columns }) => columns[0] !== 'association_id' && !shared.includes(parent ?? ''),
    );
    expect(keys.length).toBeGreaterThan(tenantTables.length);
    expect(loose).toEqual([]);
  });

  test('every index leads with association_id', async () => {
    const indexes = await listKeys('i');
    expect(indexes.filter(({ columns }) => columns[0] !== 'association_id')).toEqual([]);
  });
});

describe('the version of an association', () => {
  const unwatched = [
    'activity_entry',
    'activity_head',
    'caretaker_usage',
    'chat_message',
    'conversation',
  ];
  const versionOf = async (id: string) => {
    const text = 'select version from association where id = $1';
    return (await server.db.query<{ version: string }>(text, [id])).rows[0]?.version;
  };

  test('is renewed by writes to every table but those of conversations and of the log', async () => {
    const { rows } = await server.db.query<{ name: string; triggers: string[] }>(
      `select c.relname as name, array(select t.tgname::text from pg_trigger t
                where t.tgrelid = c.oid and t.tgname like 'touch_after_%' order by t.tgname) as triggers
         from pg_class c where c.relname = any($1)`,
      [tenantTables],
    );
    const watched = ['touch_after_delete', 'touch_after_insert', 'touch_after_update'];
    for (const { name, triggers } of rows) {
      expect([name, triggers]).toEqual([name, unwatched.includes(name) ? [] : watched]);
    }
    expect(rows.length).toBe(tenantTables.length);
  });

  test.each(['document', 'meeting', 'posting', 'membership', 'conversation'])(
    'a changed row of %s, and only of the own association',
    async (table) => {
      const [own, other] = [await versionOf(ownId), await versionOf(template.associationId)];
      const text = `update "${table}" set association_id = association_id where association_id = $1`;
      const { rowCount } = await server.db.query(text, [ownId]);
      expect(rowCount).toBeGreaterThan(0);
      expect((await versionOf(ownId)) !== own).toBe(!unwatched.includes(table));
      expect(await versionOf(template.associationId)).toBe(other);
    },
  );

  test('a deleted row, an added one and a new name of a user renew it too', async () => {
    const writes = [
      'delete from task where association_id = $1 and created_by is not null',
      `insert into own_synonym (association_id, id, words, added_at)
        values ($1, gen_random_uuid(), '{ホール,集会室}', now())`,
      `update app_user set name = name || '様'
         where id in (select user_id from membership where association_id = $1)`,
    ];
    for (const text of writes) {
      const before = await versionOf(ownId);
      const { rowCount } = await server.db.query(text, [ownId]);
      expect([text, rowCount > 0]).toEqual([text, true]);
      expect(await versionOf(ownId)).not.toBe(before);
    }
  });
});

describe('the second wall', () => {
  const walledTables = tenantTables.filter((name) => name !== 'membership');

  test('a statement without a condition sees the own rows of every table, and no others', async () => {
    for (const table of walledTables) {
      const text = `select distinct association_id as id from "${table}"`;
      const { rows } = await withAssociation(server.db, ownId, (db) =>
        db.query<{ id: string }>(text),
      );
      expect([table, rows.filter(({ id }) => id !== ownId)]).toEqual([table, []]);
    }
    const count = 'select count(*)::int as count from document';
    const all = await server.db.query<{ count: number }>(count);
    const own = await withAssociation(server.db, ownId, (db) => db.query<{ count: number }>(count));
    expect(own.rows[0]?.count).toBe((all.rows[0]?.count ?? 0) / 2);
  });

  test('a write without a condition changes no row of the demonstration', async () => {
    const mine = await withAssociation(server.db, ownId, (db) =>
      db.query(`update task set title = 'mine'`),
    );
    expect(mine.rowCount).toBeGreaterThan(5);
    const { rows } = await server.db.query(
      `select from task where association_id = $1 and title = 'mine'`,
      [template.associationId],
    );
    expect(rows).toEqual([]);
  });

  test('nothing can be written into another association', async () => {
    const moved = withAssociation(server.db, ownId, (db) =>
      db.query('update task set association_id = $1', [template.associationId]),
    );
    await expect(moved).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    'membership',
    'visitor_copy',
    'app_user',
    'inquiry',
    'outbox_mail',
    'template_build',
    'login_name',
    'sign_in_attempt',
    'account_session',
    'passkey',
    'passkey_question',
    'proof_card',
    'provider_login',
    'provider_attempt',
    'rate_use',
  ])('%s is closed to a request in an association', async (table) => {
    const asked = withAssociation(server.db, ownId, (db) => db.query(`select from ${table}`));
    await expect(asked).rejects.toMatchObject({ code: '42501' });
  });

  test('of the associations themselves only the own one is seen', async () => {
    const { rows } = await withAssociation(server.db, ownId, (db) =>
      db.query('select id from association'),
    );
    expect(rows).toEqual([{ id: ownId }]);
  });
});
