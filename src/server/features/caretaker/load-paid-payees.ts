import type { PaidPayee } from '#domain/caretaker/exact/books/books.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/**
 * What payees got from accounts and in cash, month by month: an entry that was turned back and what a payee gave back
 * take their sum off again. Payees of the books who got nothing are known too.
 */
export async function loadPaidPayees(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
): Promise<readonly PaidPayee[]> {
  const { rows } = await db.query<PaidPayee>(
    `with money as materialized (
       select id from account where association_id = $1 and role in ('bank', 'cash')),
     moved as materialized (
       select distinct entry_id from posting
        where association_id = $1 and account_id in (select id from money)),
     paid as (
       select p.counterparty_id, y.starts_on, to_char(p.posted_on, 'YYYY-MM') as month, sum(p.amount_yen) as yen
         from moved m
         join posting p on p.association_id = $1 and p.entry_id = m.entry_id
          and p.counterparty_id is not null and p.account_id not in (select id from money)
         join fiscal_year y on y.association_id = $1 and p.posted_on between y.starts_on and y.ends_on
        group by 1, 2, 3 having sum(p.amount_yen) <> 0)
     select c.name, coalesce(jsonb_agg(jsonb_build_object(
              'fiscalYear', extract(year from d.starts_on)::int, 'month', d.month, 'yen', d.yen)
              order by d.month) filter (where d.month is not null), '[]') as paid
       from counterparty c left join paid d on d.counterparty_id = c.id
      where c.association_id = $1 group by c.id, c.name order by c.name`,
    [associationId],
  );
  return rows;
}
