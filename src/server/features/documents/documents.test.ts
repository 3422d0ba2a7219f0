import { beforeEach, expect, test } from 'vitest';
import { type DocumentHead, getDocument, listDocuments } from '#contract/documents.ts';
import { addTask } from '#contract/home.ts';
import { getSession } from '#contract/session.ts';
import { template } from '#demo/template.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
let visitor: Visitor;

beforeEach(() => {
  visitor = server.visit();
});

async function findHead(slug: string, reader: Visitor = visitor): Promise<DocumentHead> {
  const { documents } = await reader.call(listDocuments, {});
  const head = documents.find((document) => document.slug === slug);
  if (!head) throw new Error(`no ${slug}`);
  return head;
}

async function setRole(role: string): Promise<void> {
  await server.db.query('update membership set role = $1 where association_id = $2', [
    role,
    template.associationId,
  ]);
}

test('the library lists what is out, newest first, with its dates in force', async () => {
  const { documents } = await visitor.call(listDocuments, {});
  expect(documents.length).toBeGreaterThan(60);
  const days = documents.map(({ issuedOn }) => issuedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days.filter((day) => day > '2026-11-21')).toEqual([]);
  expect(await findHead('rule-pets')).toMatchObject({
    title: 'ペット飼育細則',
    category: 'rule',
    version: 2,
    inForceFrom: '2024-07-01',
    inForceUntil: null,
    isSuperseded: false,
  });
});

test('a list carries no text of a document', async () => {
  const response = await visitor.send('/api/associations/own/documents');
  expect(await response.text()).not.toContain('"body"');
});

test('a document is read in blocks, its articles with stable anchors', async () => {
  const { id } = await findHead('rule-pets');
  const { document, blocks } = await visitor.call(getDocument, { documentId: id });
  expect(document.title).toBe('ペット飼育細則');
  expect(blocks).toContainEqual({
    type: 'heading',
    depth: 3,
    anchor: 'article-3',
    children: [{ type: 'text', text: '第3条（飼うことができる数）' }],
  });
  expect(JSON.stringify(blocks)).toContain('1住戸につき2匹まで');
});

test('every document can be read, and every link in it leads to a document or an article that exists', async () => {
  const { documents } = await visitor.call(listDocuments, {});
  const anchors = new Map<string, Set<string>>();
  const links: [from: string, href: string][] = [];
  for (const { id, slug } of documents) {
    const { blocks } = await visitor.call(getDocument, { documentId: id });
    if (blocks.length === 0) throw new Error(`${slug} is empty`);
    anchors.set(id, new Set(blocks.flatMap((b) => (b.type === 'heading' ? [b.anchor] : []))));
    const text = JSON.stringify(blocks);
    for (const [, href = ''] of text.matchAll(/"href":"([^"]*)"/g)) links.push([slug, href]);
    expect(text).not.toContain('{{');
  }
  const broken = links.filter(([, href]) => {
    const [, id = '', anchor] = /^\/document\/([^#]+)(?:#(.*))?$/.exec(href) ?? [];
    return !anchors.has(id) || (anchor !== undefined && !anchors.get(id)?.has(anchor));
  });
  expect(links.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

test('versions are told from both ends, the newest first', async () => {
  const now = await findHead('bylaws');
  const old = await findHead('bylaws-3');
  expect(old).toMatchObject({ isSuperseded: true, inForceUntil: now.inForceFrom });
  for (const { id } of [now, old]) {
    const { versions } = await visitor.call(getDocument, { documentId: id });
    expect(versions.map(({ version }) => version)).toEqual([4, 3]);
  }
});

test('a version that replaces itself in a circle ends the list, not the server', async () => {
  const circling = server.visit();
  await circling.call(addTask, { title: '複製を作る', detail: '', dueOn: null });
  const { association } = await circling.call(getSession, {});
  await server.db.query(
    `update document set supersedes_id = (select id from document where association_id = $1 and slug = 'bylaws')
      where association_id = $1 and slug = 'bylaws-3'`,
    [association.id],
  );
  const { id } = await findHead('bylaws', circling);
  const { versions } = await circling.call(getDocument, { documentId: id });
  expect(versions).toHaveLength(2);
});

test('a resident neither lists, opens nor follows a link to a document of the board', async () => {
  const { id } = await findHead('rule-bicycle');
  const { id: linking } = await findHead('notice-bicycle-cleanup');
  const hide = `update document set visibility = $2 where association_id = $1 and slug = 'rule-bicycle'`;
  await server.db.query(hide, [template.associationId, 'board']);
  await expect(findHead('rule-bicycle')).rejects.toThrow('no rule-bicycle');
  await expect(visitor.call(getDocument, { documentId: id })).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
    message: '見つかりませんでした。',
  });
  const page = await visitor.call(getDocument, { documentId: linking });
  expect(JSON.stringify(page.blocks)).not.toContain(id);

  await setRole('chair');
  expect((await visitor.call(getDocument, { documentId: id })).document.visibility).toBe('board');
  await setRole('owner');
  await server.db.query(hide, [template.associationId, 'everyone']);
});

test('an address that is no document is a calm no', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  await expect(visitor.call(getDocument, { documentId: unknown })).rejects.toMatchObject({
    status: 404,
  });
  const response = await visitor.send('/api/associations/own/documents/rule-pets');
  expect(response.status).toBe(400);
});

test('who is no member sees no library', async () => {
  await server.db.query('delete from membership where association_id = $1', [
    template.associationId,
  ]);
  await expect(visitor.call(listDocuments, {})).rejects.toMatchObject({ status: 404 });
});
