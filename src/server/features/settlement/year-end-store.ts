import type { IsoDate } from '#domain/calendar.ts';
import type { ContractOfYear } from '#domain/statements/close/contracts-at-year-end.ts';
import type { MonthOfParty } from '#domain/statements/close/missing-months.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from '#server/features/ledger/store.ts';

type Span = { readonly from: IsoDate; readonly until: IsoDate };

/** Income and expense by month and counterparty; moves between funds are no habit of anybody's. */
export async function listMonthsOfParties(
  db: Db,
  { associationId }: BooksReader,
  { from, until }: Span,
): Promise<MonthOfParty[]> {
  const { rows } = await db.query<MonthOfParty>(
    `with told as materialized (
       select id, kind from account
        where association_id = $1 and kind in ('income', 'expense') and role <> 'transfer')
     select p.fund_id as "fundId", p.account_id as "accountId", p.counterparty_id as "counterpartyId",
            to_char(p.posted_on, 'YYYY-MM') as month,
            sum(case when t.kind = 'expense' then p.amount_yen else -p.amount_yen end)::float8 as "amountYen"
       from told t
       join posting p on p.association_id = $1 and p.account_id = t.id and p.posted_on between $2 and $3
      group by 1, 2, 3, 4`,
    [associationId, from, until],
  );
  return rows;
}

type PaidLater = {
  readonly entryId: string;
  readonly number: number;
  readonly postedOn: IsoDate;
  readonly issuedOn: IsoDate;
  readonly summary: string;
  readonly fundId: string;
  readonly accountId: string;
  readonly counterpartyId: string | null;
  readonly amountYen: number;
};

const longestList = 100;

/** Expenses booked in the span on a paper that is dated before it, straight and not as something owed. */
export async function listPaidLater(
  db: Db,
  { associationId }: BooksReader,
  { from, until }: Span,
): Promise<PaidLater[]> {
  const { rows } = await db.query<PaidLater>(
    `with papers as materialized (
       select ev.entry_id, max(v.issued_on) as issued_on
         from entry_voucher ev
         join voucher v on v.association_id = $1 and v.id = ev.voucher_id
         join journal_entry j on j.association_id = $1 and j.id = ev.entry_id
        where ev.association_id = $1 and j.posted_on between $2 and $3 and j.origin <> 'reversal'
          and not exists (select from journal_entry r
            where r.association_id = $1 and r.reverses_id = j.id)
        group by ev.entry_id)
     select j.id as "entryId", j.number, j.posted_on as "postedOn", s.issued_on as "issuedOn", j.summary,
            p.fund_id as "fundId", p.account_id as "accountId", p.counterparty_id as "counterpartyId",
            p.amount_yen::float8 as "amountYen"
       from papers s
       join journal_entry j on j.association_id = $1 and j.id = s.entry_id
       join posting p on p.association_id = $1 and p.entry_id = s.entry_id and p.amount_yen > 0
       join account a on a.association_id = $1 and a.id = p.account_id and a.kind = 'expense'
        and a.role <> 'transfer'
      where s.issued_on < $2
      order by j.posted_on, j.number limit ${longestList}`,
    [associationId, from, until],
  );
  return rows;
}

/** 契約 of the register with the expenses of the span whose payee has the name of its company. */
export async function listContracts(
  db: Db,
  { associationId }: BooksReader,
  { from, until }: Span,
): Promise<ContractOfYear[]> {
  const { rows } = await db.query<ContractOfYear>(
    `with spent as materialized (
       select c.name as payee, p.entry_id, p.amount_yen
         from posting p
         join account a on a.association_id = $1 and a.id = p.account_id and a.kind = 'expense'
         join journal_entry j on j.association_id = $1 and j.id = p.entry_id and j.reverses_id is null
         join counterparty c on c.association_id = $1 and c.id = p.counterparty_id
        where p.association_id = $1 and p.posted_on between $2 and $3
          and not exists (select from journal_entry r
            where r.association_id = $1 and r.reverses_id = p.entry_id))
     select k.id, k.name, k.ends_on as "endsOn", k.yearly_yen::float8 as "yearlyYen",
            coalesce(jsonb_agg(jsonb_build_object('entryId', s.entry_id, 'amountYen', s.amount_yen))
              filter (where s.entry_id is not null), '[]') as expenses
       from contract k left join spent s on s.payee = k.counterparty
      where k.association_id = $1 group by k.id, k.name, k.ends_on, k.yearly_yen order by k.ends_on, k.name`,
    [associationId, from, until],
  );
  return rows;
}
