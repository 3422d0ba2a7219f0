import type { PaperPile } from '#domain/votes/secret/paper-count.ts';
import type { SecretTerms } from '#domain/votes/secret/secret-terms.ts';
import type { Db } from '#server/db/db.ts';
import type { BoxItem, StoredBox, VoteReader } from './box-store.ts';
import {
  listCounts,
  listPiles,
  listTurnout,
  type StoredCount,
  type StoredTurnout,
} from './secret-store.ts';

export type SecretItem = BoxItem & { readonly secret: SecretTerms };

export const isSecret = (item: BoxItem): item is SecretItem => item.secret !== undefined;

/** What is kept of the votes without names; nothing where all are open. */
export type SecretFacts = {
  readonly turnout: readonly StoredTurnout[];
  readonly piles: ReadonlyMap<string, PaperPile>;
  readonly counts: readonly StoredCount[];
};

export async function loadSecret(
  db: Db,
  reader: VoteReader,
  stored: Pick<StoredBox, 'id' | 'items'>,
): Promise<SecretFacts> {
  if (!stored.items.some(isSecret)) return { turnout: [], piles: new Map(), counts: [] };
  return {
    turnout: await listTurnout(db, reader, stored.id),
    piles: await listPiles(db, reader, stored.id),
    counts: await listCounts(db, reader, stored.id),
  };
}
