import type {
  BackupHeader,
  BackupRow,
  BackupSummary,
  BackupTable,
  BackupTableEnd,
} from '#server/db/backup/format.ts';
import { readBackup } from '#server/db/backup/read-backup.ts';
import { listTables, quoteName, readRows, TableSum, totalOf } from '#server/db/backup/tables.ts';
import { DatabaseError, StorageProblem } from '#server/db/database-error.ts';
import type { Database, Db, Transaction } from '#server/db/db.ts';
import { migrate, migrateWithin } from '#server/db/migrate.ts';
import { type Migration, pendingMigrations } from '#server/db/migrations.ts';

// PostgreSQL takes at most 65,535 parameters in one statement.
const valuesPerInsert = 10_000;

/**
 * Fills an empty database from a file of `backup()`: makes the tables as they were then, loads and
 * compares every row in one transaction, and only then applies what is newer.
 */
export async function restore(
  database: Database,
  file: string,
  migrations: readonly Migration[],
): Promise<BackupSummary> {
  const header = await checkWhole(file);
  const newer = pendingMigrations(header.migrations, migrations);
  const then = migrations.slice(0, migrations.length - newer.length);
  const loading = database.transaction(
    async (db) => {
      await refuseUsed(db);
      await migrateWithin(db, then);
      const ends = await loadAll(db, file);
      await setSequences(db, header.sequences);
      return totalOf(ends);
    },
    { statementTimeoutMs: 0 },
  );
  const summary = await loading.catch((error: unknown) => {
    throw error instanceof DatabaseError ? notRestored(file, error) : error;
  });
  await migrate(database, migrations);
  return summary;
}

function notRestored(file: string, cause: DatabaseError): StorageProblem {
  return new StorageProblem(
    'EDBBACKUP',
    `控え ${file} をデータベースに戻せませんでした（${cause.message}）。データベースは元の空のままです。`,
    cause,
  );
}

/** Reads the file to its end once before anything is written. */
async function checkWhole(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header;
  }
  if (header === undefined) throw new Error('readBackup() gave no header.');
  return header;
}

async function refuseUsed(db: Db): Promise<void> {
  const { rows } = await db.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1",
  );
  if (rows.length === 0) return;
  throw new StorageProblem(
    'EDBBACKUP',
    '戻す先のデータベースが空ではありません。空のデータベースを用意してください。',
  );
}

/**
 * Foreign keys go for the time of loading and come back by their definition, which checks every
 * row: so neither the order of tables nor rows that point at their own table matter.
 */
async function loadAll(db: Transaction, file: string): Promise<BackupTableEnd[]> {
  await db.exec('set local row_security = off');
  const tables = await listTables(db);
  const foreignKeys = await dropForeignKeys(db);
  // Triggers ran when the rows were first written; rows that a migration put in come with the file.
  for (const { table } of tables) {
    await db.exec(
      `alter table ${quoteName(table)} disable trigger user; delete from ${quoteName(table)}`,
    );
  }
  const ends = await loadRows(db, file);
  for (const { table } of tables)
    await db.exec(`alter table ${quoteName(table)} enable trigger user`);
  for (const { addSql } of foreignKeys) await db.exec(addSql);
  return ends;
}

async function dropForeignKeys(db: Transaction): Promise<{ addSql: string }[]> {
  const { rows } = await db.query<{ dropSql: string; addSql: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "dropSql",
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as "addSql"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { dropSql } of rows) await db.exec(dropSql);
  return rows;
}

async function loadRows(db: Transaction, file: string): Promise<BackupTableEnd[]> {
  const ends: BackupTableEnd[] = [];
  let loader: TableLoader | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'table') loader = new TableLoader(db, part.table);
    if (part.kind === 'row') await loader?.add(part.row);
    if (part.kind === 'end') {
      await loader?.finish(part.end);
      ends.push(part.end);
    }
  }
  return ends;
}

class TableLoader {
  readonly #db: Transaction;
  readonly #table: BackupTable;
  readonly #rowsPerInsert: number;
  #waiting: BackupRow[] = [];

  constructor(db: Transaction, table: BackupTable) {
    this.#db = db;
    this.#table = table;
    this.#rowsPerInsert = Math.max(1, Math.floor(valuesPerInsert / table.columns.length));
  }

  async add(row: BackupRow): Promise<void> {
    this.#waiting.push(row);
    if (this.#waiting.length === this.#rowsPerInsert) await this.#insert();
  }

  /** Reads the table back: what the database now holds must be what the file says. */
  async finish(expected: BackupTableEnd): Promise<void> {
    if (this.#waiting.length > 0) await this.#insert();
    const sum = new TableSum(this.#table.table);
    for await (const batch of readRows(this.#db, this.#table)) {
      for (const row of batch) sum.add(row);
    }
    const { rows, sha256 } = sum.end();
    if (rows === expected.rows && sha256 === expected.sha256) return;
    throw new StorageProblem(
      'EDBBACKUP',
      `表 ${expected.end} を控えと同じ内容に戻せませんでした（控え ${expected.rows} 行、戻した後 ${rows} 行）。データベースは元の空のままです。`,
    );
  }

  async #insert(): Promise<void> {
    const { table, columns } = this.#table;
    let parameter = 0;
    const places = this.#waiting.map(
      (row) => `(${row.map(() => `$${(parameter += 1)}`).join(', ')})`,
    );
    await this.#db.query(
      `insert into ${quoteName(table)} (${columns.map(quoteName).join(', ')})
       overriding system value values ${places.join(', ')}`,
      this.#waiting.flat(),
    );
    this.#waiting = [];
  }
}

async function setSequences(db: Db, sequences: BackupHeader['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await db.query('select setval($1::regclass, $2, $3)', [quoteName(name), value, isCalled]);
  }
}
