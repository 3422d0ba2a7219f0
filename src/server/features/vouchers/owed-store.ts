import type { OwedLine } from '#domain/vouchers/settled-with-paper.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Wanted = { readonly until: string; readonly sumsYen: readonly number[] };

/** Lines of these sums on 未払金, in the order of the books; what was turned back is left out with its reversal. */
export async function listOwedLines(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  { until, sumsYen }: Wanted,
): Promise<readonly OwedLine[]> {
  if (sumsYen.length === 0) return [];
  const { rows } = await db.query<OwedLine>(
    `select p.entry_id as "entryId", p.fund_id as "fundId", p.account_id as "accountId",
            p.counterparty_id as "counterpartyId", p.amount_yen::float8 as "amountYen",
            exists (select from entry_voucher ev
              where ev.association_id = $1 and ev.entry_id = p.entry_id) as "hasVoucher"
       from posting p
       join account a on a.association_id = p.association_id and a.id = p.account_id
       join journal_entry j on j.association_id = p.association_id and j.id = p.entry_id
      where p.association_id = $1 and a.role = 'payable' and p.posted_on <= $2
        and abs(p.amount_yen) = any($3::bigint[]) and j.reverses_id is null
        and not exists (select from journal_entry r where r.association_id = $1 and r.reverses_id = j.id)
      order by p.posted_on, j.number, p.amount_yen`,
    [associationId, until, sumsYen],
  );
  return rows;
}
