import type { PlannedCharge } from '#domain/billing/charges-of-month.ts';
import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { DuesPapers } from '#domain/statements/checks/papers.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Span = { readonly startsOn: IsoDate; readonly endsOn: IsoDate };
type Billed = PlannedCharge & { readonly month: Month };

/** What the runs of some months billed, dwelling by dwelling, before anything was taken off later. */
export async function listBilledOf(
  db: Db,
  { associationId }: Scope,
  { from, until }: { readonly from: Month; readonly until: Month },
): Promise<Billed[]> {
  const { rows } = await db.query<Billed>(
    `with runs as materialized (
       select entry_id from billing_run where association_id = $1 and month between $2 and $3)
     select month, dwelling_id as "dwellingId", item_id as "itemId", sum(amount_yen)::float8 as yen
       from charge_held
      where association_id = $1 and month between $2 and $3 and entry_id in (select entry_id from runs)
      group by month, dwelling_id, item_id`,
    [associationId, from, until],
  );
  return rows;
}

type Moved = {
  readonly itemId: string;
  readonly yen: number;
  readonly correctedYen: number;
  /** Of it what was owed when the books began: no bill of the year. */
  readonly openingYen: number;
};

/** 請求 and 減額 by item as the books moved in a year; what was turned back moves on the day it was. */
export async function listBilledMoves(
  db: Db,
  { associationId }: Scope,
  { startsOn, endsOn }: Span,
): Promise<Moved[]> {
  const { rows } = await db.query<Moved>(
    `with moved as materialized (
       select coalesce(j.reverses_id, j.id) as id, case when j.reverses_id is null then 1 else -1 end as sign
         from journal_entry j where j.association_id = $1 and j.posted_on between $2 and $3),
     corrected as materialized (
       select entry_id from relief where association_id = $1 and entry_id is not null and kind <> 'write-off')
     select c.item_id as "itemId", sum(m.sign * c.amount_yen)::float8 as yen,
            coalesce(sum(m.sign * c.amount_yen)
              filter (where c.entry_id in (select entry_id from corrected)), 0)::float8 as "correctedYen",
            coalesce(sum(m.sign * c.amount_yen) filter (where c.opening_id is not null), 0)::float8 as "openingYen"
       from charge c join moved m on m.id = c.entry_id
      where c.association_id = $1 group by c.item_id`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}

/** 入金 as the books moved in a year. */
export async function sumReceiptMoves(
  db: Db,
  { associationId }: Scope,
  { startsOn, endsOn }: Span,
): Promise<number> {
  const { rows } = await db.query<{ yen: number }>(
    `with moved as materialized (
       select coalesce(j.reverses_id, j.id) as id, case when j.reverses_id is null then 1 else -1 end as sign
         from journal_entry j where j.association_id = $1 and j.posted_on between $2 and $3)
     select coalesce(sum(m.sign * t.amount_yen), 0)::float8 as yen
       from receipt t join moved m on m.id = t.entry_id where t.association_id = $1`,
    [associationId, startsOn, endsOn],
  );
  return rows[0]?.yen ?? 0;
}

/** 口座振替 of a year with an answer that holds, beside the money that its entry booked. */
export async function listDebitedMonths(
  db: Db,
  { associationId }: Scope,
  { startsOn, endsOn }: Span,
): Promise<DuesPapers['debits']> {
  const { rows } = await db.query<DuesPapers['debits'][number]>(
    `with answered as materialized (
       select b.id, b.month, b.entry_id from debit_batch b
        where b.association_id = $1 and b.withdrawn_at is null and b.result_at is not null
          and b.debit_on between $2 and $3
          and not exists (select from journal_entry r
            where r.association_id = $1 and r.reverses_id = b.entry_id)),
     lines as materialized (
       select l.batch_id, sum(l.amount_yen) as asked, sum(l.amount_yen) filter (where l.outcome = '0') as paid,
              sum(l.amount_yen) filter (where l.outcome <> '0') as failed
         from debit_line l where l.association_id = $1 and l.batch_id in (select id from answered)
        group by l.batch_id),
     money as materialized (
       select t.entry_id, sum(t.amount_yen) as yen from receipt t
        where t.association_id = $1 and t.entry_id in (select entry_id from answered) group by t.entry_id)
     select a.month, coalesce(l.asked, 0)::float8 as "askedYen", coalesce(l.paid, 0)::float8 as "paidYen",
            coalesce(l.failed, 0)::float8 as "failedYen", coalesce(m.yen, 0)::float8 as "bookedYen"
       from answered a
       left join lines l on l.batch_id = a.id
       left join money m on m.entry_id = a.entry_id
      order by a.month`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}

/** 分割納付の誓約書 of a year that were approved, in sums; whose they are stays with the arrears. */
export async function listPledgedSums(
  db: Db,
  { associationId }: Scope,
  { startsOn, endsOn }: Span,
): Promise<DuesPapers['pledges']> {
  const { rows } = await db.query<DuesPapers['pledges'][number]>(
    `select (select coalesce(sum((l->>'yen')::bigint), 0) from jsonb_array_elements(d.lines) l)::float8 as "owedYen",
            (select coalesce(sum((i->>'yen')::bigint), 0) from jsonb_array_elements(d.instalments) i)::float8
              as "plannedYen"
       from dunning d
      where d.association_id = $1 and d.kind = 'pledge' and d.withdrawn_at is null and d.approved_as is not null
        and d.as_of between $2 and $3
      order by d.as_of, d.id`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}
