import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { openEmptyInMemory } from '#server/db/testing/engines.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyInMemory();
});
beforeEach(() =>
  database.exec('drop table if exists note; create table note (id int primary key, text text)'),
);

const add = 'insert into note (id, text) values ($1, $2) returning id';
const all = 'select * from note order by id';

async function prepared(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  );
  return rows[0]?.count ?? 0;
}

test('a statement is read once and carried out with other values', async () => {
  const before = await prepared();
  for (const id of [1, 2, 3]) {
    expect(await database.query(add, [id, `note ${id}`])).toEqual({
      rows: [{ id }],
      rowCount: 1,
    });
  }
  expect(await prepared()).toBe(before + 1);
  expect((await database.query(all)).rows).toHaveLength(3);
  expect((await database.query('delete from note where id > $1', [1])).rowCount).toBe(2);
});

test('a statement that was refused works with the next values, and its transaction does not', async () => {
  for (const text of [add, `${add} -- the second time it is known`]) {
    await expect(database.query(text, ['one', 'x'])).rejects.toMatchObject({ code: '22P02' });
    expect((await database.query(text, [1, 'x'])).rowCount).toBe(1);
    await expect(database.query(text, [1, 'x'])).rejects.toMatchObject({ code: '23505' });
    expect((await database.query(text, [2, 'x'])).rowCount).toBe(1);
    const torn = database.transaction(async (db) => {
      await db.query(text, [1, 'x']).catch(() => undefined);
      await db.query(text, [3, 'x']);
    });
    await expect(torn).rejects.toMatchObject({ code: '25P02' });
    expect((await database.query('delete from note')).rowCount).toBe(2);
  }
});

test('a changed table answers with its new columns, and with the old ones when that was undone', async () => {
  const columns = async (db: Pick<Database, 'query'>) =>
    Object.keys((await db.query(all)).rows[0] ?? {});
  await database.query(add, [1, 'x']);
  expect(await columns(database)).toEqual(['id', 'text']);
  await database.exec('alter table note add author text');
  expect(await columns(database)).toEqual(['id', 'text', 'author']);
  await database.query('alter table note rename author to writer');
  expect(await columns(database)).toEqual(['id', 'text', 'writer']);
  const undone = database.transaction(async (db) => {
    await db.query('alter table note drop writer');
    expect(await columns(db)).toEqual(['id', 'text']);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await columns(database)).toEqual(['id', 'text', 'writer']);
});

test('what is asked at once in a transaction is answered to the right caller', async () => {
  const texts = Array.from({ length: 20 }, (_, n) => `select ${n % 7} + $1::int as sum`);
  await database.transaction(async (db) => {
    const answers = await Promise.all(texts.map((text, n) => db.query(text, [n])));
    expect(answers.map(({ rows }) => rows)).toEqual(texts.map((_, n) => [{ sum: (n % 7) + n }]));
  });
});

test('of very many statements the engine holds no more than those of late', async () => {
  for (let n = 0; n < 500; n += 1) await database.query(`select ${n} as n`);
  expect(await prepared()).toBeLessThanOrEqual(401);
  expect((await database.query('select 0 as n')).rows).toEqual([{ n: 0 }]);
});
