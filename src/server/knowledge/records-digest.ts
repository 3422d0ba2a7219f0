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

const versions = tables.map((table) => `select xmin from ${table} where association_id = $1`);

/**
 * Another text after any of the records changed, without reading them: what is written later has a higher
 * number (xmin), so of equally many rows the sum is higher.
 */
export async function findRecordsDigest(db: Db, { associationId }: Scope): Promise<string> {
  const { rows } = await db.query<{ digest: string }>(
    `select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as digest
       from (${versions.join(' union all ')}) version`,
    [associationId],
  );
  return rows[0]?.digest ?? '';
}
