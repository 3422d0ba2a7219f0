import { numberLivesMs, triesOfNumber } from '#domain/accounts/sign-in-limits.ts';
import type { Db } from '#server/db/db.ts';

export type Purpose = 'enter' | 'begin' | 'join' | 'prove';

/** 招待状 that was opened by its number, until the address is proved too. */
export type Letter = { readonly associationId: string; readonly invitationId: string };

export type NewAttempt = {
  readonly secretHash: string;
  readonly addressHash: string;
  readonly address: string;
  readonly purpose: Purpose;
  readonly numberHash: string;
  readonly letter: Letter | null;
  readonly now: Date;
};

export async function saveAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  const { secretHash, addressHash, address, purpose, numberHash, letter, now } = attempt;
  await db.query(
    `insert into sign_in_attempt (secret_hash, address_hash, address, purpose, number_hash, ends_at,
       joins_association, joins_invitation)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      secretHash,
      addressHash,
      address,
      purpose,
      numberHash,
      new Date(now.getTime() + numberLivesMs).toISOString(),
      letter?.associationId ?? null,
      letter?.invitationId ?? null,
    ],
  );
}

export type Attempt = {
  readonly addressHash: string;
  readonly address: string;
  readonly purpose: Purpose;
  readonly numberHash: string;
  readonly joinsAssociation: string | null;
  readonly joinsInvitation: string | null;
};

/** Takes one of the few tries, before the number is looked at: of many at once no more are judged than there are. */
export async function takeTry(db: Db, secretHash: string, now: Date): Promise<Attempt | undefined> {
  const { rows } = await db.query<Attempt>(
    `update sign_in_attempt set tries = tries + 1
      where secret_hash = $1 and ends_at > $2 and tries < $3
     returning address_hash as "addressHash", address, purpose, number_hash as "numberHash",
       joins_association as "joinsAssociation", joins_invitation as "joinsInvitation"`,
    [secretHash, now.toISOString(), triesOfNumber],
  );
  return rows[0];
}

/** A number opens once: of two at the same moment one finds it gone. */
export async function endAttempt(db: Db, secretHash: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from sign_in_attempt where secret_hash = $1', [
    secretHash,
  ]);
  return rowCount > 0;
}

export async function deleteEndedAttempts(db: Db, now: Date): Promise<void> {
  await db.query('delete from sign_in_attempt where ends_at <= $1', [now.toISOString()]);
}
