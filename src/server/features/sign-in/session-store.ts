import type { Provider } from '#domain/accounts/provider-rules.ts';
import { sessionLives, sessionsOfAccount } from '#domain/accounts/session-rules.ts';
import type { Db } from '#server/db/db.ts';

export type SessionRow = {
  readonly accountId: string;
  readonly id: string;
  readonly secretHash: string;
  readonly previousHash: string | null;
  readonly turnedAt: string;
  readonly confirmedAt: string | null;
  readonly lastSeenAt: string;
  readonly madeAt: string;
  readonly endsAt: string;
  readonly device: string;
  readonly isShared: boolean;
  /** When this browser last showed who sits before it. */
  readonly provedAt: string;
};

type SessionKey = Pick<SessionRow, 'accountId' | 'id'>;

const columns = `account_id as "accountId", id, secret_hash as "secretHash", previous_hash as "previousHash",
  turned_at as "turnedAt", confirmed_at as "confirmedAt", last_seen_at as "lastSeenAt", made_at as "madeAt",
  ends_at as "endsAt", device, is_shared as "isShared", proved_at as "provedAt"`;

export async function findSession(
  db: Db,
  { accountId, id }: SessionKey,
): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(
    `select ${columns} from account_session where account_id = $1 and id = $2`,
    [accountId, id],
  );
  return rows[0];
}

export async function listSessions(db: Db, accountId: string, now: Date): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select ${columns} from account_session where account_id = $1 and ends_at > $2
      order by last_seen_at desc, id`,
    [accountId, now.toISOString()],
  );
  return rows;
}

type NewSession = SessionKey & {
  readonly secretHash: string;
  readonly device: string;
  readonly isShared: boolean;
  readonly way: Way;
  readonly now: Date;
};

export type Way = 'mail' | 'passkey' | Provider;

/** A provider does not tell how strong the sign-in there was: nothing has been shown to us yet. */
const neverProved = new Date(0);

/** The longest unused ones give way where there would be too many. */
export async function addSession(db: Db, session: NewSession): Promise<void> {
  const { accountId, id, secretHash, device, isShared, way, now } = session;
  const { wholeMs } = sessionLives[isShared ? 'shared' : 'own'];
  const at = now.toISOString();
  await db.query(
    `insert into account_session
       (account_id, id, secret_hash, turned_at, confirmed_at, last_seen_at, made_at, proved_at, ends_at, way, device, is_shared)
     values ($1, $2, $3, $4, $4, $4, $4, $9, $5, $8, $6, $7)`,
    [
      accountId,
      id,
      secretHash,
      at,
      new Date(now.getTime() + wholeMs).toISOString(),
      device,
      isShared,
      way,
      (way === 'mail' || way === 'passkey' ? now : neverProved).toISOString(),
    ],
  );
  await db.query(
    `delete from account_session where account_id = $1 and id in (
       select id from account_session where account_id = $1
        order by last_seen_at desc, made_at desc, id offset $2)`,
    [accountId, sessionsOfAccount],
  );
}

type Turn = SessionKey & { readonly was: string; readonly secretHash: string; readonly now: Date };

/** Of many requests at once one makes the new secret: the others find another one than they read. */
export async function turnSession(
  db: Db,
  { accountId, id, was, secretHash, now }: Turn,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update account_session
        set previous_hash = case when confirmed_at is null then previous_hash else secret_hash end,
            secret_hash = $4, turned_at = $5, confirmed_at = null, last_seen_at = $5
      where account_id = $1 and id = $2 and secret_hash = $3`,
    [accountId, id, was, secretHash, now.toISOString()],
  );
  return rowCount > 0;
}

/** Whoever showed who they are goes on with a new secret, so one that was read before is worth nothing more. */
export async function noteProved(
  db: Db,
  { accountId, id, was, secretHash, now }: Turn,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update account_session
        set previous_hash = secret_hash, secret_hash = $4, turned_at = $5, confirmed_at = null, last_seen_at = $5,
            proved_at = $5
      where account_id = $1 and id = $2 and secret_hash = $3`,
    [accountId, id, was, secretHash, now.toISOString()],
  );
  return rowCount > 0;
}

export async function confirmSession(
  db: Db,
  { accountId, id }: SessionKey,
  now: Date,
): Promise<void> {
  await db.query(
    `update account_session set confirmed_at = $3, last_seen_at = $3
      where account_id = $1 and id = $2 and confirmed_at is null`,
    [accountId, id, now.toISOString()],
  );
}

export async function noteSeen(db: Db, { accountId, id }: SessionKey, now: Date): Promise<void> {
  await db.query('update account_session set last_seen_at = $3 where account_id = $1 and id = $2', [
    accountId,
    id,
    now.toISOString(),
  ]);
}

export async function endSession(db: Db, { accountId, id }: SessionKey): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from account_session where account_id = $1 and id = $2',
    [accountId, id],
  );
  return rowCount > 0;
}

export async function endAllSessions(db: Db, accountId: string): Promise<void> {
  await db.query('delete from account_session where account_id = $1', [accountId]);
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.query('delete from account_session where ends_at <= $1', [now.toISOString()]);
}
