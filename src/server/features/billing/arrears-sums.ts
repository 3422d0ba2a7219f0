import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** 滞納 of one dwelling in sums, by accrual: what stands in 未収金. */
export type ArrearsSum = {
  readonly dwellingId: string;
  readonly months: number;
  readonly reserveYen: Yen;
  /** Of all other funds. */
  readonly otherYen: Yen;
};

/** Of each dwelling that owes, the longest first; and until when dues were billed. Names nobody. */
export async function sumArrears(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<{ asOf: IsoDate | null; dwellings: readonly ArrearsSum[] }> {
  const { rows } = await db.query<ArrearsSum>(
    `with open as materialized (
       select p.dwelling_id, p.month, p.item_id, p.charged_yen - p.paid_yen as yen from billing_position p
        where p.association_id = $1 and p.charged_yen > p.paid_yen)
     select o.dwelling_id as "dwellingId", count(distinct o.month)::int as months,
            coalesce(sum(o.yen) filter (where f.code = 'reserve'), 0)::float8 as "reserveYen",
            coalesce(sum(o.yen) filter (where f.code <> 'reserve'), 0)::float8 as "otherYen"
       from open o
       join billing_item i on i.association_id = $1 and i.id = o.item_id
       join fund f on f.association_id = $1 and f.id = i.fund_id
      group by o.dwelling_id order by 2 desc, 1`,
    [associationId],
  );
  return { asOf: await findBilledUntil(db, associationId, today), dwellings: rows };
}

/** The end of the last month that was billed, or today where that is still to come. */
async function findBilledUntil(
  db: Db,
  associationId: string,
  today: IsoDate,
): Promise<IsoDate | null> {
  const { rows } = await db.query<{ asOf: IsoDate | null }>(
    `select least($2::date, (to_date(max(c.month), 'YYYY-MM') + interval '1 month - 1 day')::date) as "asOf"
       from charge_held c where c.association_id = $1`,
    [associationId, today],
  );
  return rows[0]?.asOf ?? null;
}
