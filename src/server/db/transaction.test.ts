import { describe, expect, test } from 'vitest';
import type { Database, Transaction } from '#server/db/db.ts';
import { testEngines, testServers } from '#server/db/testing/engines.ts';

async function countOf(database: Database): Promise<number> {
  const { rows } = await database.query<{ count: string }>('select count(*) from entry');
  return Number(rows[0]?.count);
}

for (const engine of await testEngines()) {
  describe(`a transaction on the ${engine.name} engine`, async () => {
    const database = await engine.openEmpty();
    await database.exec('create table entry (n int primary key)');

    test('keeps everything when the work succeeds and hands its answer over', async () => {
      const answer = await database.transaction(async (db) => {
        await db.query('insert into entry values ($1)', [1]);
        await db.exec('insert into entry values (2); insert into entry values (3)');
        return 'done';
      });
      expect(answer).toBe('done');
      expect(await countOf(database)).toBe(3);
    });

    test('keeps nothing when the work throws', async () => {
      const before = await countOf(database);
      const failing = database.transaction(async (db) => {
        await db.query('insert into entry values (10)');
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await countOf(database)).toBe(before);
    });

    test('fails loudly when the work swallowed the error of a statement', async () => {
      const before = await countOf(database);
      const swallowing = database.transaction(async (db) => {
        await db.query('insert into entry values (20)');
        await db.query('select 1 / 0').catch(() => undefined);
      });
      await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
      expect(await countOf(database)).toBe(before);
    });

    test('refuses to be asked after its end, and to be bypassed while it is open', async () => {
      let kept: Transaction | undefined;
      await database.transaction(async (db) => {
        kept = db;
        await expect(database.query('select 1')).rejects.toThrow('Inside transaction()');
        await expect(database.exec('select 1')).rejects.toThrow('Inside transaction()');
        await expect(database.transaction(async () => 1)).rejects.toThrow('Inside transaction()');
      });
      await expect(kept?.query('select 1')).rejects.toThrow('has ended');
      await expect(kept?.exec('select 1')).rejects.toThrow('has ended');
      expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test('leaves the database usable for what was started inside and runs later', async () => {
      let later: Promise<number> | undefined;
      await database.transaction(async () => {
        later = new Promise((resolve) => setTimeout(resolve, 30)).then(() => countOf(database));
      });
      expect(await later).toBeGreaterThanOrEqual(0);
    });

    test('that waits for something else too long is rolled back and lets the others go on', async () => {
      const before = await countOf(database);
      const codes: unknown[] = [];
      const waiting = database.transaction(
        async (db) => {
          await db.query('insert into entry values (40)');
          await db.query('select pg_sleep(0.2)');
          await new Promise((resolve) => setTimeout(resolve, 300));
          await db.query('insert into entry values (41)').catch(() => codes.push('refused'));
        },
        { idleTimeoutMs: 100 },
      );
      const next = countOf(database);
      await expect(waiting).rejects.toMatchObject({ code: '25P03' });
      expect(await next).toBe(before);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(codes).toEqual(['refused']);
      expect(await countOf(database)).toBe(before);
    });

    test('of two at the same time do not mix', async () => {
      const before = await countOf(database);
      const first = database.transaction(async (db) => {
        await db.query('insert into entry values (30)');
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error('rolled back');
      });
      const second = database.transaction((db) => db.query('insert into entry values (31)'));
      await expect(first).rejects.toThrow('rolled back');
      await second;
      expect(await countOf(database)).toBe(before + 1);
    });

    test('runs again after a conflict, three times at most', async () => {
      let runs = 0;
      const conflict = "do $$ begin raise exception 'conflict' using errcode = '40001'; end $$";
      const answer = await database.transaction(async (db) => {
        runs += 1;
        if (runs < 4) await db.query(conflict);
        return runs;
      });
      expect(answer).toBe(4);
      const hopeless = database.transaction((db) => db.query(conflict));
      await expect(hopeless).rejects.toMatchObject({ code: '40001' });
    });
  });
}

for (const server of await testServers()) {
  describe('a transaction on a server', async () => {
    const database = await server.openEmpty();

    test('survives a real deadlock', async () => {
      await database.exec('create table pair (n int primary key, v int default 0)');
      await database.exec('insert into pair values (1), (2)');
      const bump = (db: Transaction, n: number) =>
        db.query('update pair set v = v + 1 where n = $1', [n]);
      const crossing = (from: number, to: number) =>
        database.transaction(async (db) => {
          await bump(db, from);
          await new Promise((resolve) => setTimeout(resolve, 100));
          await bump(db, to);
        });
      await Promise.all([crossing(1, 2), crossing(2, 1)]);
      const { rows } = await database.query('select v from pair order by n');
      expect(rows).toEqual([{ v: 2 }, { v: 2 }]);
    });

    test('lets a statement run longer than the limit of the database when told so', async () => {
      const sleep = (statementTimeoutMs: number) =>
        database.transaction((db) => db.query('select pg_sleep(0.2)'), { statementTimeoutMs });
      await expect(sleep(50)).rejects.toMatchObject({ code: '57014' });
      await expect(sleep(0)).resolves.toMatchObject({ rowCount: 1 });
      const { rows } = await database.query('show statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '30s' }]);
    });
  });
}
