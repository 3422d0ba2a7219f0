import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { CheckFacts, PaidEntry } from '#domain/checks/facts.ts';
import { thresholds } from '#domain/checks/thresholds.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'>;

/** What left an account or the cash box for somebody whom the books name. */
export async function listPaid(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<PaidEntry[]> {
  const { rows } = await db.query<PaidEntry>(
    `with purse as materialized (
       select id from account where association_id = $1 and role in ('cash', 'bank')),
     seen as materialized (
       select counterparty_id, min(posted_on) as since from posting
        where association_id = $1 and counterparty_id is not null group by counterparty_id),
     paying as materialized (
       select p.entry_id from posting p
        where p.association_id = $1 and p.posted_on between $2 and $3 and p.amount_yen < 0
          and p.account_id in (select id from purse)
        group by p.entry_id),
     given as materialized (
       select p.entry_id, p.posted_on, p.counterparty_id, sum(p.amount_yen)::float8 as yen from posting p
        where p.association_id = $1 and p.posted_on between $2 and $3 and p.amount_yen > 0
          and p.counterparty_id is not null and p.account_id not in (select id from purse)
          and p.entry_id in (select entry_id from paying)
        group by p.entry_id, p.posted_on, p.counterparty_id)
     select g.entry_id as "entryId", g.posted_on as "postedOn", j.summary, g.counterparty_id as "counterpartyId",
            c.name as payee, c.kind as "payeeKind", s.since as "payeeSince", g.yen
       from given g
       join lateral (
         select summary, number, origin, reverses_id from journal_entry
          where association_id = $1 and id = g.entry_id limit 1) j on true
       join counterparty c on c.association_id = $1 and c.id = g.counterparty_id
       join seen s on s.counterparty_id = g.counterparty_id
      where j.origin <> 'opening' and j.reverses_id is null
        and not exists (select from journal_entry r where r.association_id = $1 and r.reverses_id = g.entry_id)
      order by g.posted_on, j.number, g.counterparty_id`,
    [associationId, addDays(today, -thresholds.paidDays), today],
  );
  return rows;
}

/** What was written down in the last days; when the books begin, everything is. */
export async function listRecorded(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<CheckFacts['recorded']> {
  const { rows } = await db.query<CheckFacts['recorded'][number]>(
    `select j.id as "entryId", j.posted_on as "postedOn", j.summary, ${dayOf('j.recorded_at')} as "recordedOn",
            j.reverses_id is not null as "isReversal", j.origin in ('manual', 'payment') as "isByHand"
       from journal_entry j
      where j.association_id = $1 and j.recorded_at >= $2::date and j.origin <> 'opening'
        and not exists (select from journal_entry r where r.association_id = $1 and r.reverses_id = j.id)
      order by j.posted_on, j.number`,
    [associationId, addDays(today, -thresholds.recordedDays)],
  );
  return rows;
}

/** What was taken out of an account as cash in the last days. */
export async function listDrawn(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<CheckFacts['drawn']> {
  const { rows } = await db.query<CheckFacts['drawn'][number]>(
    `with box as materialized (
       select id from account where association_id = $1 and role = 'cash'),
     taken as materialized (
       select p.entry_id, p.posted_on, sum(p.amount_yen)::float8 as yen from posting p
        where p.association_id = $1 and p.account_id in (select id from box) and p.amount_yen > 0
          and p.posted_on between $2 and $3
        group by p.entry_id, p.posted_on)
     select t.entry_id as "entryId", t.posted_on as "postedOn", j.summary, t.yen as "amountYen"
       from taken t
       join journal_entry j on j.association_id = $1 and j.id = t.entry_id
      where j.origin <> 'opening' and j.reverses_id is null
        and exists (select from posting p join account a on a.association_id = $1 and a.id = p.account_id
                     where p.association_id = $1 and p.entry_id = t.entry_id and a.role = 'bank' and p.amount_yen < 0)
        and not exists (select from journal_entry r where r.association_id = $1 and r.reverses_id = t.entry_id)
      order by t.posted_on, j.number`,
    [associationId, addDays(today, -thresholds.recordedDays), today],
  );
  return rows;
}

/** 締め直し of the last days. */
export async function listReopened(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<CheckFacts['reopened']> {
  const { rows } = await db.query<CheckFacts['reopened'][number]>(
    `select id, before as "from", locked_until as until, ${dayOf('approved_at')} as "on"
       from (select id, locked_until, approved_at, lag(locked_until) over (order by number) as before
               from books_lock where association_id = $1) l
      where locked_until < before and approved_at >= $2::date order by approved_at`,
    [associationId, addDays(today, -thresholds.recordedDays)],
  );
  return rows;
}

type Numbers = Pick<CheckFacts, 'entryCount' | 'highestNumber'>;

/** Of the fiscal year that begins on this day. */
export async function countNumbers(
  db: Db,
  { associationId }: Reader,
  startsOn: IsoDate,
): Promise<Numbers> {
  const { rows } = await db.query<Numbers>(
    `select y.last_number as "highestNumber",
            (select count(*)::int from journal_entry j
              where j.association_id = $1 and j.fiscal_year_id = y.id) as "entryCount"
       from fiscal_year y where y.association_id = $1 and y.starts_on = $2`,
    [associationId, startsOn],
  );
  return rows[0] ?? { entryCount: 0, highestNumber: 0 };
}

export async function findFirstDay(db: Db, { associationId }: Reader): Promise<IsoDate | null> {
  const { rows } = await db.query<{ day: IsoDate | null }>(
    'select min(posted_on) as day from posting where association_id = $1',
    [associationId],
  );
  return rows[0]?.day ?? null;
}
