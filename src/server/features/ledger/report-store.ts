import type { IsoDate } from '#domain/calendar.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'> | Scope<'fund.read'>;

/** The latest year that begins with a snapshot, on or before a day: older postings need not be added up. */
const snapshotYear = `(
  select y.id, y.starts_on from fiscal_year y
   where y.association_id = $1 and y.starts_on <= $2::date and exists (
     select from year_opening o where o.association_id = $1 and o.fiscal_year_id = y.id)
   order by y.starts_on desc limit 1)`;

/** What stood on every account the evening before a day: the last snapshot, and what was posted since. */
export async function listBalancesBefore(
  db: Db,
  { associationId }: Reader,
  day: IsoDate,
): Promise<Balance[]> {
  const { rows } = await db.query<Balance>(
    `with known as ${snapshotYear}
     select fund_id as "fundId", account_id as "accountId", sum(amount_yen)::float8 as "amountYen" from (
       select o.fund_id, o.account_id, o.amount_yen from year_opening o
        where o.association_id = $1 and o.fiscal_year_id = (select id from known)
       union all
       select p.fund_id, p.account_id, p.amount_yen from posting p
        where p.association_id = $1 and p.posted_on < $2::date
          and p.posted_on >= coalesce((select starts_on from known), '-infinity'::date)) b
      group by fund_id, account_id having sum(amount_yen) <> 0`,
    [associationId, day],
  );
  return rows;
}

type Turnover = {
  readonly fundId: string;
  readonly accountId: string;
  readonly debitYen: Yen;
  readonly creditYen: Yen;
};

export async function listTurnover(
  db: Db,
  { associationId }: Reader,
  { from, until }: { from: IsoDate; until: IsoDate },
): Promise<Turnover[]> {
  const { rows } = await db.query<Turnover>(
    `select fund_id as "fundId", account_id as "accountId",
            coalesce(sum(amount_yen) filter (where amount_yen > 0), 0)::float8 as "debitYen",
            coalesce(-sum(amount_yen) filter (where amount_yen < 0), 0)::float8 as "creditYen"
       from posting where association_id = $1 and posted_on between $2 and $3
      group by fund_id, account_id`,
    [associationId, from, until],
  );
  return rows;
}

type LedgerRow = {
  readonly entryId: string;
  readonly number: number;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly fundId: string;
  readonly amountYen: Yen;
  readonly counterAccountIds: readonly string[];
  readonly counterpartyId: string | null;
};

export const ledgerPageLength = 2_000;

export type LedgerPlace = {
  readonly accountId: string;
  readonly fundId: string | null;
  readonly from: IsoDate;
  readonly until: IsoDate;
};

/**
 * An account's lines by day and number, fund by fund from the index of ledgers; a day that reaches over the page comes
 * whole. The fund of the other side is no condition for an index: beside many associations the planner takes a fund for
 * small and read all of its postings for each line (600 ms at a million, measured).
 */
export async function listLedgerRows(
  db: Db,
  { associationId }: Reader,
  { accountId, fundId, from, until }: LedgerPlace,
): Promise<LedgerRow[]> {
  const { rows } = await db.query<LedgerRow>(
    `with wanted as materialized (
       select id from fund where association_id = $1 and ($3::uuid is null or id = $3)),
     moved as materialized (
       select m.* from wanted f
         cross join lateral (
           select p.id, p.entry_id, p.posted_on, p.fund_id, p.amount_yen, p.counterparty_id from posting p
            where p.association_id = $1 and p.fund_id = f.id and p.account_id = $2 and p.posted_on between $4 and $5
            order by p.posted_on fetch first ${ledgerPageLength + 1} rows with ties) m)
     select m.entry_id as "entryId", j.number, m.posted_on as "postedOn", j.summary, m.fund_id as "fundId",
            m.amount_yen::float8 as "amountYen", m.counterparty_id as "counterpartyId",
            (select coalesce(jsonb_agg(distinct c.account_id), '[]'::jsonb) from posting c
              where c.association_id = $1 and c.entry_id = m.entry_id and c.fund_id is not distinct from m.fund_id
                and sign(c.amount_yen) <> sign(m.amount_yen)) as "counterAccountIds"
       from moved m
       cross join lateral (
         select number, summary from journal_entry where association_id = $1 and id = m.entry_id limit 1) j
      order by m.posted_on, j.number, m.id limit ${ledgerPageLength + 1}`,
    [associationId, accountId, fundId, from, until],
  );
  return rows;
}
