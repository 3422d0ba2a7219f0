import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { judgeSession, type Presented, type SessionState } from '#domain/accounts/session-rules.ts';
import { stolenSessionMail } from '#domain/accounts/sign-in-mails.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Env } from '#server/http/handle.ts';
import { type FoundCaller, findCaller } from '#server/http/scope.ts';
import { refuseUnproved } from '#server/http/strength.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { findAccount } from './account-store.ts';
import { hashOf, isSame, newSecret } from './keys.ts';
import * as store from './session-store.ts';

/** Who has signed in, in which session, and when they last showed who they are. */
export type SignedIn = Pick<store.SessionRow, 'accountId' | 'id'> & { readonly provedMs: number };

export type Members = {
  /** The session of this browser, if there is one and it holds. */
  readonly signedIn: (c: Context<Env>) => Promise<SignedIn | undefined>;
  /** The same for what changes the ways in: only soon after somebody showed who they are. */
  readonly proved: (c: Context<Env>) => Promise<SignedIn>;
  /** Somebody in this session has shown anew who they are. */
  readonly prove: (c: Context<Env>, session: SignedIn) => Promise<void>;
  /** The signed-in person in an association: to everybody else it is not there. */
  readonly find: (c: Context<Env>, associationId: string) => Promise<FoundCaller>;
  readonly begin: (c: Context<Env>, session: Beginning) => Promise<void>;
  readonly forget: (c: Context<Env>) => void;
};

type Beginning = {
  readonly accountId: string;
  readonly device: string;
  readonly isShared: boolean;
  readonly way: store.Way;
};

type Door = { readonly appUrl: string; readonly isHttps: boolean; readonly cookieName: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const seenEveryMs = 3_600_000;

/** The door of those who have signed in. A session is read for each request, so what ended has ended. */
export function createMembers(appUrl: string): Members {
  const isHttps = appUrl.startsWith('https:');
  const door = { appUrl, isHttps, cookieName: isHttps ? '__Host-session' : 'session' };
  const signedIn = (c: Context<Env>) => findSignedIn(c, door);
  return {
    signedIn,
    async proved(c) {
      const session = await signedIn(c);
      if (!session) throw new Refusal('not_signed_in');
      refuseUnproved('fresh', session.provedMs, c.var.now());
      return session;
    },
    prove: (c, session) => proveSession(c, door, session),
    async find(c, associationId) {
      const session = await signedIn(c);
      if (!session || !uuid.test(associationId)) throw new Refusal('not_found');
      const { accountId: userId, provedMs } = session;
      const caller = { userId, associationId, hasOwnCopy: true };
      return { ...(await findCaller(c.var.db, caller, c.var.today())), provedMs };
    },
    async begin(c, { accountId, device, isShared, way }) {
      const secret = newSecret();
      const now = c.var.now();
      const session = { accountId, id: newId(now.getTime()), isShared };
      const secretHash = hashOf(secret);
      await store.addSession(c.var.db, { ...session, secretHash, device, way, now });
      setSession(c, door, { ...session, secret });
    },
    forget: (c) => {
      deleteCookie(c, door.cookieName, { path: '/', secure: isHttps });
    },
  };
}

type InBrowser = Pick<SignedIn, 'accountId' | 'id'> & {
  readonly isShared: boolean;
  readonly secret: string;
};

function setSession(c: Context<Env>, { cookieName, isHttps }: Door, session: InBrowser): void {
  const { accountId, id, secret, isShared } = session;
  setCookie(c, cookieName, `${accountId}.${id}.${secret}`, {
    httpOnly: true,
    path: '/',
    sameSite: 'Strict',
    secure: isHttps,
    // A shared device forgets it with its window.
    ...(isShared ? {} : { maxAge: 180 * 86_400 }),
  });
}

async function findSignedIn(c: Context<Env>, door: Door): Promise<SignedIn | undefined> {
  const { db, now } = c.var;
  const [accountId = '', id = '', secret = ''] = (getCookie(c, door.cookieName) ?? '').split('.');
  if (!uuid.test(accountId) || !uuid.test(id)) return undefined;
  const row = await store.findSession(db, { accountId, id });
  if (!row) return undefined;
  const verdict = judgeSession(stateOf(row), presentedOf(row, hashOf(secret)), now().getTime());
  if (verdict === 'ended') return undefined;
  if (verdict === 'stolen') {
    await endStolen(c, door, row);
    return undefined;
  }
  await keepSession(c, door, { row, verdict });
  return { accountId, id, provedMs: Date.parse(row.provedAt) };
}

/** The session may have been turned in this very request, so its secret is read again. */
async function proveSession(c: Context<Env>, door: Door, session: SignedIn): Promise<void> {
  const { db } = c.var;
  const row = await store.findSession(db, session);
  const secret = newSecret();
  const was = row?.secretHash ?? '';
  const proved = { ...session, was, secretHash: hashOf(secret), now: c.var.now() };
  if (!row || !(await store.noteProved(db, proved))) throw new Refusal('conflict');
  setSession(c, door, { ...row, secret });
}

type Kept = { readonly row: store.SessionRow; readonly verdict: 'accept' | 'confirm' | 'turn' };

async function keepSession(c: Context<Env>, door: Door, { row, verdict }: Kept): Promise<void> {
  const { db } = c.var;
  const now = c.var.now();
  if (verdict === 'turn') {
    const secret = newSecret();
    const { accountId, id, secretHash: was } = row;
    const turned = { accountId, id, was, secretHash: hashOf(secret), now };
    if (await store.turnSession(db, turned)) setSession(c, door, { ...row, secret });
    return;
  }
  if (verdict === 'confirm') return store.confirmSession(db, row, now);
  const unseenMs = now.getTime() - Date.parse(row.lastSeenAt);
  // A shared device is signed out after half an hour, so an hour is too coarse there.
  if (unseenMs >= (row.isShared ? 60_000 : seenEveryMs)) await store.noteSeen(db, row, now);
}

/** Its owner is written to: one of two devices that came with it is not theirs. */
async function endStolen(c: Context<Env>, door: Door, row: store.SessionRow): Promise<void> {
  const { db } = c.var;
  const now = c.var.now();
  if (!(await store.endSession(db, row))) return;
  const account = await findAccount(db, row.accountId);
  if (!account) return;
  const text = stolenSessionMail(row.device, `${door.appUrl}/hairu`);
  const mail = { id: newId(now.getTime()), recipient: account.email, replyTo: null, ...text };
  await addMail(db, mail, { now });
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
