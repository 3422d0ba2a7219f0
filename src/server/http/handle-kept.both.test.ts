import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { getDocument, listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { addTask, getHome } from '#contract/home.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { template } from '#demo/template.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const task = { title: '掲示板の電球を替える', detail: '', dueOn: null };
const own = '/api/associations/own';
const listUrl = requestOf(listDocuments, {}).url;

/** A visitor at work in a copy. */
async function visitCopy(): Promise<Visitor & { readonly associationId: string }> {
  const visitor = server.visit();
  await visitor.call(addTask, task);
  const { association } = await visitor.call(getSession, {});
  return Object.assign(visitor, { associationId: association.id });
}

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = server.statements.length;
  await work();
  return server.statements.slice(before);
}

async function documentIds(visitor: Visitor): Promise<string[]> {
  return (await visitor.call(listDocuments, {})).documents.map(({ id }) => id);
}

const routes = async () => {
  const [documentId = ''] = await documentIds(server.visit());
  return [
    listUrl,
    requestOf(getDocument, { documentId }).url,
    `${own}/home`,
    `${own}/meetings`,
    `${own}/community`,
    '/api/law/law-kubun-31',
  ];
};

describe('an answer that is kept', () => {
  test('costs one statement from the second time on, and says the same', async () => {
    const visitor = server.visit();
    for (const url of await routes()) {
      const first = await (await visitor.send(url)).text();
      let second = '';
      const asked = await statementsOf(async () => {
        second = await (await visitor.send(url)).text();
      });
      expect([url, asked.length]).toEqual([url, 1]);
      expect(second).toBe(first);
    }
  });

  test('is made once for all who ask meanwhile', async () => {
    const visitor = await visitCopy();
    const alone = await statementsOf(() => visitor.send(listUrl));
    await visitor.call(addTask, task);
    const together = await statementsOf(() =>
      Promise.all(Array.from({ length: 5 }, () => visitor.send(listUrl))),
    );
    expect(together.length).toBe(alone.length + 4);
  });

  test('comes in the form that the caller takes', async () => {
    const text = await (await server.visit().send(listUrl)).text();
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const headers = { 'accept-encoding': `${encoding};q=0.8, identity;q=0.1` };
      const response = await server.visit().send(listUrl, { headers });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(String(read[encoding](bytes))).toBe(text);
    }
    const refusing = { headers: { 'accept-encoding': 'br;q=0' } };
    const plain = await server.visit().send(listUrl, refusing);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(text);
  });

  test('is not sent again to a browser that has it, until it changes', async () => {
    const visitor = await visitCopy();
    for (const encoding of ['br', 'gzip', '']) {
      const ask = (etag = '') =>
        visitor.send(listUrl, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
      const first = await ask();
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      expect(first.headers.get('vary')).toBe('accept-encoding, cookie');
      const again = await ask(etag);
      expect([again.status, await again.text()]).toEqual([304, '']);
      await rename(visitor.associationId, `改めた題名（${encoding}）`);
      const changed = await ask(etag);
      expect(changed.status).toBe(200);
      expect(changed.headers.get('etag')).not.toBe(etag);
    }
  });

  test('is another one on the next day', async () => {
    const { today } = await server.visit().call(listDocuments, {});
    server.clock.nowMs += 86_400_000;
    expect((await server.visit().call(listDocuments, {})).today > today).toBe(true);
    server.clock.nowMs -= 86_400_000;
    expect((await server.visit().call(listDocuments, {})).today).toBe(today);
  });
});

async function rename(associationId: string, title: string): Promise<void> {
  await server.db.query(
    `update document set title = $2 where association_id = $1 and slug = 'bylaws'`,
    [associationId, title],
  );
}

async function hideFromResidents(associationId: string): Promise<void> {
  await server.db.query(
    `update document set visibility = 'board' where association_id = $1 and slug = 'bylaws'`,
    [associationId],
  );
}

describe('the very next request sees', () => {
  let visitor: Awaited<ReturnType<typeof visitCopy>>;
  beforeEach(async () => {
    visitor = await visitCopy();
  });

  test('a document that was changed, added or deleted', async () => {
    const before = await documentIds(visitor);
    await rename(visitor.associationId, '新しい規約');
    const { documents } = await visitor.call(listDocuments, {});
    expect(documents.map(({ title }) => title)).toContain('新しい規約');
    const [documentId = ''] = before;
    await visitor.call(getDocument, { documentId });
    await server.db.query('delete from document where association_id = $1 and id = $2', [
      visitor.associationId,
      documentId,
    ]);
    expect(await documentIds(visitor)).toHaveLength(before.length - 1);
    await expect(visitor.call(getDocument, { documentId })).rejects.toMatchObject({ status: 404 });
  });

  test('a right that was given, taken away or lost altogether', async () => {
    await hideFromResidents(visitor.associationId);
    const asResident = await documentIds(visitor);
    await visitor.call(setDemoRole, { role: 'board' });
    const asBoard = await documentIds(visitor);
    expect(asBoard.length).toBeGreaterThan(asResident.length);
    const documentId = asBoard.find((id) => !asResident.includes(id)) ?? '';
    await visitor.call(getDocument, { documentId });
    await visitor.call(setDemoRole, { role: 'resident' });
    expect(await documentIds(visitor)).toEqual(asResident);
    await expect(visitor.call(getDocument, { documentId })).rejects.toMatchObject({ status: 404 });
    await server.db.query('delete from membership where association_id = $1', [
      visitor.associationId,
    ]);
    // Without the copy's membership the cookie leads back to the demonstration.
    expect((await visitor.call(getSession, {})).hasOwnCopy).toBe(false);
  });

  test('nothing of a write that was undone', async () => {
    await visitor.call(listDocuments, {});
    const failed = server.db.transaction(async (tx) => {
      await tx.query('delete from document where association_id = $1', [visitor.associationId]);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await statementsOf(() => visitor.send(listUrl))).toHaveLength(1);
  });
});

describe('nothing is shared', () => {
  test('between two associations whose texts are the same, once one of them differs', async () => {
    const [one, other] = [await visitCopy(), await visitCopy()];
    const textOf = async (visitor: Visitor) => (await visitor.send(listUrl)).text();
    expect(await textOf(one)).toBe(await textOf(other));
    await rename(one.associationId, 'わたしたちの規約');
    expect(await textOf(one)).toContain('わたしたちの規約');
    expect(await textOf(other)).not.toContain('わたしたちの規約');
    expect(await textOf(server.visit())).not.toContain('わたしたちの規約');
  });

  test('between an owner and the chair', async () => {
    const { associationId } = template;
    const saveRole = (role: string) =>
      server.db.query('update membership set role = $2 where association_id = $1', [
        associationId,
        role,
      ]);
    await hideFromResidents(associationId);
    const asResident = await documentIds(server.visit());
    await saveRole('chair');
    expect((await documentIds(server.visit())).length).toBe(asResident.length + 1);
    await saveRole('owner');
    expect(await documentIds(server.visit())).toEqual(asResident);
  });

  test('of what a member noted for themselves with another member of the same role', async () => {
    const visitor = await visitCopy();
    const titles = async () => (await visitor.call(getHome, {})).tasks.map(({ title }) => title);
    expect(await titles()).toContain(task.title);
    await server.db.query(
      `insert into app_user (id, email, name) values ($1, 'other@example.jp', '田中')
       on conflict do nothing`,
      [otherUser],
    );
    await server.db.query(
      'update task set created_by = $2 where association_id = $1 and title = $3',
      [visitor.associationId, otherUser, task.title],
    );
    expect(await titles()).not.toContain(task.title);
  });
});

const otherUser = '00000000-0000-4000-8000-00000000000a';

describe('what is kept', () => {
  test('stays within its bytes: what was not read for longest is made anew', async () => {
    const small = await startServer({ keptBytes: 60_000 });
    const visitor = small.visit();
    const ids = await documentIds(visitor);
    const costOf = async (documentId = '') => {
      const before = small.statements.length;
      await visitor.call(getDocument, { documentId });
      return small.statements.length - before;
    };
    for (const id of ids) await costOf(id);
    expect(await costOf(ids.at(-1))).toBe(1);
    expect(await costOf(ids[0])).toBeGreaterThan(1);
  });

  test('is made of watched tables only', async () => {
    const { rows } = await server.db.query<{ name: string }>(
      `select c.relname as name from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
          and c.relname not in ('association', 'law_revision', 'law_article')
          and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch_after_update')`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['conversation', 'chat_message', 'caretaker_usage']),
    );
    const visitor = await visitCopy();
    const making = await statementsOf(async () => {
      for (const url of await routes()) await visitor.send(url);
    });
    const [admission = '', ...rest] = making;
    expect(admission).toContain('membership');
    const made = rest.filter((text) => text !== admission);
    expect(made.length).toBeGreaterThan(20);
    const unwatched = new RegExp(`\\b(?:${rows.map(({ name }) => name).join('|')})\\b`);
    expect(made.filter((text) => unwatched.test(text))).toEqual([]);
  });
});
