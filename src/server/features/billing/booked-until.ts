import type { Answered, PaysBy } from '#domain/billing/month-state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Up to which day the books have what came in, for each way of paying; a result in which every debit failed counts too. */
export async function findBookedUntil(
  db: Db,
  { associationId }: Scope,
): Promise<Answered['bookedUntil']> {
  const { rows } = await db.query<{ debit: IsoDate | null; transfer: IsoDate | null }>(
    `select greatest(
              (select max(received_on) from receipt_held where association_id = $1 and way = 'debit'),
              (select max(b.debit_on) from debit_batch b
                where b.association_id = $1 and b.withdrawn_at is null and b.result_at is not null
                  and not exists (select from journal_entry r
                    where r.association_id = $1 and r.reverses_id = b.entry_id))) as debit,
            (select max(received_on) from receipt_held where association_id = $1 and way = 'transfer') as transfer`,
    [associationId],
  );
  return rows[0] ?? { debit: null, transfer: null };
}

/** Dwellings with an account for 口座振替. */
export async function listDebited(
  db: Db,
  { associationId }: Scope,
): Promise<(dwellingId: string) => PaysBy> {
  const { rows } = await db.query<{ dwellingId: string }>(
    'select dwelling_id as "dwellingId" from debit_account where association_id = $1',
    [associationId],
  );
  const debited = new Set(rows.map(({ dwellingId }) => dwellingId));
  return (dwellingId) => (debited.has(dwellingId) ? 'debit' : 'transfer');
}

/** Dwellings that paid by 口座振替 last: whoever gave up the account since waits for no other answer of the bank. */
export async function listDebitedLast(
  db: Db,
  { associationId }: Scope,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ dwellingId: string }>(
    `select dwelling_id as "dwellingId" from (
       select distinct on (dwelling_id) dwelling_id, way from receipt_held
        where association_id = $1 order by dwelling_id, received_on desc) last
      where way = 'debit'`,
    [associationId],
  );
  return new Set(rows.map(({ dwellingId }) => dwellingId));
}
