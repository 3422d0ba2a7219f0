import { recordKindOf } from '#domain/records/all-records.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listColumns, type RecordTable, readTable } from './archive/read-records.ts';

/** What one's own rows refer to and everybody of the association may know by name: no people, no entries. */
const named: Readonly<Record<string, readonly string[]>> = {
  dwelling: ['id', 'number'],
  fund: ['id', 'name'],
  account: ['id', 'name'],
  billing_item: ['id', 'name'],
  space: ['id', 'name'],
  notice: ['id', 'title'],
};

export async function listLabelTables(db: Db, scope: Scope<'record.own'>): Promise<RecordTable[]> {
  const columnsOf = await listColumns(db);
  const tables: RecordTable[] = [];
  for (const [table, names] of Object.entries(named)) {
    const columns = (columnsOf.get(table) ?? []).filter(({ name }) => names.includes(name));
    const read = await readTable(db, { ...scope, table, columns });
    tables.push({ table, group: '', kind: recordKindOf(table), columns, ...read });
  }
  return tables;
}
