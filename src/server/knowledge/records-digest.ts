import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Everything that live records are made of. */
const tables = [
  'agenda_item',
  'arrears',
  'bank_account',
  'building',
  'certification_answer',
  'contact_point',
  'contract',
  'dwelling',
  'equipment',
  'facility',
  'fund',
  'fund_line',
  'fund_year',
  'garbage_rule',
  'inspection',
  'meeting',
  'officer',
  'ownership',
  'parking_space',
  'person',
  'repair_plan_version',
  'task',
] as const;

// Every version of a row has a number of its own (xmin), so the sum tells a change without reading the rows.
const counts = tables.map(
  (table) =>
    `(select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from ${table} where association_id = $1)`,
);

/** Another text after any of the records changed. */
export async function findRecordsDigest(db: Db, { associationId }: Scope): Promise<string> {
  const { rows } = await db.query<{ digest: string }>(
    `select concat_ws(', ', ${counts.join(', ')}) as digest`,
    [associationId],
  );
  return rows[0]?.digest ?? '';
}
