import type { IsoDate } from '#domain/calendar.ts';
import type { BankPlace } from '#domain/statements/close/certificates.ts';
import type { PartyBalance } from '#domain/statements/close/party-balance.ts';
import type { BudgetLine } from '#domain/statements/figures.ts';
import type { AuditorTerm } from '#domain/statements/pack/word-papers.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from '#server/features/ledger/store.ts';

/** The roles of accounts that 附属明細 takes apart. */
const detailed = ['receivable', 'prepaid', 'payable', 'advance', 'suspense'];

/** What stood with each counterparty at the year's end, and what of it was cleared since. */
export async function listParties(
  db: Db,
  { associationId }: BooksReader,
  endsOn: IsoDate,
): Promise<PartyBalance[]> {
  const { rows } = await db.query<PartyBalance>(
    `with detailed as materialized (
       select id, kind from account where association_id = $1 and role = any($3)),
     turned as materialized (
       select r.id as reversal_id, r.reverses_id from journal_entry r
         join journal_entry o on o.association_id = $1 and o.id = r.reverses_id
        where r.association_id = $1 and r.reverses_id is not null and o.posted_on > $2),
     sums as materialized (
       select p.fund_id, p.account_id, p.counterparty_id,
              coalesce(sum(p.amount_yen) filter (where p.posted_on <= $2), 0) as standing,
              coalesce(sum(p.amount_yen) filter (where p.posted_on > $2 and d.kind = 'liability' and p.amount_yen > 0), 0)
                as paid,
              coalesce(-sum(p.amount_yen) filter (where p.posted_on > $2 and d.kind = 'asset' and p.amount_yen < 0), 0)
                as received
         from posting p join detailed d on d.id = p.account_id
        where p.association_id = $1
          -- Booked since then and turned back: neither of the two cleared anything.
          and p.entry_id not in (select reversal_id from turned union all select reverses_id from turned)
        group by p.fund_id, p.account_id, p.counterparty_id)
     select s.fund_id as "fundId", s.account_id as "accountId", case when c.kind = 'person' then '個人' else coalesce(c.name, '') end as name,
            s.standing::float8 as "amountYen", (s.paid + s.received)::float8 as "clearedYen"
       from sums s
       left join counterparty c on c.association_id = $1 and c.id = s.counterparty_id
      where s.standing <> 0
      order by s.fund_id, s.account_id, name`,
    [associationId, endsOn, detailed],
  );
  return rows;
}

export async function listBanks(db: Db, { associationId }: BooksReader): Promise<BankPlace[]> {
  const { rows } = await db.query<BankPlace>(
    `select account_id as "accountId", bank, branch, kind, last_digits as "lastDigits" from bank_account
      where association_id = $1 order by bank, branch, kind, id`,
    [associationId],
  );
  return rows;
}

type NextBudget = { readonly endsOn: IsoDate; readonly lines: BudgetLine[] };

/** 予算案 as it goes to the same meeting: the first version of the next year's budget. */
export async function findNextBudget(
  db: Db,
  { associationId }: BooksReader,
  endsOn: IsoDate,
): Promise<NextBudget | null> {
  const { rows } = await db.query<BudgetLine & { endsOn: IsoDate }>(
    `with first as materialized (
       select b.id, y.ends_on from fiscal_year y
         join lateral (select id from budget where association_id = $1 and fiscal_year_id = y.id
                        order by version limit 1) b on true
        where y.association_id = $1 and y.starts_on = $2::date + 1)
     select l.fund_id as "fundId", l.account_id as "accountId", l.amount_yen::float8 as "amountYen",
            l.formula as note, f.ends_on as "endsOn"
       from first f join budget_line l on l.association_id = $1 and l.budget_id = f.id`,
    [associationId, endsOn],
  );
  const [first] = rows;
  return first ? { endsOn: first.endsOn, lines: rows } : null;
}

/**
 * The general meeting before a second person confirmed its approval: the day that a year has whose version is not kept
 * here. Nothing where no meeting is known, for the day of the confirmation is not the meeting's.
 */
export async function findApprovingMeeting(
  db: Db,
  { associationId }: BooksReader,
  endsOn: IsoDate,
): Promise<IsoDate | null> {
  const { rows } = await db.query<{ heldOn: IsoDate | null }>(
    `with confirmed as (
       select (approved_at at time zone 'UTC' + interval '9 hours')::date as day from books_lock
        where association_id = $1 and is_final and locked_until >= $2 order by locked_until limit 1)
     select max(m.held_on) as "heldOn" from meeting m, confirmed
      where m.association_id = $1 and m.kind = 'general' and m.status = 'held'
        and m.held_on > $2 and m.held_on <= confirmed.day`,
    [associationId, endsOn],
  );
  return rows[0]?.heldOn ?? null;
}

/** Who was 監事 and when, without names. */
export async function listAuditorTerms(
  db: Db,
  { associationId }: BooksReader,
): Promise<AuditorTerm[]> {
  const { rows } = await db.query<AuditorTerm>(
    `select term_from as "from", term_until as until from officer
      where association_id = $1 and post = 'auditor' order by term_from, id`,
    [associationId],
  );
  return rows;
}
