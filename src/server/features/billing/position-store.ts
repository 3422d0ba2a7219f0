import type { FreeMoney, Position } from '#domain/billing/position.ts';
import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { AdvanceDetail } from '#domain/statements/checks/papers.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Wanted = {
  readonly dwellingId?: string;
  readonly month?: Month;
  /** Neither what is paid nor what is paid ahead. */
  readonly isOpen?: boolean;
  /** Paid ahead of its bill as well as open: whatever is not even. */
  readonly isUneven?: boolean;
};

type PositionRow = Omit<Position, 'dueOn'> & { readonly dueOn: IsoDate | null };

/** What dwellings owe by item and month. What was paid ahead of its bill has no due day here. */
export async function listPositions(
  db: Db,
  { associationId }: Scope,
  { dwellingId, month, isOpen = false, isUneven = false }: Wanted,
): Promise<PositionRow[]> {
  const { rows } = await db.query<PositionRow>(
    `select p.dwelling_id as "dwellingId", p.item_id as "itemId", p.month, p.due_on as "dueOn",
            p.charged_yen::float8 as "chargedYen", p.paid_yen::float8 as "paidYen"
       from billing_position p
       join billing_item i on i.association_id = $1 and i.id = p.item_id
      where p.association_id = $1 and ($2::uuid is null or p.dwelling_id = $2)
        and ($3::text is null or p.month = $3) and (not $4 or p.charged_yen > p.paid_yen)
        and (not $5 or p.charged_yen <> p.paid_yen)
      order by p.month, i.place`,
    [associationId, dwellingId ?? null, month ?? null, isOpen, isUneven],
  );
  return rows;
}

type FreeRow = FreeMoney & { readonly accountId: string };

/** 前受金 that is for nothing yet, the oldest receipt first. */
export async function listFreeMoney(
  db: Db,
  { associationId }: Scope,
  dwellingId: string | null = null,
): Promise<FreeRow[]> {
  const { rows } = await db.query<FreeRow>(
    `with used as materialized (
       select receipt_id, sum(amount_yen)::bigint as yen from allocation_held where association_id = $1
        group by receipt_id)
     select t.id as "receiptId", t.dwelling_id as "dwellingId", t.account_id as "accountId",
            (t.amount_yen - coalesce(u.yen, 0))::float8 as yen
       from receipt_held t left join used u on u.receipt_id = t.id
      where t.association_id = $1 and t.amount_yen > coalesce(u.yen, 0) and ($2::uuid is null or t.dwelling_id = $2)
      order by t.received_on, t.taken_at, t.id`,
    [associationId, dwellingId],
  );
  return rows;
}

type Control = { readonly openYen: number; readonly advanceYen: number };

/** 未収金 and 前受金 of the books at the end of a day, by the accounts of the 料金表. */
export async function findLedgerControl(
  db: Db,
  { associationId }: Scope,
  on: IsoDate,
): Promise<Control> {
  const { rows } = await db.query<Control>(
    `with known as (
       select y.id, y.starts_on from fiscal_year y
        where y.association_id = $1 and y.starts_on <= $2 and exists (
          select from year_opening o where o.association_id = $1 and o.fiscal_year_id = y.id)
        order by y.starts_on desc limit 1),
     owed as materialized (select distinct receivable_account_id as id from billing_item where association_id = $1),
     ahead as materialized (select distinct advance_account_id as id from billing_item where association_id = $1),
     parts as materialized (
       select o.account_id, o.amount_yen from year_opening o
        where o.association_id = $1 and o.fiscal_year_id = (select id from known)
       union all
       select p.account_id, p.amount_yen from posting p
        where p.association_id = $1 and p.posted_on <= $2
          and p.posted_on >= coalesce((select starts_on from known), '-infinity'::date))
     select coalesce(sum(amount_yen) filter (where account_id in (select id from owed)), 0)::float8 as "openYen",
            -coalesce(sum(amount_yen) filter (where account_id in (select id from ahead)), 0)::float8 as "advanceYen"
       from parts`,
    [associationId, on],
  );
  return rows[0] ?? { openYen: 0, advanceYen: 0 };
}

/**
 * By dwelling, item and month what was open and what was paid ahead at the end of a day. A payment that was entered after
 * its bill and dated before it stands in 未収金 from its own day, here as in the books; so does money that a run of an
 * earlier day used.
 */
const placesOn = `turned as materialized (
       select reverses_id as id from journal_entry
        where association_id = $1 and reverses_id is not null and posted_on <= $2),
     billed as materialized (
       select c.dwelling_id, c.item_id, c.month, c.amount_yen
         from charge c join journal_entry e on e.association_id = c.association_id and e.id = c.entry_id
        where c.association_id = $1 and e.posted_on <= $2 and e.id not in (select id from turned)),
     received as materialized (
       select t.dwelling_id, t.amount_yen
         from receipt t join journal_entry e on e.association_id = t.association_id and e.id = t.entry_id
        where t.association_id = $1 and e.posted_on <= $2 and e.id not in (select id from turned)),
     used as materialized (
       select t.dwelling_id, a.item_id, a.month, a.amount_yen, a.is_ahead
         from allocation a join receipt t on t.association_id = a.association_id and t.id = a.receipt_id
         join journal_entry e on e.association_id = a.association_id and e.id = a.entry_id
        where a.association_id = $1 and e.posted_on <= $2 and e.id not in (select id from turned)),
     places as materialized (
       select dwelling_id, item_id, month, coalesce(sum(charged_yen), 0) as charged_yen,
              coalesce(sum(ahead_yen), 0) as ahead_yen, coalesce(sum(paid_yen), 0) as paid_yen
         from (
           select dwelling_id, item_id, month, amount_yen as charged_yen, 0 as ahead_yen, 0 as paid_yen from billed
           union all
           select dwelling_id, item_id, month, 0, case when is_ahead then amount_yen else 0 end,
                  case when is_ahead then 0 else amount_yen end
             from used
         ) parts
        group by dwelling_id, item_id, month),
     sums as materialized (
       select dwelling_id, item_id, month,
              case when charged_yen = 0 then -paid_yen
                   else greatest(charged_yen - ahead_yen - paid_yen, 0) end as open_yen,
              case when charged_yen = 0 then ahead_yen
                   else greatest(ahead_yen + paid_yen - charged_yen, 0) end as advance_yen
         from places)`;

/** The same by the dwellings: what is open, and what was paid ahead or is free. */
export async function findDwellingControl(
  db: Db,
  { associationId }: Scope,
  on: IsoDate,
): Promise<Control> {
  const { rows } = await db.query<Control>(
    `with ${placesOn}
     select coalesce((select sum(open_yen) from sums), 0)::float8 as "openYen",
            (coalesce((select sum(advance_yen) from sums), 0)
              + coalesce((select sum(amount_yen) from received), 0)
              - coalesce((select sum(amount_yen) from used), 0))::float8 as "advanceYen"`,
    [associationId, on],
  );
  return rows[0] ?? { openYen: 0, advanceYen: 0 };
}

export type OpenPlace = {
  readonly dwellingId: string;
  readonly itemId: string;
  readonly month: Month;
  readonly yen: number;
};

/** 未収金 of the dwellings at the end of a day, part by part. */
export async function listOpenPlaces(
  db: Db,
  { associationId }: Scope,
  on: IsoDate,
): Promise<OpenPlace[]> {
  const { rows } = await db.query<OpenPlace>(
    `with ${placesOn}
     select dwelling_id as "dwellingId", item_id as "itemId", month, open_yen::float8 as yen
       from sums where open_yen <> 0`,
    [associationId, on],
  );
  return rows;
}

/** 前受金 at the end of a day: what it is for, and last what is for no month yet, where the books have it. */
export async function listAdvances(
  db: Db,
  { associationId }: Scope,
  on: IsoDate,
): Promise<AdvanceDetail[]> {
  const { rows } = await db.query<AdvanceDetail>(
    `with ${placesOn},
     free as materialized (
       select sum(yen) as yen from (
         select dwelling_id, amount_yen as yen from received
         union all
         select dwelling_id, -amount_yen from used) moved
        group by dwelling_id having sum(yen) <> 0),
     parts as (
       select item_id, month, count(*)::int as dwellings, sum(advance_yen) as yen from sums
        where advance_yen > 0 group by item_id, month
       union all
       select (select id from billing_item where association_id = $1 order by place limit 1), null,
              count(*)::int, sum(yen) from free having count(*) > 0)
     select i.fund_id as "fundId", i.advance_account_id as "accountId", i.name as item, p.month, p.dwellings,
            p.yen::float8 as "amountYen"
       from parts p join billing_item i on i.association_id = $1 and i.id = p.item_id
      order by p.month nulls last, i.place`,
    [associationId, on],
  );
  return rows;
}

/** What of a billed month was paid when it was billed. */
export async function sumAhead(
  db: Db,
  { associationId }: Scope,
  { month, entryId }: { month: Month; entryId: string },
): Promise<number> {
  const { rows } = await db.query<{ yen: number }>(
    `select coalesce(sum(amount_yen), 0)::float8 as yen from allocation_held
      where association_id = $1 and (month = $2 and is_ahead or entry_id = $3)`,
    [associationId, month, entryId],
  );
  return rows[0]?.yen ?? 0;
}
