import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createConversation } from '#contract/caretaker.ts';
import { requestOf } from '#contract/endpoint.ts';
import { addTask } from '#contract/home.ts';
import { getOwnRecord } from '#contract/leaving.ts';
import { getOwnBill } from '#contract/own-bill.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { recordKindOf } from '#domain/records/all-records.ts';
import { ownRules } from '#domain/records/own-records.ts';
import { startServer } from '#server/testing/start-server.ts';
import { listColumns } from './archive/read-records.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function ownFiles(visitor: Visitor): Promise<Record<string, string>> {
  const response = await visitor.send(requestOf(getOwnRecord, {}).url);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

const rowsOf = (text = '') =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));

test('holds what is one’s own, with the words of its columns', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'owner' });
  await visitor.call(addTask, { title: '網戸を直す', detail: '', dueOn: null });
  await visitor.call(createConversation, { title: '駐輪場のこと' });
  const files = await ownFiles(visitor);
  expect(files['表/やることと質問.csv']).toContain('網戸を直す');
  expect(files['表/AI管理人との会話.csv']).toContain('駐輪場のこと');
  const { dwellings } = await visitor.call(getOwnBill, {});
  expect(rowsOf(files['データ/dwelling.jsonl']).map((it) => it['number'])).toEqual(
    dwellings.map(({ number }) => number),
  );
  expect(files['表/請求.csv']).toContain(dwellings[0]?.number);
  expect(files['はじめにお読みください.txt']).toContain('AI管理人との会話　1件');
});

test('holds one person of the register, and bills of the own dwelling alone', async () => {
  const visitor = server.visit();
  const files = await ownFiles(visitor);
  expect(rowsOf(files['データ/person.jsonl'])).toHaveLength(1);
  const own = rowsOf(files['データ/dwelling.jsonl']).map(({ id }) => id);
  const charges = rowsOf(files['データ/charge.jsonl']);
  expect(charges.length).toBeGreaterThan(0);
  expect(charges.filter(({ dwelling_id: id }) => !own.includes(id))).toEqual([]);
});

test('names nobody else', async () => {
  const visitor = server.visit();
  const { association } = await visitor.call(getSession, {});
  const whole = Object.values(await ownFiles(visitor)).join('\n');
  const { rows } = await server.db.query<{ name: string }>(
    `select distinct p.name from person p where p.association_id = $1 and p.id not in (
       select person_id from member_person where association_id = $1)`,
    [association.id],
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(({ name }) => name).filter((name) => whole.includes(name))).toEqual([]);
});

test('of whoever is nobody in the register there is only what they did themselves', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'companyStaff' });
  const { association } = await visitor.call(getSession, {});
  await server.db.query('delete from member_person where association_id = $1', [association.id]);
  const files = await ownFiles(visitor);
  const tables = Object.keys(files).flatMap((path) => /データ\/(\w+)\.jsonl/.exec(path)?.[1] ?? []);
  expect(tables.filter((table) => ['person', 'owned'].includes(ownRules[table]?.by ?? ''))).toEqual(
    [],
  );
});

test('every rule names columns that are there, and hands no key over', async () => {
  const columnsOf = await listColumns(server.db);
  const wrong = Object.entries(ownRules).filter(([table, { column, of: parent }]) => {
    const columns = (columnsOf.get(table) ?? []).map(({ name }) => name);
    return !columns.includes(column) || (parent !== undefined && !ownRules[parent]);
  });
  expect(wrong).toEqual([]);
  expect(recordKindOf('line_contact').withheld).toHaveProperty('line_user');
});
