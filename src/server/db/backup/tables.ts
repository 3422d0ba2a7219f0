import { createHash } from 'node:crypto';
import type {
  BackupHeader,
  BackupRow,
  BackupTable,
  BackupTableEnd,
} from '#server/db/backup/format.ts';
import type { Db } from '#server/db/db.ts';

const rowsPerFetch = 500;

/** Tables of the product with the columns that hold data: generated ones are computed again. */
export async function listTables(db: Db): Promise<BackupTable[]> {
  const { rows } = await db.query<BackupTable>(
    `select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname <> 'schema_migration'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname collate "C"`,
  );
  return rows;
}

export async function listSequences(db: Db): Promise<BackupHeader['sequences']> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
     order by c.relname collate "C"`,
  );
  const sequences: BackupHeader['sequences'] = [];
  for (const { name } of rows) {
    const state = await db.query<{ value: string; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${quoteName(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** The rows as PostgreSQL's texts, in an order that every server and every collation agrees on. */
export async function* readRows(
  db: Db,
  { table, columns }: BackupTable,
): AsyncGenerator<BackupRow[]> {
  const texts = columns.map((column) => `${quoteName(column)}::text`);
  await db.query(
    `declare backup_rows no scroll cursor for select array[${texts.join(', ')}] as values
     from ${quoteName(table)} order by ${texts.map((text) => `${text} collate "C"`).join(', ')}`,
  );
  for (;;) {
    const { rows } = await db.query<{ values: BackupRow }>(
      `fetch ${rowsPerFetch} from backup_rows`,
    );
    yield rows.map((row) => row.values);
    if (rows.length < rowsPerFetch) break;
  }
  await db.query('close backup_rows');
}

/** Counts and hashes rows as they pass. */
export class TableSum {
  readonly #table: string;
  readonly #hash = createHash('sha256');
  #rows = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** Answers the line that was added. */
  add(row: BackupRow): string {
    const line = lineOf(row);
    this.#hash.update(line);
    this.#rows += 1;
    return line;
  }

  end(): BackupTableEnd {
    return { end: this.#table, rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

export function totalOf(ends: readonly BackupTableEnd[]) {
  const hash = createHash('sha256');
  for (const { sha256 } of ends) hash.update(sha256);
  const rows = ends.reduce((sum, end) => sum + end.rows, 0);
  return { tables: ends.length, rows, sha256: hash.digest('hex') };
}

export function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
