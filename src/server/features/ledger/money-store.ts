import type { YearBooks } from '#contract/money.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from './chart-store.ts';

type Span = { readonly startsOn: IsoDate; readonly endsOn: IsoDate };
type YearRow = YearBooks['years'][number] & {
  readonly id: string;
  readonly bookedUntil: IsoDate | null;
};

/** The years that have entries, oldest first. */
export async function listBookedYears(db: Db, { associationId }: BooksReader): Promise<YearRow[]> {
  const { rows } = await db.query<YearRow>(
    `select y.id, extract(year from y.starts_on)::int as "fiscalYear", y.starts_on as "startsOn",
            y.ends_on as "endsOn", last.day as "bookedUntil",
            coalesce(y.ends_on <= (select max(l.locked_until) from books_lock l
              where l.association_id = $1 and l.is_final), false) as "isFinal"
       from fiscal_year y
       join lateral (select max(p.posted_on) as day from posting p
                      where p.association_id = $1 and p.posted_on between y.starts_on and y.ends_on) last
         on last.day is not null
      where y.association_id = $1 order by y.starts_on`,
    [associationId],
  );
  return rows;
}

/**
 * Month by month from the index of reports alone; what opened the books is taken off afterwards, which is quicker than
 * looking up for each posting what its entry is.
 */
export async function listMonths(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn }: Span,
): Promise<YearBooks['months']> {
  const { rows } = await db.query<YearBooks['months'][number]>(
    `with month as materialized (
       select to_char(m, 'YYYY-MM') as name, greatest(m::date, $2::date) as first,
              least((m + interval '1 month')::date, $3::date + 1) as next
         from generate_series(date_trunc('month', $2::date::timestamp), $3::date::timestamp, interval '1 month') m),
     begun as materialized (
       select id, posted_on from journal_entry
        where association_id = $1 and origin = 'opening' and posted_on between $2 and $3),
     moved as (
       select m.name, s.fund_id, s.account_id, s.yen, s.lines from month m
         cross join lateral (
           select p.fund_id, p.account_id, sum(p.amount_yen) as yen, count(*) as lines from posting p
            where p.association_id = $1 and p.posted_on >= m.first and p.posted_on < m.next
            group by p.fund_id, p.account_id) s
       union all
       select to_char(b.posted_on, 'YYYY-MM'), p.fund_id, p.account_id, -p.amount_yen, -1 from begun b
         join posting p on p.association_id = $1 and p.entry_id = b.id)
     select name as month, fund_id as "fundId", account_id as "accountId", sum(yen)::float8 as "amountYen"
       from moved group by 1, 2, 3 having sum(lines) > 0 order by 1`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}

type Part = { readonly name: string; readonly summary: string };
type SpendingRow = YearBooks['months'][number] & { readonly part: string };

/** 電気料金 of 水道光熱費 and the like: what was spent month by month in entries that say so. */
export async function listSpendingFor(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn, parts }: Span & { readonly parts: readonly Part[] },
): Promise<SpendingRow[]> {
  const { rows } = await db.query<SpendingRow>(
    `with spent as materialized (
       select id from account where association_id = $1 and kind = 'expense'),
     named as materialized (
       select j.id, j.posted_on, t.name from journal_entry j
         join lateral (
           select w.name from unnest($4::text[], $5::text[]) as w(name, said) where j.summary ~ w.said limit 1) t on true
        where j.association_id = $1 and j.posted_on between $2 and $3)
     select to_char(n.posted_on, 'YYYY-MM') as month, p.fund_id as "fundId", p.account_id as "accountId",
            n.name as part, sum(p.amount_yen)::float8 as "amountYen"
       from named n
       join posting p on p.association_id = $1 and p.entry_id = n.id and p.account_id in (select id from spent)
      group by 1, 2, 3, 4 order by 1`,
    [
      associationId,
      startsOn,
      endsOn,
      parts.map(({ name }) => name),
      parts.map(({ summary }) => summary),
    ],
  );
  return rows;
}

/**
 * What a year begins with; the entry that opened the books belongs to it. Added up before anything is joined: of a
 * copy just made the planner knows nothing, and joined every posting with every account.
 */
export async function listOpening(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn }: Span,
): Promise<YearBooks['opening']> {
  const { rows } = await db.query<YearBooks['opening'][number]>(
    `with known as materialized (
       select y.id, y.starts_on from fiscal_year y
        where y.association_id = $1 and y.starts_on <= $2 and exists (
          select from year_opening o where o.association_id = $1 and o.fiscal_year_id = y.id)
        order by y.starts_on desc limit 1),
     begun as materialized (
       select id from journal_entry
        where association_id = $1 and origin = 'opening' and posted_on between $2 and $3),
     sums as materialized (
       select o.fund_id, o.account_id, o.amount_yen from year_opening o
        where o.association_id = $1 and o.fiscal_year_id = (select id from known)
       union all
       select p.fund_id, p.account_id, sum(p.amount_yen)::bigint from posting p
        where p.association_id = $1 and p.posted_on < $2
          and p.posted_on >= coalesce((select starts_on from known), '-infinity'::date)
        group by p.fund_id, p.account_id
       union all
       select p.fund_id, p.account_id, p.amount_yen from begun b
         join posting p on p.association_id = $1 and p.entry_id = b.id)
     select s.fund_id as "fundId",
            case when a.kind in ('income', 'expense')
              then (select id from account where association_id = $1 and code = '3110')
              else a.id end as "accountId",
            sum(s.amount_yen)::float8 as "amountYen"
       from sums s join account a on a.association_id = $1 and a.id = s.account_id
      group by 1, 2 having sum(s.amount_yen) <> 0`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}

type PastLine = YearBooks['months'][number];

/** A year before the journal: its sums alone, debit positive like everything else. */
export async function listPastSums(
  db: Db,
  { associationId }: BooksReader,
  fiscalYear: number,
): Promise<PastLine[]> {
  const { rows } = await db.query<PastLine>(
    `select '' as month, p.fund_id as "fundId", l.account_id as "accountId",
            (case when a.kind = 'income' then -l.actual_yen else l.actual_yen end)::float8 as "amountYen"
       from past_year p
       join past_year_line l on l.association_id = p.association_id and l.past_year_id = p.id
       join account a on a.association_id = l.association_id and a.id = l.account_id
      where p.association_id = $1 and p.fiscal_year = $2 and l.actual_yen <> 0`,
    [associationId, fiscalYear],
  );
  return rows;
}

type Budget = {
  readonly lines: YearBooks['budget'];
  readonly decided: YearBooks['budgetDecided'];
};

/** The budget that counts: the latest one decided, beside the first one. */
export async function findBudget(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<Budget> {
  const { rows } = await db.query<
    YearBooks['budget'][number] & NonNullable<YearBooks['budgetDecided']>
  >(
    `with decided as (
       select id, version, kind, decided_on,
              coalesce(lead(kind) over (order by version) = 'supplement', false) as is_supplemented
         from budget where association_id = $1 and fiscal_year_id = $2 and decided_on is not null),
     latest as (select * from decided order by version desc limit 1),
     first as (select * from decided order by version limit 1)
     select l.fund_id as "fundId", l.account_id as "accountId",
            coalesce(sum(l.amount_yen) filter (where d.id = (select id from latest)), 0)::float8 as "amountYen",
            coalesce(sum(l.amount_yen) filter (where d.id = (select id from first)), 0)::float8 as "firstYen",
            -- A version is whole: what 補正 changed is its lines less those of the version before it.
            sum(l.amount_yen * ((d.kind = 'supplement')::int - d.is_supplemented::int))::float8 as "supplementYen",
            coalesce(max(l.formula) filter (where d.id = (select id from latest)), '') as formula,
            (select decided_on from latest) as "decidedOn", (select kind from latest) as kind
       from budget_line l join decided d on d.id = l.budget_id
      where l.association_id = $1
      group by l.fund_id, l.account_id`,
    [associationId, yearId],
  );
  const [first] = rows;
  return {
    lines: rows,
    decided: first ? { decidedOn: first.decidedOn, kind: first.kind } : null,
  };
}
