import { recordKindOf } from '#domain/records/all-records.ts';
import { type OwnRule, ownNames, ownRules } from '#domain/records/own-records.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listColumns, type RecordTable, readTable } from './archive/read-records.ts';

type Own = Scope<'record.own'>;

/** Every row that is about this person, table by table; a table without one is left out. */
export async function readOwnRecords(db: Db, scope: Own): Promise<RecordTable[]> {
  const columnsOf = await listColumns(db);
  const tables: RecordTable[] = [];
  for (const table of Object.keys(ownRules)) {
    const kind = { ...recordKindOf(table), ...ownNames[table] };
    const columns = (columnsOf.get(table) ?? []).filter(({ name }) => !kind.withheld?.[name]);
    const where = { condition: conditionOf(table), params: [scope.userId] };
    const read = await readTable(db, { ...scope, table, columns, where });
    if (read.rowCount > 0) tables.push({ table, group: '', kind, columns, ...read });
  }
  return tables;
}

const person = `select m.person_id from member_person m where m.association_id = $1 and m.user_id = $3`;
const owned = `select o.dwelling_id from ownership o where o.association_id = $1 and o.person_id in (${person})`;

/** Every one names `$3`, the account: what it does not hold is nobody's own. */
function conditionOf(table: string): string {
  const rule = ownRules[table];
  if (!rule) throw new Error(`${table} is nobody's own`);
  return conditionBy(rule);
}

function conditionBy({ by, column, of: parent = '' }: OwnRule): string {
  switch (by) {
    case 'account':
      return `${column} = $3`;
    case 'person':
      return `${column} in (${person})`;
    case 'owned':
      return `${column} in (${owned})`;
    case 'within':
      return `${column} in (select p.id from "${parent}" p where p.association_id = $1
        and ${conditionOf(parent).replace(/^(\w+)/, 'p.$1')})`;
  }
}
