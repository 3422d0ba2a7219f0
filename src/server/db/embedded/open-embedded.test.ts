import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { engineMajorVersion } from '#server/db/embedded/data-folder.ts';
import { type EmbeddedOptions, openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { temporaryFolder } from '#server/db/testing/temporary-folder.ts';
import { brokenDiskWorker } from '#server/db/testing/workers.ts';

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const runaway = 'select count(*) from generate_series(1, 200000000)';

/** Opens the folder for one test and always closes it. */
async function withDatabase(
  options: EmbeddedOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openEmbedded(dataDir, options);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function notes(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ text: string }>('select text from note order by text');
  return rows.map((row) => row.text);
}

describe('the embedded database', () => {
  test('keeps its rows from one opening to the next and frees the folder', async () => {
    await withDatabase({}, async (database) => {
      expect(database.kind).toBe('embedded');
      await database.exec('create table note (text text)');
      await database.query('insert into note values ($1)', ['first']);
    });
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
    expect(existsSync(join(dataDir, 'initializing'))).toBe(false);
    await withDatabase({}, async (database) => {
      expect(await notes(database)).toEqual(['first']);
    });
  });

  test('has fsync on, and the major version that the folder check expects', async () => {
    await withDatabase({}, async (database) => {
      const { rows } = await database.query(
        "select current_setting('fsync') as fsync, current_setting('server_version_num') as version",
      );
      expect(rows).toEqual([
        { fsync: 'on', version: expect.stringMatching(`^${engineMajorVersion}`) },
      ]);
    });
  });

  test('stops a runaway statement, and answers the next one', async () => {
    await withDatabase({ statementTimeoutMs: 1_000 }, async (database) => {
      const stopped = database.query(runaway);
      const waiting = database.query('select 1 as one');
      await expect(stopped).rejects.toMatchObject({ code: '57014' });
      expect((await waiting).rows).toEqual([{ one: 1 }]);
      expect(await notes(database)).toEqual(['first']);
    });
  });

  test('never lets a transaction go on after the engine was restarted below it', async () => {
    await withDatabase({ statementTimeoutMs: 1_000 }, async (database) => {
      const codes: unknown[] = [];
      const note = (error: { code?: unknown }) => codes.push(error.code);
      const torn = database.transaction(async (db) => {
        await db.query("insert into note values ('torn')");
        await db.query(runaway).catch(note);
        await db.query("insert into note values ('after')").catch(note);
      });
      await expect(torn).rejects.toMatchObject({ code: '25P02' });
      expect(codes).toEqual(['57014', '25P02']);
      expect(await notes(database)).toEqual(['first']);
    });
  });

  test('lets one transaction take longer than the limit of the others', async () => {
    await withDatabase({ statementTimeoutMs: 500 }, async (database) => {
      const slow = (statementTimeoutMs: number) =>
        database.transaction((db) => db.query('select pg_sleep(0.8)'), { statementTimeoutMs });
      await expect(slow(0)).resolves.toMatchObject({ rowCount: 1 });
      await expect(slow(5_000)).resolves.toMatchObject({ rowCount: 1 });
    });
  });

  test('refuses endless recursion instead of answering nonsense', async () => {
    await withDatabase({}, async (database) => {
      await database.exec(
        'create function endless(n int) returns int language plpgsql as $$ begin return endless(n + 1); end $$',
      );
      const recursion = database.query('select endless(1)');
      await expect(recursion).rejects.toMatchObject({ code: '54001' });
      expect(await notes(database)).toEqual(['first']);
    });
  });

  test('refuses everything after it was closed', async () => {
    const database = await openEmbedded(dataDir);
    await database.close();
    await expect(database.query('select 1')).rejects.toThrow('閉じられています');
    await database.close();
  });
});

describe('a folder', () => {
  test('made by another major version is refused with a sentence and left alone', async () => {
    const other = join(folder, 'older');
    mkdirSync(other);
    writeFileSync(join(other, 'PG_VERSION'), '17\n');
    const opening = openEmbedded(other);
    await expect(opening).rejects.toMatchObject({ code: 'EDBVERSION' });
    await expect(opening).rejects.toThrow('PostgreSQL 17 の形式');
    expect(readFileSync(join(other, 'PG_VERSION'), 'utf8')).toBe('17\n');
    expect(existsSync(`${other}.lock`)).toBe(false);
  });

  test('with files of somebody else is refused', async () => {
    const other = join(folder, 'photos');
    mkdirSync(other);
    writeFileSync(join(other, 'cat.jpg'), '');
    await expect(openEmbedded(other)).rejects.toMatchObject({ code: 'EDBFOLDER' });
  });

  test('whose first start was cut off is begun again', async () => {
    const other = join(folder, 'cut-off');
    mkdirSync(join(other, 'base'), { recursive: true });
    writeFileSync(join(other, 'initializing'), '');
    writeFileSync(join(other, 'PG_VERSION'), '18\n');
    const database = await openEmbedded(other);
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('whose engine cannot start is refused, not waited for', async () => {
    const other = join(folder, 'broken');
    mkdirSync(other);
    writeFileSync(join(other, 'PG_VERSION'), `${engineMajorVersion}\n`);
    await expect(openEmbedded(other)).rejects.toMatchObject({ code: 'EDBFATAL' });
    expect(existsSync(`${other}.lock`)).toBe(false);
  });
});

describe('a disk that fails', () => {
  const broken = join(folder, 'break');
  const onFatal = vi.fn<(reason: Error) => void>();
  afterEach(() => {
    rmSync(broken, { force: true });
    onFatal.mockReset();
  });

  test('at fsync: the commit is not acknowledged and the process is told to stop', async () => {
    const database = await openEmbedded(dataDir, { workerUrl: brokenDiskWorker, onFatal });
    await database.query("insert into note values ('kept')");
    writeFileSync(broken, 'fsync');
    const lost = database.query("insert into note values ('not promised')");
    await expect(lost).rejects.toMatchObject({ code: 'EDBFATAL' });
    expect(onFatal).toHaveBeenCalledOnce();
    expect(onFatal.mock.calls[0]?.[0].message).toContain('ディスクに書き込めませんでした');
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'EDBFATAL' });
    await database.close();
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  });

  test('by being full: the commit is not acknowledged, and nothing hangs', async () => {
    const database = await openEmbedded(dataDir, { workerUrl: brokenDiskWorker, onFatal });
    expect(await notes(database)).toContain('kept');
    writeFileSync(broken, 'full');
    const lost = database.query("insert into note values ('not promised')");
    await expect(lost).rejects.toMatchObject({ code: 'EDBFATAL' });
    expect(onFatal).toHaveBeenCalledOnce();
    expect(onFatal.mock.calls[0]?.[0].message).toContain('再び開けませんでした');
    await database.close();
  });

  test('in a way that tears the engine: it is replaced, never trusted again', async () => {
    const database = await openEmbedded(dataDir, { workerUrl: brokenDiskWorker, onFatal });
    expect(await notes(database)).toContain('kept');
    writeFileSync(broken, 'crash');
    const lost = database.query("insert into note values ('torn')");
    await expect(lost).rejects.toMatchObject({ code: '57P02' });
    expect(await notes(database)).toEqual(expect.arrayContaining(['first', 'kept']));
    expect(onFatal).not.toHaveBeenCalled();
    await database.close();
  });
});

describe('maintenance', () => {
  async function until(condition: () => Promise<boolean>): Promise<void> {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  test('writes checkpoints and cleans up by itself', async () => {
    const justBeforeThree = Date.parse('2026-04-01T02:59:59.900+09:00');
    const options = { checkpointEveryMs: 100, now: () => justBeforeThree };
    await withDatabase(options, async (database) => {
      const checkpointAt = async () =>
        (await database.query('select redo_lsn::text from pg_control_checkpoint()')).rows[0];
      const before = await checkpointAt();
      await database.exec('create table litter as select generate_series(1, 1000) as n');
      await until(async () => (await checkpointAt())?.['redo_lsn'] !== before?.['redo_lsn']);
      const cleaned = "select from pg_class where relname = 'litter' and reltuples = 1000";
      await until(async () => (await database.query(cleaned)).rowCount === 1);
      expect((await database.query(cleaned)).rowCount).toBe(1);
    });
  });
});
