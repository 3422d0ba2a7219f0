import { randomUUID } from 'node:crypto';
import { rolesWith } from '#domain/access/role.ts';
import type { NewEntry } from '#domain/ledger/entry.ts';
import type { BooksLock } from '#domain/ledger/fiscal-year.ts';
import type { Books } from '#domain/ledger/testing/any-books.ts';
import { codeOf } from '#server/db/database-error.ts';
import type { Database, Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { scopeOf } from '#server/http/scope.ts';
import type { Outcome, Reversal } from './story-model.ts';

type Owners = Pick<Books, 'funds' | 'accounts' | 'years'>;

/** Books of an association of its own, empty, behind the door of the database. */
export async function openStoryBooks(db: Database, owners: Owners) {
  const ids = { associationId: randomUUID(), userId: randomUUID() };
  await db.transaction((tx) => insertAll(tx, ids, owners));
  const role = 'treasurer';
  const caller = {
    ...ids,
    hasOwnCopy: true,
    role,
    roles: rolesWith(role),
    version: '',
    trialEndsOn: null,
    leavesOn: null,
    personId: null,
    signer: { by: 'position', role: 'treasurer' },
  } as const;
  const inBooks = <T>(work: (tx: Db) => Promise<T>) => withAssociation(db, ids.associationId, work);
  const ask = (sql: string, given: object): Promise<Outcome> =>
    outcomeOf(() => inBooks((tx) => tx.query<Numbered>(sql, [JSON.stringify(given)])));
  const by = { reason: '', enteredAs: 'treasurer', enteredBy: ids.userId };
  return {
    ...ids,
    reader: scopeOf(caller, { ...ids, needs: 'ledger.read' }),
    moneyReader: scopeOf(caller, { ...ids, needs: 'fund.read' }),
    inBooks,
    post: (...entries: readonly NewEntry[]) =>
      ask(
        'select entry_number as number from post_entries($1::jsonb)',
        entries.map((entry) => ({ ...entry, ...by })),
      ),
    reverse: ({ id, turned, postedOn, summary }: Reversal) =>
      ask('select entry_number as number from reverse_entry($1::jsonb)', {
        id,
        key: id,
        reversesId: turned.id,
        postedOn,
        summary,
        ...by,
      }),
    lock: (lock: BooksLock) =>
      ask('select null::int as number from lock_books($1::jsonb)', {
        ...lock,
        ...twoPersons(ids.userId),
      }),
  };
}

export type StoryBooks = Awaited<ReturnType<typeof openStoryBooks>>;

/** A close has no number. */
type Numbered = { readonly number: number | null };

async function outcomeOf(work: () => Promise<{ rows: readonly Numbered[] }>): Promise<Outcome> {
  try {
    const { rows } = await work();
    return { numbers: rows.flatMap(({ number }) => number ?? []) };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return { code };
  }
}

function twoPersons(userId: string) {
  const at = '2026-05-01T00:00:00Z';
  const asked = { askedAs: 'treasurer', askedBy: userId, askedAt: at };
  const approved = { approvedAs: 'chair', approvedBy: userId, approvedAt: at };
  return { id: randomUUID(), reason: '', ...asked, ...approved };
}

type Ids = { readonly associationId: string; readonly userId: string };

async function insertAll(tx: Db, { associationId, userId }: Ids, owners: Owners): Promise<void> {
  const { funds, accounts, years } = owners;
  await tx.query(`insert into association (id, name, kind) values ($1, '試し', 'customer')`, [
    associationId,
  ]);
  await tx.query(`insert into app_user (id, email, name) values ($1, $2, '試し')`, [
    userId,
    `${userId}@sumiwa.example`,
  ]);
  const insert = (into: string, columns: string, rows: readonly object[]) =>
    tx.query(
      `insert into ${into} select $1, r.* from jsonb_to_recordset($2::jsonb) as r(${columns})`,
      [associationId, JSON.stringify(rows)],
    );
  await insert(
    'fund (association_id, id, code, name, is_pass_through)',
    'id uuid, code text, name text, "isPassThrough" boolean',
    funds,
  );
  await insert(
    'account (association_id, id, code, name, kind, role)',
    'id uuid, code text, name text, kind text, role text',
    accounts,
  );
  await insert(
    'fiscal_year (association_id, id, starts_on, ends_on)',
    'id uuid, "startsOn" date, "endsOn" date',
    years,
  );
}
