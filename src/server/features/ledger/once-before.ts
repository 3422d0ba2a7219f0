import { sumYen } from '#domain/money.ts';
import { type BookedYear, comparisonInput, type OncePaid } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import type { Db } from '#server/db/db.ts';
import { grantedScope } from '#server/http/scope.ts';
import type { BooksReader } from './chart-store.ts';

type Span = { readonly startsOn: string; readonly endsOn: string };

/**
 * What the year before paid once, by its words without their numbers, of each line that is said to go over: only of
 * these, and only what is no less than the money that it goes over by. Its words are for readers of the ledger.
 */
export async function loadOnceBefore(
  db: Db,
  scope: BooksReader,
  { books, before }: { readonly books: BookedYear; readonly before: Span },
): Promise<OncePaid[]> {
  const over = budgetComparison(comparisonInput(books)).filter(
    ({ state }) => state === 'likely-over',
  );
  if (over.length === 0) return [];
  const paid = await listOncePaid(db, scope, {
    ...before,
    lines: over.map(({ fund, account, forecastYen, budgetYen }) => ({
      fundId: fund.id,
      accountId: account.id,
      leastYen: sumYen([forecastYen, -budgetYen]),
    })),
  });
  const readsLedger = grantedScope(scope, 'ledger.read') !== undefined;
  return readsLedger ? paid : paid.map((it) => ({ ...it, summary: '' }));
}

type Wanted = Span & {
  readonly lines: readonly {
    readonly fundId: string;
    readonly accountId: string;
    readonly leastYen: number;
  }[];
};

async function listOncePaid(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn, lines }: Wanted,
): Promise<OncePaid[]> {
  const { rows } = await db.query<OncePaid>(
    `with line as materialized (
       select l."fundId" as fund_id, l."accountId" as account_id, l."leastYen" as least
         from jsonb_to_recordset($4::jsonb) as l ("fundId" uuid, "accountId" uuid, "leastYen" bigint)),
     paid as materialized (
       select p.fund_id, p.account_id, l.least, j.posted_on, j.summary, sum(p.amount_yen)::bigint as yen
         from line l
         join posting p on p.association_id = $1 and p.fund_id = l.fund_id and p.account_id = l.account_id
          and p.posted_on between $2 and $3
         join journal_entry j on j.association_id = $1 and j.id = p.entry_id
        where j.reverses_id is null and not exists (
          select from journal_entry r where r.association_id = $1 and r.reverses_id = j.id)
        group by p.fund_id, p.account_id, l.least, j.id, j.posted_on, j.summary),
     counted as (
       select *, count(*) over (
         partition by fund_id, account_id, regexp_replace(summary, '[0-9０-９]', '', 'g')) as times
         from paid)
     select fund_id as "fundId", account_id as "accountId", posted_on as "postedOn", summary,
            yen::float8 as "amountYen"
       from counted where times = 1 and yen >= least order by yen desc, posted_on limit 30`,
    [associationId, startsOn, endsOn, JSON.stringify(lines)],
  );
  return rows;
}
