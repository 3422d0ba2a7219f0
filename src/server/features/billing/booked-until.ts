import type { Answered, PaysBy } from '#domain/billing/month-state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** So far back a deposit that nobody looked at holds anything: what fell due before is late by the next day for paying. */
const openDays = 62;

/**
 * Up to which day the books have what came in, for each way of paying; a result in which every debit failed counts too.
 * A transfer of one dwelling says nothing of the others while deposits of those days wait to be looked at: then the
 * books are at the day before the first of them. What was set aside (後で見る) is nobody's as far as anyone knows.
 * What was unpaid when the books began is known until that evening.
 */
export async function findBookedUntil(
  db: Db,
  { associationId }: Scope,
): Promise<Answered['bookedUntil']> {
  const { rows } = await db.query<{ debit: IsoDate | null; transfer: IsoDate | null }>(
    `with last as materialized (
       select max(received_on) as transfer from receipt_held where association_id = $1 and way = 'transfer'),
     begun as materialized (select as_of from opening_dues where association_id = $1),
     waiting as materialized (
       select min(l.held_on) as since from last, statement_line l
        where l.association_id = $1 and l.amount_yen > 0 and l.held_on between last.transfer - ${openDays} and last.transfer
          and l.amount_yen > coalesce((
            select sum(m.amount_yen) from match_held m where m.association_id = $1 and m.line_id = l.id), 0)
          and not exists (
            select from statement_line_aside s where s.association_id = $1 and s.line_id = l.id))
     select greatest((select as_of from begun),
              (select max(received_on) from receipt_held where association_id = $1 and way = 'debit'),
              (select max(b.debit_on) from debit_batch b
                where b.association_id = $1 and b.withdrawn_at is null and b.result_at is not null
                  and not exists (select from journal_entry r
                    where r.association_id = $1 and r.reverses_id = b.entry_id))) as debit,
            greatest((select as_of from begun),
              coalesce((select since - 1 from waiting), (select transfer from last))) as transfer`,
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
