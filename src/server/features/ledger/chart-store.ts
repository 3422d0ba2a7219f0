import type { Lock } from '#contract/books-lock.ts';
import type { Chart, Counterparty } from '#contract/ledger.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Account, AccountKind } from '#domain/ledger/account.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Whoever holds one of these reads the books, and the papers that are made of them. */
export type BooksReader = Scope<
  | 'ledger.read'
  | 'ledger.book'
  | 'fund.read'
  | 'month.ask'
  | 'month.close'
  | 'billing.run'
  | 'budget.draft'
  | 'settlement.write'
  | 'audit.write'
  | 'audit.export'
  | 'disclosure.issue'
  | 'document.write'
>;

export async function listFunds(db: Db, { associationId }: BooksReader): Promise<Chart['funds']> {
  const { rows } = await db.query<Chart['funds'][number]>(
    `select id, code, name, is_pass_through as "isPassThrough" from fund
      where association_id = $1 order by position, code`,
    [associationId],
  );
  return rows;
}

export async function listAccounts(db: Db, { associationId }: BooksReader): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `select id, code, name, kind, role, is_retired as "isRetired" from account
      where association_id = $1 order by code`,
    [associationId],
  );
  return rows;
}

export async function listCounterparties(
  db: Db,
  { associationId }: BooksReader,
): Promise<Counterparty[]> {
  const { rows } = await db.query<Counterparty>(
    `select id, name, kind, invoice_number as "invoiceNumber", is_retired as "isRetired" from counterparty
      where association_id = $1 order by is_retired, name`,
    [associationId],
  );
  return rows;
}

export async function listBankAccounts(
  db: Db,
  { associationId }: BooksReader,
): Promise<Chart['bankAccounts']> {
  const { rows } = await db.query<Chart['bankAccounts'][number]>(
    `select b.id, b.account_id as "accountId", b.fund_id as "fundId", b.bank, b.branch, b.kind from bank_account b
       join account a on a.association_id = b.association_id and a.id = b.account_id
      where b.association_id = $1 order by a.code`,
    [associationId],
  );
  return rows;
}

export async function listYears(db: Db, { associationId }: BooksReader): Promise<Chart['years']> {
  const { rows } = await db.query<Chart['years'][number]>(
    `select id, starts_on as "startsOn", ends_on as "endsOn", last_number as "lastNumber" from fiscal_year
      where association_id = $1 order by starts_on`,
    [associationId],
  );
  return rows;
}

type LockRow = Omit<Lock, 'askedAs' | 'approvedAs'> & { askedAs: Role; approvedAs: Role };

/** The newest first. */
export async function listLocks(db: Db, { associationId }: BooksReader): Promise<Lock[]> {
  const { rows } = await db.query<LockRow>(
    `select number, locked_until as "lockedUntil", is_final as "isFinal", reason,
            asked_as as "askedAs", approved_as as "approvedAs",
            ${dayOf('asked_at')} as "askedOn", ${dayOf('approved_at')} as "approvedOn"
       from books_lock where association_id = $1 order by number desc limit 60`,
    [associationId],
  );
  return rows.map((lock) => ({
    ...lock,
    askedAs: roleNames[lock.askedAs],
    approvedAs: roleNames[lock.approvedAs],
  }));
}

/** The day until which nothing may be written; `null` before the first close. */
export async function findLockedUntil(
  db: Db,
  { associationId }: BooksReader,
): Promise<IsoDate | null> {
  const { rows } = await db.query<{ lockedUntil: IsoDate | null }>(
    'select locked_until as "lockedUntil" from books_held where association_id = $1',
    [associationId],
  );
  return rows[0]?.lockedUntil ?? null;
}

/**
 * The last day that the opening tells of: the evening before the opening balances, or the end of the last past month
 * that was entered with them. Looked up by keys, for there may be very many entries.
 */
export async function findOpenedUntil(
  db: Db,
  { associationId }: BooksReader,
): Promise<IsoDate | null> {
  const { rows } = await db.query<{ openedUntil: IsoDate | null }>(
    `with opening as (
       select max(posted_on) as posted_on from journal_entry where association_id = $1 and origin = 'opening')
     select greatest(o.posted_on - 1, (
              select max(j.posted_on) from fund f, generate_series(0, 11) n, journal_entry j
               where f.association_id = $1 and j.association_id = $1 and j.source_key
                     = 'opening:' || f.code || ':' || to_char(o.posted_on + n * interval '1 month', 'YYYY-MM')))
            as "openedUntil" from opening o`,
    [associationId],
  );
  return rows[0]?.openedUntil ?? null;
}

/** The day in Japan of an instant. */
export function dayOf(column: string): string {
  return `to_char(${column} at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD')`;
}

type NewAccount = Omit<Account, 'role'>;

/** A new account; for one that is there, its name and whether it is in use. */
export async function saveAccount(
  db: Db,
  scope: Scope<'ledger.book'>,
  account: NewAccount,
): Promise<Account | undefined> {
  await db.query(
    `insert into account (association_id, id, code, name, kind, is_retired)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (association_id, id) do update set name = excluded.name, is_retired = excluded.is_retired`,
    [scope.associationId, account.id, account.code, account.name, account.kind, account.isRetired],
  );
  const accounts = await listAccounts(db, scope);
  return accounts.find(({ id }) => id === account.id);
}

const kinds: Readonly<Record<string, AccountKind>> = {
  '1': 'asset',
  '2': 'liability',
  '3': 'net',
  '4': 'income',
  '5': 'expense',
  '6': 'expense',
};

/** The first digit of a code says what kind of account it is. */
export function kindOfCode(code: string): AccountKind {
  return kinds[code.charAt(0)] ?? 'expense';
}

export async function saveCounterparty(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { id, name, kind, invoiceNumber, isRetired }: Counterparty,
): Promise<void> {
  await db.query(
    `insert into counterparty (association_id, id, name, kind, invoice_number, is_retired)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (association_id, id) do update set name = excluded.name, kind = excluded.kind,
       invoice_number = excluded.invoice_number, is_retired = excluded.is_retired`,
    [associationId, id, name, kind, invoiceNumber, isRetired],
  );
}
