import type { Context, Hono } from 'hono';
import * as contract from '#contract/sign-in.ts';
import { passkeyHostOf } from '#domain/accounts/passkey-rules.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { noteEntrance } from '#server/http/note-activity.ts';
import { newId } from '#server/outside/new-id.ts';
import * as accounts from './account-store.ts';
import * as associations from './association-store.ts';
import type { Members, SignedIn } from './members.ts';
import { listPasskeys } from './passkey-store.ts';
import type { ProviderParts } from './provider-routes.ts';
import { listProviderLogins } from './provider-store.ts';
import { endAllSessions, endSession, listSessions } from './session-store.ts';

type AccountParts = Pick<ProviderParts, 'members' | 'appUrl' | 'providers'>;

export function accountRoutes(app: Hono<Env>, { members, appUrl, providers }: AccountParts): void {
  const passkeyHost = passkeyHostOf(appUrl);
  const offered = providers.map(({ provider }) => provider);
  handlePublic(app, contract.getAccount, async (c) => {
    const session = await members.signedIn(c);
    return {
      account: session ? await accountOf(c, session) : null,
      passkeyHost,
      providers: offered,
    };
  });

  handlePublic(app, contract.endDevice, async (c, { sessionId }) => {
    const { accountId, id } = await requireSession(c, members);
    const ended = await endSession(c.var.db, { accountId, id: sessionId });
    if (sessionId === id) members.forget(c);
    return { ended };
  });

  handlePublic(app, contract.signOut, async (c, { everywhere }) => {
    const session = await members.signedIn(c);
    if (session && everywhere) await endAllSessions(c.var.db, session.accountId);
    else if (session) await endSession(c.var.db, session);
    members.forget(c);
    c.header('clear-site-data', '"cache"');
    return {};
  });

  handlePublic(app, contract.beginAssociation, async (c, { name, yourName, position }) => {
    const { accountId } = await requireSession(c, members);
    const named = { name: filled(name, '管理組合の名前'), yourName: filled(yourName, 'お名前') };
    return c.var.db.transaction(async (tx) => {
      const today = c.var.today();
      if (await associations.hasRunningTrial(tx, accountId, today)) {
        throw new Refusal('conflict', 'お試し中の管理組合が、すでにひとつあります。');
      }
      const now = c.var.now();
      const associationId = newId(now.getTime());
      await accounts.saveAccountName(tx, accountId, named.yourName);
      await associations.addAssociation(tx, {
        associationId,
        accountId,
        name: named.name,
        role: position,
        today,
        now,
      });
      const founding = { associationId, accountId, personId: null, now };
      await noteEntrance(tx, { ...founding, address: 'POST /api/kumiai' });
      return { associationId };
    });
  });
}

const longestName = 100;

function filled(text: string, what: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new Refusal('invalid_input', `${what}を入力してください。`);
  if (trimmed.length > longestName) {
    throw new Refusal('invalid_input', `${what}は${longestName}文字以内で入力してください。`);
  }
  return trimmed;
}

async function requireSession(c: Context<Env>, members: Members): Promise<SignedIn> {
  const session = await members.signedIn(c);
  if (!session) throw new Refusal('not_signed_in');
  return session;
}

async function accountOf(c: Context<Env>, { accountId, id }: SignedIn) {
  const { db } = c.var;
  const account = await accounts.findAccount(db, accountId);
  if (!account) return null;
  const memberships = await accounts.listMemberships(db, accountId, c.var.today());
  const sessions = await listSessions(db, accountId, c.var.now());
  const passkeys = await listPasskeys(db, accountId);
  const providers = await listProviderLogins(db, accountId);
  return {
    providers,
    email: account.email,
    name: account.name,
    memberships: memberships.map(({ associationId, name, role, trialEndsOn }) => ({
      associationId,
      name,
      position: role,
      trialEndsOn,
    })),
    devices: sessions.map(({ id: sessionId, device, lastSeenAt, madeAt }) => ({
      id: sessionId,
      words: device,
      lastSeenAt,
      madeAt,
      isThis: sessionId === id,
    })),
    passkeys: passkeys.map(({ id: passkeyId, name, madeAt, lastUsedAt }) => ({
      id: passkeyId,
      name,
      madeAt,
      lastUsedAt,
    })),
  };
}
