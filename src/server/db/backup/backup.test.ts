import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backup } from '#server/db/backup/backup.ts';
import type { BackupTableEnd } from '#server/db/backup/format.ts';
import { restore } from '#server/db/backup/restore.ts';
import { TableSum, totalOf } from '#server/db/backup/tables.ts';
import type { Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { toMigrations } from '#server/db/migrations.ts';
import { openServer } from '#server/db/open-server.ts';
import { openEmptyInMemory, testEngines, testServers } from '#server/db/testing/engines.ts';
import { temporaryFolder } from '#server/db/testing/temporary-folder.ts';

const files = {
  '0001-folders.sql': `
    create table folder (
      association_id uuid not null, id int not null, parent_id int, favourite_id int, name text,
      primary key (association_id, id),
      constraint folder_parent foreign key (association_id, parent_id) references folder);
    create table document (
      association_id uuid not null, id int not null, folder_id int not null,
      body text, size numeric(10, 2), seen timestamptz[], facts jsonb, raw bytea,
      length int generated always as (length(body)) stored,
      primary key (association_id, id),
      constraint document_folder foreign key (association_id, folder_id) references folder);
    alter table folder add constraint folder_favourite
      foreign key (association_id, favourite_id) references document on delete set null;
    create table audit (n bigint generated always as identity primary key, what text);
    create function note() returns trigger language plpgsql as
      $$ begin insert into audit (what) values ('document ' || new.id); return new; end $$;
    create trigger document_note after insert on document for each row execute function note();
    insert into audit (what) values ('made by the migration');`,
  '0002-secret.sql': `
    do $$ begin
      if to_regrole('sumiwa_app') is null then create role sumiwa_app nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$;
    create table secret (association_id uuid not null, text text);
    alter table secret enable row level security;
    create policy own on secret to sumiwa_app using (false);`,
};
const newer = {
  '0003-later.sql': "alter table folder add color text; update folder set color = 'blue'",
};
const old = toMigrations(files);
const current = toMigrations({ ...files, ...newer });
const publicTables = "select from pg_tables where schemaname = 'public'";
const id = '00000000-0000-4000-8000-000000000001';

/** Rows that point forwards, at their own table and in a circle, and values that are hard to write. */
async function fill(database: Database): Promise<void> {
  await migrate(database, old);
  await database.exec(`
    insert into folder select '${id}', n, null, null, 'フォルダ ' || n from generate_series(1, 1200) n;
    update folder set parent_id = 1201 - id where id < 1200;
    insert into document values ('${id}', 1, 1, E'a\\n"b",{NULL}\\\\x', 0.10,
      array['2026-04-01 00:00:00.123456+09', null, 'infinity']::timestamptz[], '{"名": [1.50, null]}', '\\x00ff');
    insert into document select '${id}', n, n, nullif('text ' || n, 'text 7') from generate_series(2, 900) n;
    update folder set favourite_id = 900 where id = 3;
    insert into secret values ('${id}', 'hidden from sumiwa_app')`);
}

async function contentOf(database: Database): Promise<unknown[]> {
  const tables = ['folder', 'document', 'audit', 'secret'].map((table) =>
    database.query(`select t::text from ${table} t order by 1`),
  );
  return (await Promise.all(tables)).map(({ rows }) => rows);
}

const folder = temporaryFolder();
const engines = await testEngines();

for (const engine of engines) {
  describe(`a backup of the ${engine.name} engine`, async () => {
    const source = await engine.openEmpty();
    await fill(source);
    const file = join(folder, `${engine.name}.backup`);
    const summary = await backup(source, file, {
      product: '1.2.3',
      takenAt: '2026-04-01T00:00:00Z',
    });

    test('is one complete file that only its owner can read', () => {
      expect(summary).toMatchObject({ tables: 4, rows: 1200 + 900 + 901 + 1 });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
      const [header = ''] = gunzipSync(readFileSync(file)).toString().split('\n');
      expect(JSON.parse(header)).toMatchObject({ version: 1, product: '1.2.3' });
    });

    test('leaves nothing behind when it cannot be written', async () => {
      const nowhere = join(folder, 'missing', 'file');
      await expect(backup(source, nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
      expect((await source.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    for (const target of engines) {
      test(`restores into the ${target.name} engine, row for row`, async () => {
        const database = await target.openEmpty();
        expect(await restore(database, file, old)).toEqual(summary);
        expect(await contentOf(database)).toEqual(await contentOf(source));
        // The keys, the trigger and the identity work on as before.
        const orphan = database.query(`insert into document values ('${id}', 5000, 9999)`);
        await expect(orphan).rejects.toMatchObject({
          code: '23503',
          constraint: 'document_folder',
        });
        await database.query(`insert into document values ('${id}', 5001, 1)`);
        const { rows } = await database.query('select what from audit where n > 901');
        expect(rows).toEqual([{ what: 'document 5001' }]);
        expect(await migrate(database, old)).toEqual([]);
      });
    }

    test('restores into a newer version of the product', async () => {
      const database = await engine.openEmpty();
      await restore(database, file, current);
      const { rows } = await database.query('select distinct color from folder');
      expect(rows).toEqual([{ color: 'blue' }]);
    });

    test('of a newer product, or into a used database, is refused', async () => {
      const database = await engine.openEmpty();
      const intoOlder = restore(database, file, old.slice(0, 1));
      await expect(intoOlder).rejects.toMatchObject({ code: 'EDBMIGRATION' });
      await expect(intoOlder).rejects.toThrow('新しい版');
      await expect(restore(source, file, old)).rejects.toThrow('空ではありません');
    });
  });
}

describe('a file that is not a whole backup', async () => {
  const good = gunzipSync(readFileSync(join(folder, 'embedded.backup'))).toString();
  const [engine] = engines;
  const database = await engine?.openEmpty();
  const lines = good.split('\n');

  const spoiled: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    text: Buffer.from('hello'),
    'cut gzip': readFileSync(join(folder, 'embedded.backup')).subarray(0, 5_000),
    'cut lines': gzipSync(lines.slice(0, 500).join('\n')),
    'no footer': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
    'changed value': gzipSync(good.replace('フォルダ 77', 'フォルダ 78')),
    'missing row': gzipSync(lines.toSpliced(40, 1).join('\n')),
    'missing table': gzipSync(good.replace(/\{"table":"secret"[^]*?"end":"secret".*\n/, '')),
    'other program': gzipSync('{"format":"other"}\n'),
  };

  for (const [name, content] of Object.entries(spoiled)) {
    test(`is refused before anything is written: ${name}`, async () => {
      const file = join(folder, 'bad.backup');
      writeFileSync(file, content);
      const restoring = database ? restore(database, file, old) : undefined;
      await expect(restoring).rejects.toMatchObject({ code: 'EDBBACKUP' });
      await expect(restoring).rejects.toThrow('壊れているか、スミワの控えではありません');
      expect((await database?.query(publicTables))?.rows).toEqual([]);
    });
  }

  test('is named as missing when there is no such file', async () => {
    const file = join(folder, 'nowhere.backup');
    const restoring = database ? restore(database, file, old) : undefined;
    await expect(restoring).rejects.toThrow(`控え ${file} が見つかりません`);
  });

  test('is refused when its format is newer', async () => {
    const file = join(folder, 'newer.backup');
    writeFileSync(file, gzipSync(good.replace('"version":1', '"version":2')));
    const restoring = database ? restore(database, file, old) : undefined;
    await expect(restoring).rejects.toThrow('新しい版のスミワで作られています（形式 2）');
  });

  const forgeries = {
    'a value the column changes': ['"0.10"', '"0.1000"', '同じ内容に戻せませんでした'],
    'a value the column refuses': ['"0.10"', '"zero"', 'invalid input syntax for type numeric'],
    'a key that leads nowhere': ['["ID","900","900"', '["ID","900","9999"', 'document_folder'],
  } as const;

  for (const [name, [from, to, reason]] of Object.entries(forgeries)) {
    test(`whose sums are right but whose rows do not fit leaves nothing: ${name}`, async () => {
      const file = join(folder, 'forged.backup');
      const changed = good.replace(from.replace('ID', id), to.replace('ID', id));
      expect(changed).not.toBe(good);
      writeFileSync(file, gzipSync(withRightSums(changed)));
      const restoring = database ? restore(database, file, old) : undefined;
      await expect(restoring).rejects.toMatchObject({ code: 'EDBBACKUP' });
      await expect(restoring).rejects.toThrow(reason);
      expect((await database?.query(publicTables))?.rows).toEqual([]);
    });
  }
});

test('a login that row-level security applies to gets an error, never half a backup', async () => {
  const database = await openEmptyInMemory();
  await fill(database);
  await database.exec(
    'create role limited; grant select on all tables in schema public to limited',
  );
  await database.exec('set role limited');
  const file = join(folder, 'half.backup');
  await expect(backup(database, file)).rejects.toMatchObject({ code: '42501' });
  expect(existsSync(file)).toBe(false);
  await database.close();
});

for (const { url } of await testServers()) {
  test('neither side needs a superuser', async () => {
    const admin = await openServer(url);
    const name = `plain_${Date.now()}`;
    await admin.exec(`create role ${name} login password 'plain'`);
    // Where the product has been installed on this server, every login of it needs its role.
    const { rows } = await admin.query("select from pg_roles where rolname = 'sumiwa_app'");
    if (rows.length > 0) await admin.exec(`grant sumiwa_app to ${name}`);
    await admin.query(`create database ${name} owner ${name}`);
    const plainUrl = new URL(`/${name}`, url);
    plainUrl.username = name;
    plainUrl.password = 'plain';
    const plain = await openServer(plainUrl.href);
    const summary = await restore(plain, join(folder, 'embedded.backup'), old);
    expect(await backup(plain, join(folder, 'plain.backup'))).toEqual(summary);
    await plain.close();
    await admin.query(`drop database ${name}`);
    await admin.exec(`drop role ${name}`);
    await admin.close();
  });
}

/** Writes every checksum again, as a careful forger would. */
function withRightSums(text: string): string {
  const ends: BackupTableEnd[] = [];
  let sum = new TableSum('');
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('["')) return sum.add(JSON.parse(line)).trimEnd();
    if (line.startsWith('{"table":')) sum = new TableSum(JSON.parse(line).table);
    if (line.startsWith('{"tables":')) return JSON.stringify(totalOf(ends));
    if (!line.startsWith('{"end":')) return line;
    const end = sum.end();
    ends.push(end);
    return JSON.stringify(end);
  });
  return lines.join('\n');
}
