import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { openServer, refuseOldVersion } from '#server/db/open-server.ts';
import { testServers } from '#server/db/testing/engines.ts';
import { createTestDatabase } from '#server/testing/postgres-server.ts';

describe('a server that cannot be used', () => {
  test('is named in a sentence, without the password', async () => {
    const opening = openServer('postgres://sumiwa:hunter2@127.0.0.1:1/house');
    await expect(opening).rejects.toMatchObject({ code: 'EDBUNREACHABLE' });
    const message = String(await opening.catch((error: unknown) => error));
    expect(message).toContain('データベース 127.0.0.1:1/house に接続できません');
    expect(message).not.toContain('hunter2');
  });

  test('is refused when its URL makes no sense', async () => {
    const opening = openServer('not a url');
    await expect(opening).rejects.toMatchObject({ code: 'EDBUNREACHABLE' });
  });

  test('is refused when it is older than PostgreSQL 15', () => {
    expect(() => refuseOldVersion(140_012)).toThrow('PostgreSQL 14 には対応していません');
    expect(() => refuseOldVersion(150_000)).not.toThrow();
    expect(() => refuseOldVersion(180_006)).not.toThrow();
  });
});

for (const { url } of await testServers()) {
  describe('a server', async () => {
    const own = await createTestDatabase(url);
    const database = await openServer(own.url, { statementTimeoutMs: 300 });
    afterAll(async () => {
      await database.close();
      await own.drop();
    });

    test('answers with what the operator must check when the database is missing', async () => {
      const missing = openServer(own.url.replace(/test_\w+$/, 'test_missing'));
      await expect(missing).rejects.toMatchObject({ code: 'EDBUNREACHABLE' });
      await expect(missing).rejects.toThrow('"test_missing" does not exist');
    });

    test('refuses a login that cannot take on the role of the requests, and says what to do', async () => {
      const login = `login_${randomBytes(6).toString('hex')}`;
      // The role belongs to the whole server: another test may make it at the same moment.
      await database.exec('create role sumiwa_app nologin').catch(() => undefined);
      await database.exec(`create role ${login} login password 'secret'`);
      const asLogin = new URL(own.url);
      asLogin.username = login;
      asLogin.password = 'secret';
      const refused = openServer(asLogin.href);
      await expect(refused).rejects.toMatchObject({ code: 'EDBUNREACHABLE' });
      await expect(refused).rejects.toThrow(`grant sumiwa_app to "${login}";`);
      await database.exec(`grant sumiwa_app to ${login}`);
      const opened = await openServer(asLogin.href);
      await opened.close();
      await database.exec(`drop role ${login}`);
    });

    test('stops a runaway statement and goes on', async () => {
      const runaway = database.query('select pg_sleep(30)');
      await expect(runaway).rejects.toMatchObject({ code: '57014' });
      expect(database.kind).toBe('server');
      expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test('serves more requests at once than it has connections', async () => {
      const answers = Array.from({ length: 50 }, (_, n) =>
        database.transaction(async (db) => (await db.query('select $1::int as n', [n])).rows[0]),
      );
      expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, (_, n) => ({ n })));
    });

    test('survives that its connections are cut, idle or in the middle of a transaction', async () => {
      const admin = new Client({ connectionString: own.url });
      await admin.connect();
      const cutOthers = () =>
        admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      const torn = database.transaction(async (db) => {
        await db.exec('create table torn (n int)');
        await cutOthers();
        await db.query('insert into torn values (1)');
      });
      await expect(torn).rejects.toMatchObject({ code: expect.stringMatching(/^(57P01|08006)$/) });
      await cutOthers();
      await admin.end();
      // The pool hears of an idle connection's end a moment later.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { rows: again } = await database.query("select to_regclass('torn')::text as torn");
      expect(again).toEqual([{ torn: null }]);
    });

    test('gives every connection the same session settings', async () => {
      const settings = await Promise.all(
        Array.from({ length: 8 }, () =>
          database.query("select pg_sleep(0.05), current_setting('timezone') as zone"),
        ),
      );
      for (const { rows } of settings) expect(rows).toMatchObject([{ zone: 'UTC' }]);
    });

    test('keeps its connections, whether the work succeeded or failed', async () => {
      const one = await openServer(own.url, { maxConnections: 1 });
      const pid = async (db: Db) => (await db.query('select pg_backend_pid() as pid')).rows[0];
      const first = await pid(one);
      await one.query('select 1 / 0').catch(() => undefined);
      await one.transaction((db) => db.query('select 1 / 0')).catch(() => undefined);
      await one.transaction((db) => db.query('select 1'));
      expect(await pid(one)).toEqual(first);
      await one.close();
    });
  });
}
