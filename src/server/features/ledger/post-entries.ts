import type { NewEntry } from '#domain/ledger/entry.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { refusedInWords } from './refusals.ts';

type Given = NewEntry & { readonly reason: string };
type Posted = { readonly id: string; readonly number: number };

/** The only way into the books: through the door of the database, as whoever calls. A repeat finds its entries. */
export async function postEntries(
  db: Db,
  { userId, role }: Scope<'ledger.book'>,
  entries: readonly Given[],
): Promise<readonly Posted[]> {
  const given = entries.map((entry) => ({ ...entry, enteredBy: userId, enteredAs: role }));
  return callDoor(db, 'post_entries', given);
}

type Reversal = {
  readonly id: string;
  readonly entryId: string;
  readonly postedOn: string;
  readonly summary: string;
  readonly reason: string;
};

export async function reverseEntry(
  db: Db,
  { userId, role }: Scope<'ledger.book'>,
  { id, entryId, postedOn, summary, reason }: Reversal,
): Promise<Posted | undefined> {
  const [posted] = await callDoor(db, 'reverse_entry', {
    id,
    key: id,
    reversesId: entryId,
    postedOn,
    summary,
    reason,
    enteredBy: userId,
    enteredAs: role,
  });
  return posted;
}

async function callDoor(
  db: Db,
  door: 'post_entries' | 'reverse_entry',
  given: object,
): Promise<readonly Posted[]> {
  const { rows } = await refusedInWords(() =>
    db.query<Posted>(`select entry_id as id, entry_number as number from ${door}($1::jsonb)`, [
      JSON.stringify(given),
    ]),
  );
  return rows;
}
