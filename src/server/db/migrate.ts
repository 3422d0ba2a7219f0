import { codeOf } from '#server/db/database-error.ts';
import type { Database, Db, Transaction } from '#server/db/db.ts';
import { type AppliedMigration, type Migration, pendingMigrations } from '#server/db/migrations.ts';

export type MigrationProgress = (done: {
  readonly name: string;
  readonly number: number;
  readonly of: number;
}) => void;

// A long one must not be cut off half-way by the limit for requests.
const withoutLimit = { statementTimeoutMs: 0 };

/**
 * Brings the database to the code's state, one transaction per file, and answers what was applied.
 * Several processes may do so at once: each file is taken under a lock of the table that lists them.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  onProgress: MigrationProgress = () => undefined,
): Promise<string[]> {
  if (await isCurrent(database, migrations)) return [];
  await makeTable(database);
  const applied: string[] = [];
  for (;;) {
    const migration = await database.transaction((db) => applyNext(db, migrations), withoutLimit);
    if (migration === undefined) return applied;
    applied.push(migration.name);
    const number = migrations.indexOf(migration) + 1;
    onProgress({ name: migration.name, number, of: migrations.length });
  }
}

/** Asked first, so that a login that may not change tables can open a database that is up to date. */
async function isCurrent(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await database.query<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  );
  if (!rows[0]?.exists) return false;
  return pendingMigrations(await listApplied(database), migrations).length === 0;
}

/** All that is missing, inside the caller's transaction. */
export async function migrateWithin(
  db: Transaction,
  migrations: readonly Migration[],
): Promise<void> {
  await db.exec(tableSql);
  while ((await applyNext(db, migrations)) !== undefined) continue;
}

const tableSql = `create table if not exists schema_migration (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

export async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const { rows } = await db.query<AppliedMigration>(
    'select name, sha256 from schema_migration order by name collate "C"',
  );
  return rows;
}

async function applyNext(
  db: Transaction,
  migrations: readonly Migration[],
): Promise<Migration | undefined> {
  // Whoever comes second waits here and then finds the file applied.
  await db.exec('lock table schema_migration in share row exclusive mode');
  const [next] = pendingMigrations(await listApplied(db), migrations);
  if (next === undefined) return undefined;
  await db.exec(next.sql);
  await db.query('insert into schema_migration (name, sha256) values ($1, $2)', [
    next.name,
    next.sha256,
  ]);
  return next;
}

async function makeTable(database: Database): Promise<void> {
  try {
    await database.exec(tableSql);
  } catch (error) {
    // "if not exists" still collides when two processes create it in the same instant: on the table, on its row in
    // the catalogue, or on the type of the same name.
    if (!['42P07', '23505', '42710'].includes(codeOf(error) ?? '')) throw error;
  }
}
