import type { IsoDate } from '#domain/calendar.ts';
import type { Account } from '#domain/ledger/account.ts';
import type { AllocatedYen, CashEntry, DueAccount } from '#domain/statements/cash/cash-books.ts';
import { type CashSum, cashFlow } from '#domain/statements/cash/cash-flow.ts';
import { isMoney, mayBeTraced } from '#domain/statements/cash/entry-parts.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from './chart-store.ts';

type Year = {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly accounts: readonly Account[];
};

/** 現金主義: the money of a year by what it was for. */
export async function loadCashFlow(
  db: Db,
  scope: BooksReader,
  year: Year,
): Promise<readonly CashSum[]> {
  return cashFlow({
    ...year,
    entries: await listCashEntries(db, scope, year),
    dueAccounts: await listDueAccounts(db, scope),
    allocated: await listAllocated(db, scope, year),
  });
}

/** What touches money in the year, and what ever touched an account of open items until its end. */
async function listCashEntries(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn, accounts }: Year,
): Promise<CashEntry[]> {
  const idsOf = (isWanted: (account: Account) => boolean) =>
    accounts.filter(isWanted).map(({ id }) => id);
  const { rows } = await db.query<CashEntry>(
    `with wanted as materialized (
       select entry_id from posting
        where association_id = $1 and posted_on between $2 and $3 and account_id = any($4::uuid[])
       union
       select entry_id from posting
        where association_id = $1 and posted_on <= $3 and account_id = any($5::uuid[])),
     lines as materialized (
       select p.entry_id, jsonb_agg(jsonb_build_object('fundId', p.fund_id, 'accountId', p.account_id,
                'amountYen', p.amount_yen, 'counterpartyId', p.counterparty_id)) as postings
         from wanted w join posting p on p.association_id = $1 and p.entry_id = w.entry_id
        group by p.entry_id)
     select j.id, j.posted_on as "postedOn", j.origin, j.reverses_id as "reversesId", l.postings
       from lines l join journal_entry j on j.association_id = $1 and j.id = l.entry_id
      order by j.posted_on, j.number`,
    [associationId, startsOn, endsOn, idsOf(isMoney), idsOf(mayBeTraced)],
  );
  return rows;
}

async function listDueAccounts(db: Db, { associationId }: BooksReader): Promise<DueAccount[]> {
  const { rows } = await db.query<DueAccount>(
    `select distinct i.fund_id as "fundId", due.id as "accountId", i.income_account_id as "incomeId"
       from billing_item i
       cross join lateral (values (i.receivable_account_id), (i.advance_account_id)) as due(id)
      where i.association_id = $1 order by 1, 2, 3`,
    [associationId],
  );
  return rows;
}

/** 充当 by the receipt's own entry; where that was turned back, by the entry that did it as well. */
async function listAllocated(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn }: Year,
): Promise<AllocatedYen[]> {
  const { rows } = await db.query<AllocatedYen>(
    `with used as materialized (
       select a.entry_id, i.fund_id, i.income_account_id, sum(a.amount_yen) as yen
         from receipt t
         join allocation a on a.association_id = $1 and a.receipt_id = t.id and a.entry_id = t.entry_id
         join billing_item i on i.association_id = $1 and i.id = a.item_id
        where t.association_id = $1 and t.received_on <= $3 and t.way <> 'opening'
        group by a.entry_id, i.fund_id, i.income_account_id)
     select j.id as "entryId", u.fund_id as "fundId", u.income_account_id as "incomeId",
            (case when j.id = u.entry_id then u.yen else -u.yen end)::float8 as "amountYen"
       from used u
       join journal_entry j on j.association_id = $1 and (j.id = u.entry_id or j.reverses_id = u.entry_id)
      where j.posted_on between $2 and $3
      order by 1, 2, 3`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}
