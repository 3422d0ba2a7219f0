import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Presented, type SessionState, useOfSession } from '#domain/accounts/session-rules.ts';
import { stolenSessionMail } from '#domain/accounts/sign-in-mails.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Env } from '#server/http/handle.ts';
import { type FoundCaller, findCaller } from '#server/http/scope.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { findAccount } from './account-store.ts';
import { hashOf, isSame, newSecret } from './keys.ts';
import * as store from './session-store.ts';

/** Who has signed in, in which session. */
export type SignedIn = Pick<store.SessionRow, 'accountId' | 'id'>;

export type Members = {
  /** The session of this browser, if there is one and it holds. */
  readonly signedIn: (c: Context<Env>) => Promise<SignedIn | undefined>;
  /** The signed-in person in an association: to everybody else it is not there. */
  readonly find: (c: Context<Env>, associationId: string) => Promise<FoundCaller>;
  readonly begin: (c: Context<Env>, session: Beginning) => Promise<void>;
  readonly forget: (c: Context<Env>) => void;
};

type Beginning = {
  readonly accountId: string;
  readonly device: string;
  readonly isShared: boolean;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const seenEveryMs = 3_600_000;

/** The door of those who have signed in. A session is read for each request, so what ended has ended. */
export function createMembers(appUrl: string): Members {
  const isHttps = appUrl.startsWith('https:');
  const cookieName = isHttps ? '__Host-session' : 'session';

  function setSession(
    c: Context<Env>,
    { accountId, id }: SignedIn,
    secret: string,
    isShared = false,
  ) {
    setCookie(c, cookieName, `${accountId}.${id}.${secret}`, {
      httpOnly: true,
      path: '/',
      sameSite: 'Strict',
      secure: isHttps,
      ...(isShared ? {} : { maxAge: 180 * 86_400 }),
    });
  }

  async function turn(c: Context<Env>, row: store.SessionRow): Promise<void> {
    const secret = newSecret();
    const { accountId, id, secretHash: was } = row;
    const turning = { accountId, id, was, secretHash: hashOf(secret), now: c.var.now() };
    if (await store.turnSession(c.var.db, turning)) setSession(c, row, secret, row.isShared);
  }

  async function endStolen(c: Context<Env>, row: store.SessionRow): Promise<void> {
    const { db, now } = c.var;
    if (!(await store.endSession(db, row))) return;
    const account = await findAccount(db, row.accountId);
    if (!account) return;
    const mail = { id: newId(now().getTime()), recipient: account.email, replyTo: null };
    const text = stolenSessionMail(row.device, `${appUrl}/hairu`);
    await addMail(db, { ...mail, ...text }, { now: now() });
  }

  async function signedIn(c: Context<Env>): Promise<SignedIn | undefined> {
    const { db, now } = c.var;
    const [accountId = '', id = '', secret = ''] = (getCookie(c, cookieName) ?? '').split('.');
    if (!uuid.test(accountId) || !uuid.test(id)) return undefined;
    const row = await store.findSession(db, { accountId, id });
    if (!row) return undefined;
    const use = useOfSession(stateOf(row), presentedOf(row, hashOf(secret)), now().getTime());
    if (use === 'ended') return undefined;
    if (use === 'stolen') {
      await endStolen(c, row);
      return undefined;
    }
    if (use === 'turn') await turn(c, row);
    if (use === 'confirm') await store.confirmSession(db, row, now());
    if (use === 'accept' && now().getTime() - Date.parse(row.lastSeenAt) >= seenInterval(row)) {
      await store.noteSeen(db, row, now());
    }
    return { accountId, id };
  }

  return {
    signedIn,
    async find(c, associationId) {
      const session = await signedIn(c);
      if (!session || !uuid.test(associationId)) throw new Refusal('not_found');
      return findCaller(c.var.db, {
        userId: session.accountId,
        associationId,
        hasOwnCopy: true,
      });
    },
    async begin(c, { accountId, device, isShared }) {
      const secret = newSecret();
      const session = { accountId, id: newId(c.var.now().getTime()) };
      const secretHash = hashOf(secret);
      const now = c.var.now();
      await store.addSession(c.var.db, { ...session, secretHash, device, isShared, now });
      setSession(c, session, secret, isShared);
    },
    forget: (c) => {
      deleteCookie(c, cookieName, { path: '/', secure: isHttps });
    },
  };
}

/** A shared device is signed out after half an hour, so an hour is too coarse there. */
function seenInterval({ isShared }: store.SessionRow): number {
  return isShared ? 60_000 : seenEveryMs;
}

function stateOf(row: store.SessionRow): SessionState {
  return {
    isShared: row.isShared,
    lastSeenMs: Date.parse(row.lastSeenAt),
    endsAtMs: Date.parse(row.endsAt),
    turnedAtMs: Date.parse(row.turnedAt),
    confirmedAtMs: row.confirmedAt === null ? null : Date.parse(row.confirmedAt),
  };
}

function presentedOf({ secretHash, previousHash }: store.SessionRow, hash: string): Presented {
  if (isSame(hash, secretHash)) return 'current';
  return previousHash !== null && isSame(hash, previousHash) ? 'previous' : 'neither';
}
