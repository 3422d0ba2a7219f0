import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Booker = Scope<'ledger.book'>;

type FoundImport = {
  /** No file of its account reaches further: the chain of balances stays whole without it. */
  readonly isLatest: boolean;
  readonly firstDay: IsoDate | null;
};

/** A file that was taken and not taken back; nobody else takes one into its account until the transaction ends. */
export async function findImport(
  db: Db,
  { associationId }: Booker,
  importId: string,
): Promise<FoundImport | undefined> {
  await db.query(
    `select from bank_account b where b.association_id = $1 and b.id = (
       select bank_account_id from statement_import where association_id = $1 and id = $2) for update`,
    [associationId, importId],
  );
  const { rows } = await db.query<FoundImport>(
    `select not exists (select from statement_import o
              where o.association_id = $1 and o.bank_account_id = i.bank_account_id and o.withdrawn_at is null
                and (o.ends_on, o.taken_at, o.id) > (i.ends_on, i.taken_at, i.id)) as "isLatest",
            (select min(l.held_on) from statement_line l
              where l.association_id = $1 and l.import_id = i.id) as "firstDay"
       from statement_import i where i.association_id = $1 and i.id = $2 and i.withdrawn_at is null`,
    [associationId, importId],
  );
  return rows[0];
}

export async function listMatchesOf(
  db: Db,
  { associationId }: Booker,
  importId: string,
): Promise<{ id: string; entryId: string; isBookedHere: boolean }[]> {
  const { rows } = await db.query<{ id: string; entryId: string; isBookedHere: boolean }>(
    `select m.id, m.entry_id as "entryId", m.is_booked_here as "isBookedHere" from match_held m
       join statement_line l on l.association_id = $1 and l.id = m.line_id
      where m.association_id = $1 and l.import_id = $2`,
    [associationId, importId],
  );
  return rows;
}

/** Its lines go, so that the right file can be taken; that it was taken stays. */
export async function removeImport(
  db: Db,
  { associationId, userId, role }: Booker,
  { importId, now }: { importId: string; now: Date },
): Promise<number> {
  const { rowCount } = await refusedInWords(() =>
    db.query('delete from statement_line where association_id = $1 and import_id = $2', [
      associationId,
      importId,
    ]),
  );
  await db.query(
    `update statement_import set withdrawn_as = $3, withdrawn_by = $4, withdrawn_at = $5
      where association_id = $1 and id = $2`,
    [associationId, importId, role, userId, now.toISOString()],
  );
  return rowCount ?? 0;
}
