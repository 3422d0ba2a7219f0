import type { IsoDate } from '#domain/calendar.ts';
import type {
  BilledMonth,
  BookingFacts,
  ContractFacts,
} from '#domain/minutes/after/after-facts.ts';
import type { Db } from '#server/db/db.ts';
import type { MinutesReader } from './minutes-store.ts';

type Announced = { readonly id: string; readonly title: string; readonly gist: string };

/** What was sent of each item; empty where the convocation went out elsewhere. */
export async function listAnnounced(
  db: Db,
  { associationId }: MinutesReader,
  meetingId: string,
): Promise<Announced[]> {
  const { rows } = await db.query<Announced>(
    `select i->>'id' as id, i->>'title' as title,
            (select coalesce(string_agg(g, E'\\n'), '') from jsonb_array_elements_text(i->'gist') g) as gist
       from convocation c cross join lateral jsonb_array_elements(c.paper->'items') i
      where c.association_id = $1 and c.meeting_id = $2 and c.sent_at is not null`,
    [associationId, meetingId],
  );
  return rows;
}

/** 結果のお知らせ of the minutes, as it stands now. */
export async function findResultsNotice(
  db: Db,
  { associationId }: MinutesReader,
  meetingId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ body: string }>(
    `select t.body from minutes n
       join notice t on t.association_id = n.association_id and t.id = n.notice_id
      where n.association_id = $1 and n.meeting_id = $2 order by n.version desc limit 1`,
    [associationId, meetingId],
  );
  return rows[0]?.body ?? null;
}

type Debit = NonNullable<BilledMonth['debit']>;

/** 口座振替 of a month as the file asked for it, and what had come in for that month before. */
export async function findDebit(
  db: Db,
  { associationId }: MinutesReader,
  month: string,
): Promise<Debit | null> {
  const { rows } = await db.query<Debit>(
    `select (select coalesce(jsonb_agg(jsonb_build_object('dwellingId', l.dwelling_id, 'yen', l.amount_yen)), '[]')
               from debit_line l where l.association_id = $1 and l.batch_id = b.id) as lines,
            (select coalesce(jsonb_agg(jsonb_build_object('dwellingId', p.dwelling_id, 'yen', p.yen)), '[]')
               from (select a.dwelling_id, sum(a.amount_yen) as yen from allocation_held a
                       join receipt t on t.association_id = a.association_id and t.id = a.receipt_id
                      where a.association_id = $1 and a.month = b.month and t.taken_at < b.made_at
                      group by a.dwelling_id) p) as "paidBefore"
       from debit_batch b where b.association_id = $1 and b.month = $2 and b.withdrawn_at is null`,
    [associationId, month],
  );
  return rows[0] ?? null;
}

export async function listContractFacts(
  db: Db,
  { associationId }: MinutesReader,
  heldOn: IsoDate,
): Promise<ContractFacts> {
  const contracts = await db.query<ContractFacts['contracts'][number]>(
    `select name, counterparty, yearly_yen::float8 as "yearlyYen" from contract
      where association_id = $1 order by length(name) desc, starts_on desc`,
    [associationId],
  );
  const quotes = await db.query<ContractFacts['quotes'][number]>(
    `select payee, amount_yen::float8 as "amountYen" from voucher
      where association_id = $1 and kind = 'quote' and is_confirmed and amount_yen is not null and payee <> ''
        and (issued_on is null or issued_on <= $2) order by length(payee) desc, issued_on desc nulls last`,
    [associationId, heldOn],
  );
  return { contracts: contracts.rows, quotes: quotes.rows };
}

/** Bookings that hold, the hours that are kept for them, and their fees in bills that hold. */
export async function findBookings(
  db: Db,
  { associationId }: MinutesReader,
): Promise<BookingFacts> {
  const hours = await db.query<BookingFacts['hours'][number]>(
    `select space_id as space, day, from_hour as "fromHour", until_hour as "untilHour" from booking
      where association_id = $1 and ended is null order by day, from_hour`,
    [associationId],
  );
  const slots = await db.query<{ count: number }>(
    'select count(*)::int as count from booking_slot where association_id = $1',
    [associationId],
  );
  const fees = await db.query<BookingFacts['fees'][number]>(
    `with asked as materialized (
       select e.month, e.item_id, b.fee_yen, e.amount_yen
         from booking b
         join extra_charge e on e.association_id = b.association_id and e.id = b.extra_id
        where b.association_id = $1),
     runs as materialized (
       select r.month, r.entry_id from billing_run r
        where r.association_id = $1 and r.month in (select month from asked)
          and not exists (select from journal_entry j where j.association_id = $1 and j.reverses_id = r.entry_id))
     select a.month, sum(a.fee_yen)::float8 as "bookedYen", sum(a.amount_yen)::float8 as "billedYen",
            (select coalesce(-sum(p.amount_yen), 0)::float8 from posting p
              where p.association_id = $1 and p.entry_id in (select entry_id from runs r where r.month = a.month)
                and p.account_id in (select i.income_account_id from billing_item i
                  where i.association_id = $1 and i.id in (select item_id from asked o where o.month = a.month))) as "incomeYen"
       from asked a where a.month in (select month from runs) group by a.month order by a.month`,
    [associationId],
  );
  return { hours: hours.rows, slots: slots.rows[0]?.count ?? 0, fees: fees.rows };
}
