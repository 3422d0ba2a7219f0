import type { Account } from '#domain/ledger/account.ts';
import type { EntryOrigin } from '#domain/ledger/entry.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'>;

export async function listAccounts(db: Db, { associationId }: Reader): Promise<readonly Account[]> {
  const { rows } = await db.query<Account>(
    `select id, code, name, kind, role, is_retired as "isRetired" from account where association_id = $1`,
    [associationId],
  );
  return rows;
}

type BareEntry = {
  readonly id: string;
  readonly number: number;
  readonly postedOn: string;
  readonly summary: string;
  readonly origin: EntryOrigin;
  readonly isReversed: boolean;
  readonly postings: readonly { readonly accountId: string; readonly amountYen: number }[];
};

/** Entries of these days beside which no paper stands. */
export async function listBareEntries(
  db: Db,
  { associationId }: Reader,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly BareEntry[]> {
  const { rows } = await db.query<BareEntry>(
    `with bare as materialized (
       select j.id, j.number, j.posted_on, j.summary, j.origin from journal_entry j
        where j.association_id = $1 and j.posted_on between $2 and $3
          and not exists (select from entry_voucher ev
            where ev.association_id = j.association_id and ev.entry_id = j.id))
     select b.id, b.number, b.posted_on as "postedOn", b.summary, b.origin,
            exists (select from journal_entry r where r.association_id = $1 and r.reverses_id = b.id) as "isReversed",
            (select jsonb_agg(jsonb_build_object('accountId', p.account_id, 'amountYen', p.amount_yen))
               from posting p where p.association_id = $1 and p.entry_id = b.id) as postings
       from bare b order by b.posted_on, b.number`,
    [associationId, from, until],
  );
  return rows;
}

/** Of these entries those beside which a paper stands. */
export async function listWithPaper(
  db: Db,
  { associationId }: Reader,
  entryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (entryIds.length === 0) return new Set();
  const { rows } = await db.query<{ id: string }>(
    `select distinct entry_id as id from entry_voucher
      where association_id = $1 and entry_id = any($2::uuid[])`,
    [associationId, entryIds],
  );
  return new Set(rows.map(({ id }) => id));
}
