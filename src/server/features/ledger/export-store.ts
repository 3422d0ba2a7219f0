import type { IsoDate } from '#domain/calendar.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { BooksReader } from './chart-store.ts';

/** In the order of a journal: by day, then by number. */
export async function listAllEntries(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  { from, until }: { from: IsoDate; until: IsoDate },
): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    `select j.id, j.source_key as key, j.number, j.posted_on as "postedOn", j.origin, j.summary,
            j.reverses_id as "reversesId",
            jsonb_agg(jsonb_build_object('fundId', p.fund_id, 'accountId', p.account_id,
              'amountYen', p.amount_yen, 'counterpartyId', p.counterparty_id)
              order by p.amount_yen < 0, a.code, p.id) as postings
       from journal_entry j
       join posting p on p.association_id = j.association_id and p.entry_id = j.id
       join account a on a.association_id = p.association_id and a.id = p.account_id
      where j.association_id = $1 and j.posted_on between $2 and $3
      group by j.association_id, j.id
      order by j.posted_on, j.number`,
    [associationId, from, until],
  );
  return rows;
}

export async function findAssociationName(db: Db, { associationId }: BooksReader): Promise<string> {
  const { rows } = await db.query<{ name: string }>('select name from association where id = $1', [
    associationId,
  ]);
  return rows[0]?.name ?? '';
}
