import type { Provider } from '#domain/accounts/provider-rules.ts';
import type { Db } from '#server/db/db.ts';

export type ProviderAttempt = {
  readonly secretHash: string;
  readonly provider: Provider;
  /** Null where somebody comes in. */
  readonly accountId: string | null;
};

export async function saveProviderAttempt(
  db: Db,
  { secretHash, provider, accountId, endsAt }: ProviderAttempt & { readonly endsAt: Date },
): Promise<void> {
  await db.query(
    'insert into provider_attempt (secret_hash, provider, account_id, ends_at) values ($1, $2, $3, $4)',
    [secretHash, provider, accountId, endsAt.toISOString()],
  );
}

/** A way back is gone once: of two at the same moment one finds it taken. */
export async function takeProviderAttempt(
  db: Db,
  secretHash: string,
  now: Date,
): Promise<Omit<ProviderAttempt, 'secretHash'> | undefined> {
  const { rows } = await db.query<Omit<ProviderAttempt, 'secretHash'>>(
    `delete from provider_attempt where secret_hash = $1 and ends_at > $2
     returning provider, account_id as "accountId"`,
    [secretHash, now.toISOString()],
  );
  return rows[0];
}

type Person = { readonly provider: Provider; readonly subjectHash: string };

/** Whose account this person of the provider opens. */
export async function useProviderLogin(
  db: Db,
  { provider, subjectHash }: Person,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await db.query<{ accountId: string }>(
    `update provider_login set last_used_at = $3 where provider = $1 and subject_hash = $2
     returning account_id as "accountId"`,
    [provider, subjectHash, now.toISOString()],
  );
  return rows[0]?.accountId;
}

/** Answers whether it is new: one of a provider for an account, and one account for each. */
export async function saveProviderLogin(
  db: Db,
  { provider, subjectHash, accountId, now }: Person & { accountId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into provider_login (provider, subject_hash, account_id, made_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [provider, subjectHash, accountId, now.toISOString()],
  );
  return rowCount > 0;
}

type ProviderLogin = {
  readonly provider: Provider;
  readonly madeAt: string;
  readonly lastUsedAt: string | null;
};

export async function listProviderLogins(db: Db, accountId: string): Promise<ProviderLogin[]> {
  const { rows } = await db.query<ProviderLogin>(
    `select provider, made_at as "madeAt", last_used_at as "lastUsedAt" from provider_login
      where account_id = $1 order by made_at, provider`,
    [accountId],
  );
  return rows;
}

export async function deleteProviderLogin(
  db: Db,
  { accountId, provider }: { readonly accountId: string; readonly provider: Provider },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from provider_login where account_id = $1 and provider = $2',
    [accountId, provider],
  );
  return rowCount > 0;
}

export async function deleteEndedProviderAttempts(db: Db, now: Date): Promise<void> {
  await db.query('delete from provider_attempt where ends_at <= $1', [now.toISOString()]);
}
