import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Booker = Scope<'ledger.book'>;

export type Fee = {
  readonly number: number;
  readonly dwellingNumber: string;
  readonly yen: Yen;
  /** How often it was booked, what was turned back included: each has a key of its own. */
  readonly bookedCount: number;
  readonly isBooked: boolean;
};

/** Whoever books it at the same moment waits here. */
export async function findFee(
  db: Db,
  { associationId }: Booker,
  disclosureId: string,
): Promise<Fee | undefined> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('disclosure-fee:' || $1, 0))", [
    associationId,
  ]);
  const { rows } = await db.query<Fee>(
    `with booked as materialized (
       select j.id from journal_entry j
        where j.association_id = $1 and starts_with(j.source_key, 'disclosure-fee:' || $2))
     select s.number, d.number as "dwellingNumber", s.fee_yen as yen,
            (select count(*) from booked)::int as "bookedCount",
            exists (select from booked b where not exists (select from journal_entry r
              where r.association_id = $1 and r.reverses_id = b.id)) as "isBooked"
       from disclosure s join dwelling d on d.association_id = s.association_id and d.id = s.dwelling_id
      where s.association_id = $1 and s.id = $2::uuid`,
    [associationId, disclosureId],
  );
  return rows[0];
}
