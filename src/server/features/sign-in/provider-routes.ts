import { createHmac } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as contract from '#contract/providers.ts';
import { deviceWords } from '#domain/accounts/device-words.ts';
import {
  type Provider,
  providerAttemptLivesMs,
  providerNames,
} from '#domain/accounts/provider-rules.ts';
import { signInLimits } from '#domain/accounts/sign-in-limits.ts';
import { providerAddedMail, providerRemovedMail } from '#domain/accounts/sign-in-mails.ts';
import { Refusal } from '#domain/refusal.ts';
import { countUse } from '#server/http/count-use.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import type { ProviderDoor } from '#server/outside/provider-door.ts';
import { findAccount } from './account-store.ts';
import { hashOf, isSame, newSecret } from './keys.ts';
import * as store from './provider-store.ts';
import type { SignInParts } from './routes.ts';

export type ProviderParts = SignInParts & { readonly providers: readonly ProviderDoor[] };

const notKnown = (name: string) =>
  `この${name}のアカウントは、スミワに登録されていません。メールの番号で入り、わたしのページで登録すると、次から${name}で入れます。`;
const notBelieved = (name: string) =>
  `${name}からの返事を確かめられませんでした。もう一度、はじめからお試しください。`;
const silent = (name: string) =>
  `${name}から返事がありません。時間をおいてお試しいただくか、メールの番号でお入りください。`;
const taken = (name: string) =>
  `登録できませんでした。この${name}のアカウントがほかの方の登録に使われているか、すでに${name}が登録されています。`;
const lapsed =
  '戻るまでに時間がたったか、ほかの画面から戻ったため、確かめられませんでした。もう一度、はじめからお試しください。';

/** LINEやGoogleで入る: only for whoever is let in already; no account is ever made here. */
export function providerRoutes(app: Hono<Env>, parts: ProviderParts): void {
  const { members, appUrl, onMailStored } = parts;
  const way = wayThere(parts);

  handlePublic(app, contract.askProvider, async (c, { provider, purpose }) => {
    const door = doorOf(parts, provider);
    const accountId = purpose === 'add' ? (await members.proved(c)).accountId : null;
    const secret = await way.begin(c, { provider, accountId });
    return { address: door.addressFor(partsOf(secret), redirectUriOf(appUrl)) };
  });

  handlePublic(app, contract.returnFromProvider, async (c, { code, state, issuer }) => {
    const { secret, provider, accountId } = await way.end(c, state);
    const name = providerNames[provider];
    const outcome = await doorOf(parts, provider).identify({
      ...partsOf(secret),
      code,
      issuer,
      redirectUri: redirectUriOf(appUrl),
      nowMs: c.var.now().getTime(),
    });
    if (outcome === 'silent') throw new Refusal('unavailable', silent(name));
    if (outcome === 'nobody') throw new Refusal('not_allowed', notBelieved(name));
    const subjectHash = parts.keys.digestOf('provider', `${provider} ${outcome.subject}`);
    if (accountId === null) await enter(c, parts, { provider, subjectHash });
    else await add(c, parts, { provider, subjectHash, accountId });
    return { provider, purpose: accountId === null ? ('enter' as const) : ('add' as const) };
  });

  handlePublic(app, contract.removeProvider, async (c, { provider }) => {
    const { accountId } = await members.proved(c);
    const removed = await c.var.db.transaction(async (tx) => {
      if (!(await store.deleteProviderLogin(tx, { accountId, provider }))) return false;
      await tell(c, tx, { accountId, ...providerRemovedMail(provider, `${appUrl}/watashi`) });
      return true;
    });
    if (removed) onMailStored();
    return { removed };
  });
}

type Person = { readonly provider: Provider; readonly subjectHash: string };

/** Tells nothing of how strong the sign-in there was: before any grave act one shows anew who one is. */
async function enter(c: Context<Env>, { members }: ProviderParts, person: Person): Promise<void> {
  const accountId = await store.useProviderLogin(c.var.db, person, c.var.now());
  if (accountId === undefined) {
    throw new Refusal('not_allowed', notKnown(providerNames[person.provider]));
  }
  const device = deviceWords(c.req.header('user-agent') ?? '');
  await members.begin(c, { accountId, device, isShared: false, way: person.provider });
}

/** Whoever went must be the one who comes back, and still be signed in. */
async function add(
  c: Context<Env>,
  { members, appUrl, onMailStored }: ProviderParts,
  person: Person & { readonly accountId: string },
): Promise<void> {
  const session = await members.signedIn(c);
  if (session?.accountId !== person.accountId) throw new Refusal('not_allowed', lapsed);
  const { accountId, provider } = person;
  await c.var.db.transaction(async (tx) => {
    if (!(await store.saveProviderLogin(tx, { ...person, now: c.var.now() }))) {
      throw new Refusal('conflict', taken(providerNames[provider]));
    }
    await tell(c, tx, { accountId, ...providerAddedMail(provider, `${appUrl}/watashi`) });
  });
  onMailStored();
}

type Told = { readonly accountId: string; readonly subject: string; readonly body: string };
type Db = Parameters<typeof addMail>[0];

async function tell(c: Context<Env>, tx: Db, { accountId, ...text }: Told): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account) throw new Refusal('not_signed_in');
  const now = c.var.now();
  const mail = { id: newId(now.getTime()), recipient: account.email, replyTo: null, ...text };
  await addMail(tx, mail, { now });
}

function doorOf({ providers }: ProviderParts, provider: Provider): ProviderDoor {
  const door = providers.find((it) => it.provider === provider);
  if (!door) throw new Refusal('not_found');
  return door;
}

function redirectUriOf(appUrl: string): string {
  return `${appUrl}/hairu`;
}

/** All three from what the browser alone keeps: nothing that is stored could finish somebody's way. */
function partsOf(secret: string) {
  const part = (of: string) => createHmac('sha256', secret).update(of).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
}

/** From here to the provider and back: bound to this browser, to one provider and purpose, and good once. */
function wayThere({ keys, appUrl }: SignInParts) {
  const secure = appUrl.startsWith('https:');
  const cookie = secure ? '__Host-provider' : 'provider';
  return {
    async begin(c: Context<Env>, asked: Omit<store.ProviderAttempt, 'secretHash'>) {
      const now = c.var.now();
      const use = { limit: signInLimits.providerWays, of: c.var.clientAddress, now };
      if (!(await countUse(c.var.db, keys, use))) throw new Refusal('too_many_requests');
      const secret = newSecret();
      const endsAt = new Date(now.getTime() + providerAttemptLivesMs);
      await store.saveProviderAttempt(c.var.db, { ...asked, secretHash: hashOf(secret), endsAt });
      const maxAge = providerAttemptLivesMs / 1000;
      // Our own page sends it, after the way back: it need not come along from elsewhere.
      setCookie(c, cookie, secret, {
        httpOnly: true,
        maxAge,
        path: '/',
        sameSite: 'Strict',
        secure,
      });
      return secret;
    },
    async end(c: Context<Env>, state: string) {
      const secret = getCookie(c, cookie) ?? '';
      deleteCookie(c, cookie, { path: '/', secure });
      const attempt = await store.takeProviderAttempt(c.var.db, hashOf(secret), c.var.now());
      if (!attempt || !isSame(state, partsOf(secret).state)) {
        throw new Refusal('not_allowed', lapsed);
      }
      return { secret, ...attempt };
    },
  };
}
