import { recordGroups } from '#domain/records/all-records.ts';
import type { RecordColumn } from '#domain/records/record-cell.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import { selfOwner } from '#domain/tasks/owner.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { createPackedLines, type PackedFile } from './packed-text.ts';

export type RecordTable = {
  readonly table: string;
  readonly group: string;
  readonly kind: RecordKind;
  readonly columns: readonly RecordColumn[];
  readonly rowCount: number;
  /** A line of JSON for each row. */
  readonly lines: PackedFile;
};

/** Rows that belong to one person stay theirs also where the others of the table are the association's. */
const sharedRows: Readonly<Record<string, string>> = {
  task: `(created_by is null or owner <> '${selfOwner}')`,
  repair_scenario: 'is_shared',
};

const rowsAtOnce = 1000;

/** Every record of an association that its archive holds, group by group. */
export async function readRecords(
  db: Db,
  { associationId }: Scope<'archive.make'>,
): Promise<RecordTable[]> {
  const columnsOf = await listColumns(db);
  const tables: RecordTable[] = [];
  for (const group of recordGroups) {
    for (const [table, kind] of Object.entries(group.kinds)) {
      const columns = (columnsOf.get(table) ?? []).filter(({ name }) => !kind.withheld?.[name]);
      const rows = { associationId, table, columns };
      tables.push({ table, group: group.name, kind, columns, ...(await readTable(db, rows)) });
    }
  }
  return tables;
}

type Rows = {
  readonly associationId: string;
  readonly table: string;
  readonly columns: readonly RecordColumn[];
  /** Which rows; every one where absent. `$3` is the first of `params`. */
  readonly where?: { readonly condition: string; readonly params: readonly unknown[] };
};

export async function readTable(
  db: Db,
  { associationId, table, columns, where }: Rows,
): Promise<Pick<RecordTable, 'rowCount' | 'lines'>> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const { condition, params } = where ?? { condition: sharedRows[table] ?? 'true', params: [] };
  const key = keyOf(columns);
  const lines = createPackedLines();
  let after = key.before;
  let rowCount = 0;
  for (;;) {
    const { rows } = await db.query<{ key: string; line: string }>(
      `select r."${key.name}"::text as key, row_to_json(r)::text as line
         from (select ${names} from "${table}"
                where association_id = $1 and "${key.name}" > $2 and ${condition}
                order by "${key.name}" limit ${rowsAtOnce}) r order by r."${key.name}"`,
      [associationId, after, ...params],
    );
    await lines.add(rows.map(({ line }) => `${line}\n`).join(''));
    rowCount += rows.length;
    after = rows.at(-1)?.key ?? after;
    if (rows.length < rowsAtOnce) return { rowCount, lines: await lines.end() };
  }
}

/** What tells the rows of an association's table apart: an id, or a number that counts up. */
function keyOf(columns: readonly RecordColumn[]): { name: string; before: string } {
  const hasId = columns.some(({ name }) => name === 'id');
  return hasId
    ? { name: 'id', before: '00000000-0000-0000-0000-000000000000' }
    : { name: 'number', before: '0' };
}

/** A row of the table stands for a file of the store; a digest alone may be one of anything. */
export function namesFiles(columns: readonly RecordColumn[]): boolean {
  return ['sha256', 'byte_size'].every((wanted) => columns.some(({ name }) => name === wanted));
}

/** The columns of every table of an association, as the database has them. */
export async function listColumns(db: Db): Promise<ReadonlyMap<string, readonly RecordColumn[]>> {
  const { rows } = await db.query<RecordColumn & { table: string }>(
    `select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, null) as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped and a.attname <> 'association_id'
        and exists (select from pg_attribute o
          where o.attrelid = c.oid and o.attname = 'association_id' and not o.attisdropped)
      order by c.relname, a.attnum`,
  );
  const tables = new Map<string, RecordColumn[]>();
  for (const { table, name, type } of rows) {
    const columns = tables.get(table) ?? [];
    columns.push({ name, type });
    tables.set(table, columns);
  }
  return tables;
}
