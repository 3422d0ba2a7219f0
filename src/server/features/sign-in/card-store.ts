import { triesOfCard } from '#domain/accounts/proof-card.ts';
import type { Db } from '#server/db/db.ts';

type CardRow = {
  readonly id: string;
  readonly digests: readonly string[];
  readonly used: number;
  /** Wrong numbers since the last right one, this one included. */
  readonly tries: number;
};
type StoredCard = CardRow & { readonly madeAt: string };

const columns = `id, digests, used, tries, made_at as "madeAt"`;

export async function findCard(db: Db, accountId: string): Promise<StoredCard | undefined> {
  const { rows } = await db.query<StoredCard>(
    `select ${columns} from proof_card where account_id = $1 and ended_at is null`,
    [accountId],
  );
  return rows[0];
}

type NewCard = {
  readonly accountId: string;
  readonly id: string;
  readonly digests: readonly string[];
  readonly now: Date;
};

/** The card before is good no more. */
export async function saveCard(db: Db, { accountId, id, digests, now }: NewCard): Promise<void> {
  await endCard(db, accountId, now);
  await db.query(
    'insert into proof_card (account_id, id, digests, made_at) values ($1, $2, $3::text[], $4)',
    [accountId, id, digests, now.toISOString()],
  );
}

export async function endCard(db: Db, accountId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update proof_card set ended_at = $2 where account_id = $1 and ended_at is null',
    [accountId, now.toISOString()],
  );
  return rowCount > 0;
}

/** A try is taken before anything is compared: of many at once no more are judged than there are. */
export async function takeCardTry(db: Db, accountId: string): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>(
    `update proof_card set tries = tries + 1
      where account_id = $1 and ended_at is null and tries < ${triesOfCard} and used < cardinality(digests)
     returning ${columns}`,
    [accountId],
  );
  return rows[0];
}

/** Of two with the same right number one finds it used. */
export async function useCardNumber(
  db: Db,
  accountId: string,
  { id, used }: CardRow,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update proof_card set used = used + 1, tries = 0
      where account_id = $1 and id = $2 and used = $3 and ended_at is null`,
    [accountId, id, used],
  );
  return rowCount > 0;
}

export async function deleteEndedCards(db: Db): Promise<void> {
  await db.query('delete from proof_card where ended_at is not null');
}
