import type { IsoDate } from '#domain/calendar.ts';
import type { SpentEntry } from '#domain/caretaker/exact/books/books.ts';
import type { AskedSpending } from '#domain/caretaker/exact/books/spending-question.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/**
 * What was spent in some months, account by account, and what left the accounts of a fund, the largest of each first. What was
 * reversed, and what reversed it, is left out, as in the largest entries of 予算; a move between accounts of one fund
 * takes nothing out of it.
 */
export async function loadSpent(
  db: Db,
  scope: Scope<'ledger.read'>,
  { months }: AskedSpending,
): Promise<readonly SpentEntry[]> {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = { from: `${first}-01`, until: lastDayOf(last) };
  return [
    ...(await listSpent(db, scope, { ...span, of: 'expense' })),
    ...(await listSpent(db, scope, { ...span, of: 'money' })),
  ];
}

type Wanted = Pick<AskedSpending, 'of'> & { readonly from: IsoDate; readonly until: IsoDate };

async function listSpent(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  { of, from, until }: Wanted,
): Promise<readonly SpentEntry[]> {
  const { rows } = await db.query<SpentEntry>(
    `with wanted as materialized (
       select id from account where association_id = $1
          and case when $4 = 'expense' then kind = 'expense' else role in ('bank', 'cash') end),
     moved as materialized (
       select fund_id, entry_id, posted_on, case when $4 = 'expense' then account_id end as account_id,
              sum(case when $4 = 'expense' then amount_yen else -amount_yen end)::bigint as yen
         from posting
        where association_id = $1 and posted_on between $2 and $3 and account_id in (select id from wanted)
        group by 1, 2, 3, 4),
     undone as materialized (
       select id, reverses_id from journal_entry where association_id = $1 and reverses_id is not null)
     select m.fund_id as "fundId", m.account_id as "accountId", m.posted_on as "postedOn", j.summary,
            coalesce((select string_agg(distinct c.name, '、')
               from posting p join counterparty c on c.association_id = $1 and c.id = p.counterparty_id
              where p.association_id = $1 and p.entry_id = m.entry_id and p.fund_id = m.fund_id), '') as payee,
            m.yen::float8 as "amountYen"
       from moved m
       join journal_entry j on j.association_id = $1 and j.id = m.entry_id and j.origin <> 'opening'
      where m.yen > 0 and m.entry_id not in (select id from undone)
        and m.entry_id not in (select reverses_id from undone)
      order by m.yen desc, m.posted_on, j.number`,
    [associationId, from, until, of],
  );
  return rows;
}
