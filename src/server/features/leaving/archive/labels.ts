import type { Labels } from '#domain/records/record-cell.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { type JsonRow, rowsOf } from './json-rows.ts';
import type { RecordTable } from './read-records.ts';

function text(row: JsonRow, column: string): string {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What people call a row of a table that others refer to. */
const namers: Readonly<Record<string, (row: JsonRow) => string>> = {
  dwelling: (row) => text(row, 'number'),
  person: (row) => text(row, 'name'),
  fund: (row) => text(row, 'name'),
  account: (row) => text(row, 'name'),
  counterparty: (row) => text(row, 'name'),
  fiscal_year: (row) => `${text(row, 'starts_on').slice(0, 4)}年度`,
  journal_entry: (row) => `${text(row, 'posted_on')} 伝票${text(row, 'number')}`,
  bank_account: (row) => `${text(row, 'bank')} ${text(row, 'branch')}`,
  document: (row) => text(row, 'title'),
  meeting: (row) => text(row, 'title'),
  billing_item: (row) => text(row, 'name'),
  voucher: (row) => text(row, 'file_name'),
  notice: (row) => text(row, 'title'),
  equipment: (row) => text(row, 'name'),
  space: (row) => text(row, 'name'),
};

/** 利用者: the name that the register has for whoever did something. */
export async function listAccountHolders(
  db: Db,
  { associationId }: Scope,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ userId: string; name: string }>(
    `select m.user_id as "userId", min(p.name) as name
       from member_person m join person p on p.association_id = m.association_id and p.id = m.person_id
      where m.association_id = $1 group by m.user_id`,
    [associationId],
  );
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}

export async function labelsOf(
  tables: readonly RecordTable[],
  accountHolders: ReadonlyMap<string, string>,
): Promise<Labels> {
  const known = new Map([['account_holder', accountHolders]]);
  for (const records of tables) {
    const nameOf = namers[records.table];
    if (!nameOf) continue;
    const names = new Map<string, string>();
    for await (const row of rowsOf(records)) names.set(text(row, 'id'), nameOf(row));
    known.set(records.table, names);
  }
  return (referred, id) => known.get(referred)?.get(id);
}
