import type { Db } from '#server/db/db.ts';

export type Passkey = {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly madeAt: string;
  readonly lastUsedAt: string | null;
};

const columns = `id, credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter,
  transports, name, made_at as "madeAt", last_used_at as "lastUsedAt"`;

export async function listPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  const { rows } = await db.query<Passkey>(
    `select ${columns} from passkey where account_id = $1 order by made_at, id`,
    [accountId],
  );
  return rows;
}

type Key = { readonly accountId: string; readonly credentialId: string };

export async function findPasskey(
  db: Db,
  { accountId, credentialId }: Key,
): Promise<Passkey | undefined> {
  const { rows } = await db.query<Passkey>(
    `select ${columns} from passkey where account_id = $1 and credential_id = $2`,
    [accountId, credentialId],
  );
  return rows[0];
}

type NewPasskey = Omit<Passkey, 'madeAt' | 'lastUsedAt'> & {
  readonly accountId: string;
  readonly now: Date;
};

/** Answers whether it is new. */
export async function savePasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { accountId, credentialId, id, publicKey, counter, transports, name, now } = passkey;
  const { rowCount } = await db.query(
    `insert into passkey (account_id, credential_id, id, public_key, counter, transports, name, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (account_id, credential_id) do nothing`,
    [accountId, credentialId, id, publicKey, counter, transports, name, now.toISOString()],
  );
  return rowCount > 0;
}

type Use = Key & { readonly counter: number; readonly now: Date };

/** A device that counts must have counted on: of two answers with the same count one finds it used. */
export async function noteUse(
  db: Db,
  { accountId, credentialId, counter, now }: Use,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update passkey set counter = $3, last_used_at = $4
      where account_id = $1 and credential_id = $2 and (counter < $3 or (counter = 0 and $3 = 0))`,
    [accountId, credentialId, counter, now.toISOString()],
  );
  return rowCount > 0;
}

export async function deletePasskey(
  db: Db,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>(
    'delete from passkey where account_id = $1 and id = $2 returning name',
    [accountId, id],
  );
  return rows[0]?.name;
}

export type Question = {
  readonly challenge: string;
  readonly purpose: 'add' | 'enter' | 'prove';
  readonly accountId: string | null;
};

export async function saveQuestion(
  db: Db,
  { challenge, purpose, accountId, endsAt }: Question & { readonly endsAt: Date },
): Promise<void> {
  await db.query(
    'insert into passkey_question (challenge, purpose, account_id, ends_at) values ($1, $2, $3, $4)',
    [challenge, purpose, accountId, endsAt.toISOString()],
  );
}

/** A question is answered once: of two answers at the same moment one finds it gone. */
export async function takeQuestion(
  db: Db,
  { challenge, purpose, accountId }: Question,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from passkey_question
      where challenge = $1 and purpose = $2 and account_id is not distinct from $3::uuid and ends_at > $4`,
    [challenge, purpose, accountId, now.toISOString()],
  );
  return rowCount > 0;
}

export async function deleteEndedQuestions(db: Db, now: Date): Promise<void> {
  await db.query('delete from passkey_question where ends_at <= $1', [now.toISOString()]);
}
