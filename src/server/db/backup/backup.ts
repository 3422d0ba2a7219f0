import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  type BackupSummary,
  type BackupTableEnd,
  formatVersion,
} from '#server/db/backup/format.ts';
import {
  lineOf,
  listSequences,
  listTables,
  readRows,
  TableSum,
  totalOf,
} from '#server/db/backup/tables.ts';
import type { Database, Db } from '#server/db/db.ts';
import { listApplied } from '#server/db/migrate.ts';

export type BackupNotes = {
  /** The product's version and the moment, for whoever looks at the file later. */
  readonly product?: string;
  readonly takenAt?: string;
};

/**
 * Writes the whole database, as it is at one moment, into one file that either engine can restore.
 * The file appears under its name only when it is complete and on the disk.
 */
export async function backup(
  database: Database,
  file: string,
  notes: BackupNotes = {},
): Promise<BackupSummary> {
  const partial = `${file}.partial`;
  try {
    const summary = await database.transaction(
      async (db) => {
        // Were a policy to hide rows from this login, the backup must fail instead of leaving them out.
        await db.exec(
          'set transaction isolation level repeatable read read only; set local row_security = off',
        );
        return writeFile(db, partial, notes);
      },
      { statementTimeoutMs: 0 },
    );
    await rename(partial, file);
    await syncPath(dirname(file));
    return summary;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Text in pieces that end with a line; what `ends` then holds describes the tables written. */
async function* textOf(
  db: Db,
  notes: BackupNotes,
  ends: BackupTableEnd[],
): AsyncGenerator<string, void> {
  yield lineOf({
    format: 'sumiwa-backup',
    version: formatVersion,
    product: notes.product ?? '',
    takenAt: notes.takenAt ?? null,
    migrations: await listApplied(db),
    sequences: await listSequences(db),
  });
  for (const table of await listTables(db)) {
    yield lineOf(table);
    const sum = new TableSum(table.table);
    for await (const rows of readRows(db, table)) yield rows.map((row) => sum.add(row)).join('');
    const end = sum.end();
    ends.push(end);
    yield lineOf(end);
  }
  yield lineOf(totalOf(ends));
}

async function writeFile(db: Db, file: string, notes: BackupNotes): Promise<BackupSummary> {
  const ends: BackupTableEnd[] = [];
  // It holds everything about everybody: nobody else on the machine may read it.
  const output = createWriteStream(file, { mode: 0o600 });
  await pipeline(textOf(db, notes, ends), createGzip(), output);
  await syncPath(file);
  return totalOf(ends);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
