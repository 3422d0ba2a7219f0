import type { ReceiptRow } from '#contract/billing.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Owner = Scope<'bill.own'>;

/** What the member owns as the person of the register that they are. */
const owned = `select o.dwelling_id from ownership o
  join member_person m on m.association_id = o.association_id and m.person_id = o.person_id
 where o.association_id = $1 and m.user_id = $2`;

export type OwnedDwelling = {
  readonly id: string;
  readonly number: string;
  /** The day of the sale that made it the caller's; who had it before paid what came before. */
  readonly seenFrom: IsoDate | null;
};

/** Nobody sees what the owners before them paid, and when. */
const seenFrom = (dwellingId: string) => `(select min(o.since) from ownership o
  join member_person m on m.association_id = o.association_id and m.person_id = o.person_id and m.user_id = $2
 where o.association_id = $1 and o.dwelling_id = ${dwellingId} and exists (select from former_ownership f
   where f.association_id = $1 and f.dwelling_id = o.dwelling_id and f.until <= o.since))`;

export async function listOwnDwellings(
  db: Db,
  { associationId, userId }: Owner,
): Promise<OwnedDwelling[]> {
  const { rows } = await db.query<OwnedDwelling>(
    `select d.id, d.number, ${seenFrom('d.id')} as "seenFrom" from dwelling d
      where d.association_id = $1 and d.id in (${owned}) order by d.floor, d.position, d.number`,
    [associationId, userId],
  );
  return rows;
}

export type OwnReceipt = {
  /** The number of its entry in the books, which has no gaps, and the dwelling. */
  readonly receiptNumber: string;
  readonly number: string;
  readonly owners: string;
  readonly receivedOn: IsoDate;
  readonly yen: Yen;
  readonly way: ReceiptRow['way'];
  readonly payer: string;
  readonly parts: readonly { item: string; fund: string; month: string; yen: Yen }[];
};

export async function findOwnReceipt(
  db: Db,
  { associationId, userId }: Owner,
  receiptId: string,
): Promise<OwnReceipt | undefined> {
  const { rows } = await db.query<OwnReceipt>(
    `select extract(year from y.starts_on)::int || '-' || j.number || '-' || d.number as "receiptNumber", d.number,
            (select string_agg(p.name, '、' order by o.since, p.name) from ownership o
               join person p on p.association_id = o.association_id and p.id = o.person_id
              where o.association_id = $1 and o.dwelling_id = d.id) as owners,
            t.received_on as "receivedOn", t.amount_yen::float8 as yen, t.way, t.payer,
            coalesce((select jsonb_agg(jsonb_build_object('item', i.name, 'fund', f.name, 'month', a.month,
                'yen', a.amount_yen) order by a.month, i.place)
               from allocation_held a
               join billing_item i on i.association_id = a.association_id and i.id = a.item_id
               join fund f on f.association_id = i.association_id and f.id = i.fund_id
              where a.association_id = $1 and a.receipt_id = t.id), '[]'::jsonb) as parts
       from receipt_held t
       join dwelling d on d.association_id = t.association_id and d.id = t.dwelling_id
       join journal_entry j on j.association_id = t.association_id and j.id = t.entry_id
       join fiscal_year y on y.association_id = j.association_id and y.id = j.fiscal_year_id
      where t.association_id = $1 and t.id = $3 and t.way <> 'opening' and t.dwelling_id in (${owned})
        and t.received_on >= coalesce(${seenFrom('t.dwelling_id')}, '-infinity'::date)`,
    [associationId, userId, receiptId],
  );
  return rows[0];
}
