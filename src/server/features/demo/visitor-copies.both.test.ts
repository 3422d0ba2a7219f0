import { expect, test } from 'vitest';
import { addTask, deleteTask, getHome, setTaskDone } from '#contract/home.ts';
import { savePreference } from '#contract/management.ts';
import { getRepairPlan, saveCertificationAnswers } from '#contract/repair-plan.ts';
import { getSession, resetDemo, setDemoRole } from '#contract/session.ts';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import { newId } from '#server/outside/new-id.ts';
import { recordStatements } from '#server/testing/record-statements.ts';
import { startServer } from '#server/testing/start-server.ts';
import { listOwnedTables } from './copy-association.ts';
import * as store from './store.ts';
import { copiesPerAddress, createVisitors } from './visitors.ts';

/** So few that the limit is met without thirty copies. */
const copiesAnHour = 3;
const server = await startServer({
  visitors: createVisitors({ cookieSecret: 'x'.repeat(32), isHttps: false, copiesAnHour }),
});
const task = { title: '掲示板の電球を替える', detail: '', dueOn: null };
const hourMs = 3_600_000;

async function titlesOf(visitor: ReturnType<typeof server.visit>) {
  const { tasks } = await visitor.call(getHome, {});
  return tasks.map(({ title }) => title);
}

async function hasCopy(copyId: string): Promise<boolean> {
  const { rows } = await server.db.query('select from visitor_copy where association_id = $1', [
    copyId,
  ]);
  return rows.length > 0;
}

/** One line for each table: how many rows the association has, and a checksum of all of them. */
async function contentOf(associationId: string) {
  const content: Record<string, unknown> = {};
  for (const { name, columns } of await listOwnedTables(server.db)) {
    const list = columns.map((column) => `"${column}"::text`).join(', ');
    const { rows } = await server.db.query(
      `select count(*) as rows, md5(string_agg(md5(concat_ws('|', ${list})), '' order by concat_ws('|', ${list})))
         from "${name}" where association_id = $1`,
      [associationId],
    );
    content[name] = rows[0];
  }
  return content;
}

test('reading makes no copy and sets no cookie', async () => {
  const visitor = server.visit();
  const session = await visitor.call(getSession, {});
  expect(session.association.id).toBe(template.associationId);
  expect(session.hasOwnCopy).toBe(false);
  expect(session.user).toMatchObject({ email: 'demo@sumiwa.example', role: 'resident' });
  await visitor.call(getHome, {});
  expect(visitor.cookie).toBe('');
});

test('the first write makes a copy that only this visitor sees; the template stays as it was', async () => {
  const before = await contentOf(template.associationId);
  const [anna, bert] = [server.visit(), server.visit()];
  await anna.call(addTask, task);
  await bert.call(addTask, { ...task, title: '植栽の相談' });

  expect(await titlesOf(anna)).toContain('掲示板の電球を替える');
  expect(await titlesOf(anna)).not.toContain('植栽の相談');
  expect(await titlesOf(bert)).toContain('植栽の相談');
  expect(await titlesOf(bert)).not.toContain('掲示板の電球を替える');
  expect(await titlesOf(server.visit())).not.toContain('植栽の相談');
  expect(await contentOf(template.associationId)).toEqual(before);
});

test('a copy holds every row of every table with the same ids, with one statement for each table and a few more', async () => {
  const copyId = newId(server.clock.nowMs);
  const statements: string[] = [];
  await store.createVisitorCopy(recordStatements(server.db, statements), {
    templateId: template.associationId,
    copyId,
    now: new Date(server.clock.nowMs),
  });
  const content = await contentOf(copyId);
  expect(statements.length).toBeLessThanOrEqual(Object.keys(content).length + 5);
  expect(content).toEqual(await contentOf(template.associationId));
  expect(Object.keys(content)).toContain('agenda_item');
  await store.deleteVisitorCopy(server.db, copyId);
});

/** The rows of an association that name what is not there, counted for each foreign key. */
async function brokenKeysOf(associationId: string) {
  const { rows: keys } = await server.db.query<{ name: string; sql: string }>(
    `select k.conname as name,
            format('select count(*)::int as count from %s c where c.association_id = $1 and %s and not exists (select from %s p where %s)',
              k.conrelid::regclass, string_agg(format('c.%I is not null', a.attname), ' and '), k.confrelid::regclass,
              string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ')) as sql
       from pg_constraint k
       join lateral unnest(k.conkey, k.confkey) as n(own, other) on true
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.own
       join pg_attribute b on b.attrelid = k.confrelid and b.attnum = n.other
      where k.contype = 'f' and exists (
        select from pg_attribute i where i.attrelid = k.conrelid and i.attname = 'association_id')
      group by k.oid, k.conname, k.conrelid, k.confrelid`,
  );
  const broken: string[] = [];
  for (const { name, sql } of keys) {
    const { rows } = await server.db.query<{ count: number }>(sql, [associationId]);
    if (rows[0]?.count !== 0) broken.push(name);
  }
  return { keys: keys.length, broken };
}

test('a copy names nothing that it does not have, though its keys are not asked; afterwards they are', async () => {
  const visitor = server.visit();
  await visitor.call(addTask, task);
  const { association } = await visitor.call(getSession, {});
  const { keys, broken } = await brokenKeysOf(association.id);
  expect(keys).toBeGreaterThan(40);
  expect(broken).toEqual([]);
  await expect(
    server.db.query('insert into membership (association_id, user_id, role) values ($1, $1, $2)', [
      association.id,
      'owner',
    ]),
  ).rejects.toMatchObject({ code: '23503' });
});

test('one visitor cannot reach the copy of another, by address or by a made-up cookie', async () => {
  const [anna, bert] = [server.visit(), server.visit()];
  const added = await anna.call(addTask, task);
  const { association } = await anna.call(getSession, {});

  const byAddress = await bert.send(`/api/associations/${association.id}/home`);
  expect(byAddress.status).toBe(404);
  bert.cookie = `visitor=${association.id}.${'A'.repeat(43)}`;
  expect((await bert.call(getSession, {})).association.id).toBe(template.associationId);
  const mallory = server.visit();
  await expect(mallory.call(deleteTask, { taskId: added.task.id })).rejects.toMatchObject({
    status: 403,
  });
  expect(await titlesOf(anna)).toContain(task.title);
});

test('the visitor finishes, reopens and deletes an own task, and not one of the board', async () => {
  const visitor = server.visit();
  const { task: own } = await visitor.call(addTask, { ...task, dueOn: '2026-12-01' });
  expect(own).toMatchObject({ isMine: true, doneAt: null, dueOn: '2026-12-01' });
  const done = await visitor.call(setTaskDone, { taskId: own.id, done: true });
  expect(done.task.doneAt).toBe('2026-11-21T03:00:00Z');
  const reopened = await visitor.call(setTaskDone, { taskId: own.id, done: false });
  expect(reopened.task.doneAt).toBeNull();
  await visitor.call(deleteTask, { taskId: own.id });

  const { tasks } = await visitor.call(getHome, {});
  const ofBoard = tasks.find(({ isMine }) => !isMine);
  await expect(
    visitor.call(setTaskDone, { taskId: ofBoard?.id ?? '', done: true }),
  ).rejects.toMatchObject({ status: 403, message: 'ご自分で追加したものだけ変更できます。' });
});

test('最初の状態に戻す throws the copy away', async () => {
  const visitor = server.visit();
  await visitor.call(addTask, task);
  const { association } = await visitor.call(getSession, {});
  expect(await visitor.call(resetDemo, {})).toEqual({ hadOwnCopy: true });
  expect(visitor.cookie).toBe('');
  expect(await titlesOf(visitor)).not.toContain(task.title);
  expect(await hasCopy(association.id)).toBe(false);
  expect(await visitor.call(resetDemo, {})).toEqual({ hadOwnCopy: false });
});

test('a copy goes after 24 idle hours, and a use within them keeps it', async () => {
  const [kept, idle] = [server.visit(), server.visit()];
  await kept.call(addTask, task);
  await idle.call(addTask, task);
  server.clock.nowMs += 23 * hourMs;
  await kept.call(getHome, {});
  server.clock.nowMs += 2 * hourMs;
  await store.deleteIdleCopies(server.db, new Date(server.clock.nowMs));
  expect((await kept.call(getSession, {})).hasOwnCopy).toBe(true);
  expect((await idle.call(getSession, {})).hasOwnCopy).toBe(false);
});

test('there are never more than the limit; the one idle longest goes first', async () => {
  const nowMs = server.clock.nowMs;
  // Filled up by hand: two hundred real copies would only make the test slow.
  for (let i = await store.countVisitorCopies(server.db); i < store.copyLimit; i++) {
    const copyId = newId(nowMs);
    await server.db.query(`insert into association (id, name, kind) values ($1, 'copy', 'copy')`, [
      copyId,
    ]);
    await server.db.query('insert into visitor_copy values ($1, $2, $2)', [
      copyId,
      new Date(nowMs + (i + 1) * 1000).toISOString(),
    ]);
  }
  const { rows } = await server.db.query<{ id: string }>(
    'select association_id as id from visitor_copy order by last_used_at limit 1',
  );
  const visitor = server.visit();
  await visitor.call(addTask, task);
  expect(await store.countVisitorCopies(server.db)).toBe(store.copyLimit);
  expect(await hasCopy(rows[0]?.id ?? '')).toBe(false);
  expect((await visitor.call(getSession, {})).hasOwnCopy).toBe(true);
});

test('one address may make thirty copies an hour, and reads on when it may not', async () => {
  const address = '198.51.100.7';
  expect(copiesPerAddress).toEqual({ name: 'copy', count: 30, windowMs: hourMs });
  for (let i = 0; i < copiesAnHour; i++) await server.visit(address).call(addTask, task);
  const next = server.visit(address);
  await expect(next.call(addTask, task)).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('しばらくしてから'),
  });
  expect((await next.call(getHome, {})).tasks.length).toBeGreaterThan(0);
  server.clock.nowMs += hourMs;
  await next.call(addTask, task);
});

test('preferences of one visitor are not those of another', async () => {
  const [anna, bert] = [server.visit(), server.visit()];
  const preference = {
    notifyMeetings: false,
    notifyNotices: false,
    notifyTasks: true,
    notifyByEmail: true,
    caretakerExpertMode: 'legal',
    caretakerUsesDocuments: false,
  } as const;
  expect(await anna.call(savePreference, preference)).toEqual({ preference });
  const again = await anna.call(savePreference, { ...preference, notifyTasks: false });
  expect(again.preference.notifyTasks).toBe(false);
  await bert.call(addTask, task);
  const { rows } = await server.db.query(
    'select notify_tasks from preference where association_id = $1',
    [(await bert.call(getSession, {})).association.id],
  );
  expect(rows).toEqual([]);
});

test('a write that is refused leaves no copy, no cookie and nobody turned out', async () => {
  const visitor = server.visit();
  const before = await store.countVisitorCopies(server.db);
  const { tasks } = await visitor.call(getHome, {});
  const ofBoard = tasks.find(({ isMine }) => !isMine)?.id ?? '';
  await expect(visitor.call(deleteTask, { taskId: ofBoard })).rejects.toMatchObject({
    status: 403,
    message: 'ご自分で追加したものだけ削除できます。',
  });
  expect(visitor.cookie).toBe('');
  expect(await store.countVisitorCopies(server.db)).toBe(before);
  await visitor.call(addTask, task);
  const { cookie } = visitor;
  await expect(visitor.call(deleteTask, { taskId: ofBoard })).rejects.toMatchObject({
    status: 403,
  });
  expect(visitor.cookie).toBe(cookie);
  expect(await titlesOf(visitor)).toContain(task.title);
});

test('a visitor takes the place of the board in the own copy alone, and gives it back', async () => {
  const [anna, bert] = [server.visit(), server.visit()];
  const { answers } = await anna.call(getRepairPlan, {});
  await expect(anna.call(saveCertificationAnswers, { answers })).rejects.toMatchObject({
    status: 403,
  });
  expect(anna.cookie).toBe('');
  expect(await anna.call(setDemoRole, { role: 'board' })).toEqual({ role: 'board' });
  const session = await anna.call(getSession, {});
  expect(session).toMatchObject({ user: { role: 'board' }, hasOwnCopy: true });
  await anna.call(saveCertificationAnswers, { answers });
  expect((await bert.call(getSession, {})).user.role).toBe('resident');
  await anna.call(setDemoRole, { role: 'resident' });
  expect((await anna.call(getSession, {})).user.role).toBe('resident');
});

test('nobody makes themselves the management company, and no association but a copy is changed', async () => {
  const response = await server.visit().send('/api/demo/role', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'manager' }),
  });
  expect(response.status).toBe(400);
  const { associationId } = template;
  await store.saveRole(server.db, { associationId, userId: demoUser.id }, 'chair');
  expect((await server.visit().call(getSession, {})).user.role).toBe('resident');
});
