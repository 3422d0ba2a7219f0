import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type OwnSynonym = { readonly id: string; readonly words: string[] };

export async function listOwnSynonyms(db: Db, { associationId }: Scope): Promise<OwnSynonym[]> {
  const { rows } = await db.query<OwnSynonym>(
    'select id, words from own_synonym where association_id = $1 order by added_at, id',
    [associationId],
  );
  return rows;
}

export async function addOwnSynonym(
  db: Db,
  { associationId }: Scope,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<OwnSynonym | undefined> {
  const { rows } = await db.query<OwnSynonym>(
    `insert into own_synonym (association_id, id, words, added_at) values ($1, $2, $3, $4)
     returning id, words`,
    [associationId, newId(now.getTime()), words, now.toISOString()],
  );
  return rows[0];
}

export async function deleteOwnSynonym(
  db: Db,
  { associationId }: Scope,
  synonymId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from own_synonym where association_id = $1 and id = $2',
    [associationId, synonymId],
  );
  return rowCount > 0;
}
