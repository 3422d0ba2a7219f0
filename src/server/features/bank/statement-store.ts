import type { Columns } from '#domain/bank/bank-formats.ts';
import type { ConfirmedColumns } from '#domain/bank/find-format.ts';
import type { FreshLine, KnownLine } from '#domain/bank/merge-lines.ts';
import type { Statement } from '#domain/bank/statement.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Booker = Scope<'ledger.book'>;
type Reader = Scope<'ledger.read'> | Booker;

type OwnAccount = {
  readonly id: string;
  readonly accountId: string;
  readonly fundId: string;
  readonly lastDigits: string;
};

export async function listOwnAccounts(db: Db, { associationId }: Reader): Promise<OwnAccount[]> {
  const { rows } = await db.query<OwnAccount>(
    `select id, account_id as "accountId", fund_id as "fundId", last_digits as "lastDigits" from bank_account
      where association_id = $1`,
    [associationId],
  );
  return rows;
}

/** What is known of an account from a few days before a file on, in the order of the bank. */
export async function listKnownLines(
  db: Db,
  { associationId }: Booker,
  { bankAccountId, from }: { bankAccountId: string; from: IsoDate },
): Promise<KnownLine[]> {
  const { rows } = await db.query<KnownLine>(
    `select held_on as "heldOn", amount_yen::float8 as "amountYen", balance_yen::float8 as "balanceYen",
            line_text as text
       from statement_line
      where association_id = $1 and bank_account_id = $2
        and held_on >= coalesce((select max(b.held_on) from statement_line b
          where b.association_id = $1 and b.bank_account_id = $2 and b.held_on < $3), $3)
      order by held_on, import_id, place`,
    [associationId, bankAccountId, from],
  );
  return rows;
}

export async function listConfirmedColumns(
  db: Db,
  { associationId }: Booker,
): Promise<ConfirmedColumns[]> {
  const { rows } = await db.query<ConfirmedColumns>(
    'select headings, columns from statement_columns where association_id = $1',
    [associationId],
  );
  return rows;
}

/** The numbers of the dwellings: they stand beside the names of those who pay. */
export async function listDwellingNumbers(
  db: Db,
  { associationId }: Reader,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ number: string }>(
    'select number from dwelling where association_id = $1',
    [associationId],
  );
  return new Set(rows.map(({ number }) => number));
}

export async function saveColumns(
  db: Db,
  { associationId }: Booker,
  {
    bankAccountId,
    headings,
    columns,
    now,
  }: {
    bankAccountId: string;
    headings: string;
    columns: Columns;
    now: Date;
  },
): Promise<void> {
  await db.query(
    `insert into statement_columns (association_id, id, bank_account_id, headings, columns)
     values ($1, $2, $3, $4, $5)
     on conflict (association_id, bank_account_id, headings) do update set columns = excluded.columns`,
    [associationId, newId(now.getTime()), bankAccountId, headings, JSON.stringify(columns)],
  );
}

type NewImport = {
  readonly bankAccountId: string;
  readonly sha256: string;
  readonly fileName: string;
  readonly byteSize: number;
  readonly statement: Statement;
  readonly fresh: readonly (FreshLine & { readonly key: string; readonly place: number })[];
  readonly gap: { readonly from: IsoDate; readonly until: IsoDate } | null;
  readonly now: Date;
};

/** Answers whether it was new: two requests with the same file write it once. */
export async function addImport(
  db: Db,
  { associationId, userId, role }: Booker,
  { statement, fresh, gap, now, ...file }: NewImport,
): Promise<boolean> {
  const importId = newId(now.getTime());
  const { rowCount } = await db.query(
    `insert into statement_import (association_id, id, bank_account_id, sha256, file_name, byte_size, format, starts_on,
       ends_on, closing_yen, line_count, new_count, gap_from, gap_until, taken_as, taken_by, taken_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict (association_id, bank_account_id, sha256) where withdrawn_at is null do nothing`,
    [
      associationId,
      importId,
      file.bankAccountId,
      file.sha256,
      file.fileName,
      file.byteSize,
      statement.format,
      statement.from,
      statement.until,
      statement.closingYen,
      statement.lines.length,
      fresh.length,
      gap?.from ?? null,
      gap?.until ?? null,
      role,
      userId,
      now.toISOString(),
    ],
  );
  if (rowCount === 0) return false;
  const lines = fresh.map((line) => ({ ...line, id: newId(now.getTime()) }));
  await db.query(
    `insert into statement_line (association_id, id, import_id, bank_account_id, held_on, place, nth, amount_yen,
       balance_yen, kind, line_text, payer_key)
     select $1, l.id, $2, $3, l."heldOn", l.place, l.nth, l."amountYen", l."balanceYen", l.kind, l.text, l.key
       from jsonb_to_recordset($4::jsonb) as l(id uuid, "heldOn" date, place int, nth int, "amountYen" bigint,
         "balanceYen" bigint, kind text, text text, key text)`,
    [associationId, importId, file.bankAccountId, JSON.stringify(lines)],
  );
  return true;
}

export async function hasImport(
  db: Db,
  { associationId }: Booker,
  { bankAccountId, sha256 }: { bankAccountId: string; sha256: string },
): Promise<boolean> {
  // Whoever takes files into the same account waits for the one before.
  await db.query('select from bank_account where association_id = $1 and id = $2 for update', [
    associationId,
    bankAccountId,
  ]);
  const { rows } = await db.query(
    `select from statement_import
      where association_id = $1 and bank_account_id = $2 and sha256 = $3 and withdrawn_at is null`,
    [associationId, bankAccountId, sha256],
  );
  return rows.length > 0;
}
