import type { PaymentSpread } from '#contract/repeats.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { BooksReader } from './chart-store.ts';

type Reader = BooksReader;
export type SpreadRow = Omit<PaymentSpread, 'booked'>;

/** 数年分の支払い, the latest first. */
export async function listSpreads(db: Db, { associationId }: Reader): Promise<SpreadRow[]> {
  const { rows } = await db.query<SpreadRow>(
    `select s.id, s.name, s.fund_id as "fundId", s.prepaid_account_id as "prepaidAccountId",
            s.expense_account_id as "expenseAccountId", s.counterparty_id as "counterpartyId",
            s.paid_yen::float8 as "paidYen", s.paid_on as "paidOn", s.first_month as "firstMonth", s.months,
            s.booked_from as "bookedFrom", s.stopped_after as "stoppedAfter", s.entry_id as "entryId",
            exists (select from journal_entry o
              where o.association_id = s.association_id and o.reverses_id = s.entry_id) as "isReversed"
       from payment_spread s where s.association_id = $1 order by s.paid_on desc, s.name, s.id limit 200`,
    [associationId],
  );
  return rows;
}

export async function addSpread(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  spread: Omit<SpreadRow, 'isReversed' | 'stoppedAfter'>,
): Promise<void> {
  await db.query(
    `insert into payment_spread (association_id, id, name, fund_id, prepaid_account_id, expense_account_id,
        counterparty_id, paid_yen, paid_on, first_month, months, booked_from, entry_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (association_id, id) do nothing`,
    [
      associationId,
      spread.id,
      spread.name,
      spread.fundId,
      spread.prepaidAccountId,
      spread.expenseAccountId,
      spread.counterpartyId,
      spread.paidYen,
      spread.paidOn,
      spread.firstMonth,
      spread.months,
      spread.bookedFrom,
      spread.entryId,
    ],
  );
}

export async function saveSpreadEnd(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { spreadId, stoppedAfter }: { spreadId: string; stoppedAfter: string | null },
): Promise<void> {
  await db.query(
    'update payment_spread set stopped_after = $3 where association_id = $1 and id = $2',
    [associationId, spreadId, stoppedAfter],
  );
}

export async function deleteSpread(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  spreadId: string,
): Promise<void> {
  await db.query('delete from payment_spread where association_id = $1 and id = $2', [
    associationId,
    spreadId,
  ]);
}
