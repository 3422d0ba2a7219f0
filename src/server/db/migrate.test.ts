import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations, toMigrations } from '#server/db/migrations.ts';
import { openServer } from '#server/db/open-server.ts';
import { testEngines, testServers } from '#server/db/testing/engines.ts';
import { temporaryFolder } from '#server/db/testing/temporary-folder.ts';
import { createTestDatabase } from '#server/testing/postgres-server.ts';

const first = { '0001-house.sql': 'create table house (n int); insert into house values (1);' };
const second = {
  '0002-door.sql': 'alter table house add door text;\nupdate house set door = $$red$$;',
};

const folder = join(temporaryFolder(), 'migrations');

async function tables(database: Database): Promise<unknown[]> {
  const { rows } = await database.query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

describe('migration files', () => {
  test('are read in the order of their numbers', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, '0002-b.sql'), 'select 2;\r\n');
    writeFileSync(join(folder, '0001-a.sql'), 'select 1;\n');
    writeFileSync(join(folder, 'notes.md'), '');
    const migrations = await readMigrations(folder);
    expect(migrations.map(({ name, sql }) => [name, sql])).toEqual([
      ['0001-a', 'select 1;\n'],
      ['0002-b', 'select 2;\n'],
    ]);
    expect(toMigrations({ './x/0001-a.sql': 'select 1;\n' })).toEqual([migrations[0]]);
  });

  test('with a gap, a twin or another kind of name are refused', () => {
    const numbers = ['0002-a.sql', '1-a.sql', '0001-A.sql'];
    for (const name of numbers) expect(() => toMigrations({ [name]: '' })).toThrow('番号');
    expect(() => toMigrations({ '0001-a.sql': '', '0001-b.sql': '' })).toThrow('0001-b');
  });
});

for (const engine of await testEngines()) {
  describe(`migrate on the ${engine.name} engine`, () => {
    test('applies what is missing, once, and tells how far it is', async () => {
      const database = await engine.openEmpty();
      expect(await migrate(database, toMigrations(first))).toEqual(['0001-house']);
      const progress: unknown[] = [];
      const all = toMigrations({ ...first, ...second });
      expect(await migrate(database, all, (done) => progress.push(done))).toEqual(['0002-door']);
      expect(progress).toEqual([{ name: '0002-door', number: 2, of: 2 }]);
      expect(await migrate(database, all)).toEqual([]);
      const { rows } = await database.query('select n, door from house');
      expect(rows).toEqual([{ n: 1, door: 'red' }]);
    });

    test('refuses an edited file and a database of a newer version', async () => {
      const database = await engine.openEmpty();
      await migrate(database, toMigrations({ ...first, ...second }));
      const edited = toMigrations({
        '0001-house.sql': 'create table house (n bigint);',
        ...second,
      });
      await expect(migrate(database, edited)).rejects.toMatchObject({ code: 'EDBMIGRATION' });
      await expect(migrate(database, edited)).rejects.toThrow('0001-house が適用後に書き換え');
      const older = migrate(database, toMigrations(first));
      await expect(older).rejects.toThrow('新しい版のもの');
    });

    test('leaves nothing of a file that fails', async () => {
      const database = await engine.openEmpty();
      const broken = { '0002-door.sql': 'create table door (n int); select 1 / 0;' };
      const migrating = migrate(database, toMigrations({ ...first, ...broken }));
      await expect(migrating).rejects.toMatchObject({ code: '22012' });
      expect(await tables(database)).toEqual(['house', 'schema_migration']);
      await migrate(database, toMigrations({ ...first, ...second }));
    });
  });
}

for (const { url } of await testServers()) {
  test('two servers that start at once apply every file once', async () => {
    const own = await createTestDatabase(url);
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `000${index + 1}-step.sql`,
        `create table step_${index} (n int); select pg_sleep(0.02);`,
      ]),
    );
    const databases = await Promise.all([1, 2, 3].map(() => openServer(own.url)));
    const applied = await Promise.all(
      databases.map((database) => migrate(database, toMigrations(many))),
    );
    expect(applied.flat().toSorted()).toEqual(toMigrations(many).map(({ name }) => name));
    await Promise.all(databases.map((database) => database.close()));
    await own.drop();
  });
}
