import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as contract from '#contract/passkeys.ts';
import { deviceWords } from '#domain/accounts/device-words.ts';
import {
  creationOptions,
  passkeyQuestionLivesMs,
  passkeysOfAccount,
  readPasskeyName,
  requestOptions,
} from '#domain/accounts/passkey-rules.ts';
import { type Limit, signInLimits } from '#domain/accounts/sign-in-limits.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '#domain/accounts/sign-in-mails.ts';
import { Refusal } from '#domain/refusal.ts';
import { countUse } from '#server/http/count-use.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { type Account, findAccount } from './account-store.ts';
import { hashOf, newSecret } from './keys.ts';
import type { SignedIn } from './members.ts';
import * as store from './passkey-store.ts';
import { checkMade, checkSigned, handleOf, placeOfPasskeys, refuseUnasked } from './passkeys.ts';
import type { SignInParts } from './routes.ts';

/** 画面ロックでのログイン: a passkey is made, used and taken away. */
export function passkeyRoutes(app: Hono<Env>, parts: SignInParts): void {
  const { members, appUrl, onMailStored } = parts;
  const questions = questionsOf(parts);

  handlePublic(app, contract.askToAddPasskey, async (c) => {
    const { host } = placeOfPasskeys(appUrl);
    const account = await accountAt(c, await members.proved(c));
    const known = (await store.listPasskeys(c.var.db, account.id)).map(asCredential);
    if (known.length >= passkeysOfAccount) throw new Refusal('conflict', tooMany);
    const challenge = await questions.ask(c, { purpose: 'add', accountId: account.id });
    const { id, email, name } = account;
    const who = { userHandle: handleOf(id), email, name };
    return { options: creationOptions({ host, challenge, known, ...who }) };
  });

  handlePublic(app, contract.addPasskey, async (c, { name: typed, made }) => {
    const place = placeOfPasskeys(appUrl);
    const account = await accountAt(c, await members.proved(c));
    const name = readPasskeyName(typed);
    if (name === undefined) throw new Refusal('invalid_input', noName);
    const accountId = account.id;
    const challenge = await questions.take(c, { purpose: 'add', accountId });
    const passkey = await checkMade(made, place, challenge);
    const now = c.var.now();
    await c.var.db.transaction(async (tx) => {
      const id = newId(now.getTime());
      if (!(await store.savePasskey(tx, { ...passkey, accountId, id, name, now }))) {
        throw new Refusal('conflict', 'この端末は、もう登録されています。');
      }
      const text = passkeyAddedMail(name, `${appUrl}/watashi`);
      await addMail(tx, { ...letterTo(account, now), ...text }, { now });
    });
    onMailStored();
    return {};
  });

  handlePublic(app, contract.removePasskey, async (c, { passkeyId }) => {
    const account = await accountAt(c, await members.proved(c));
    const now = c.var.now();
    const name = await c.var.db.transaction(async (tx) => {
      const removed = await store.deletePasskey(tx, { accountId: account.id, id: passkeyId });
      if (removed === undefined) return undefined;
      const text = passkeyRemovedMail(removed, `${appUrl}/watashi`);
      await addMail(tx, { ...letterTo(account, now), ...text }, { now });
      return removed;
    });
    if (name !== undefined) onMailStored();
    return { removed: name !== undefined };
  });
  enterRoutes(app, parts);
}

function enterRoutes(app: Hono<Env>, parts: SignInParts): void {
  const { members, appUrl } = parts;
  const questions = questionsOf(parts);

  handlePublic(app, contract.askToEnter, async (c) => {
    const { host } = placeOfPasskeys(appUrl);
    const challenge = await questions.ask(c, { purpose: 'enter', accountId: null });
    return { options: requestOptions({ host, challenge, known: [] }) };
  });

  handlePublic(app, contract.enterByPasskey, async (c, { signed }) => {
    const place = placeOfPasskeys(appUrl);
    const challenge = await questions.take(c, { purpose: 'enter', accountId: null });
    const { accountId } = await checkSigned(c, signed, { ...place, challenge });
    const device = deviceWords(c.req.header('user-agent') ?? '');
    await members.begin(c, { accountId, device, isShared: false, way: 'passkey' });
    return {};
  });
}

const tooMany = `登録できるのは${passkeysOfAccount}個までです。使わないものを消してから、もう一度お試しください。`;
const noName = '端末の名前を、40文字以内で入れてください。';

function asCredential({ credentialId: id, transports }: store.Passkey) {
  return { id, transports };
}

async function accountAt(c: Context<Env>, { accountId }: SignedIn): Promise<Account> {
  const account = await findAccount(c.var.db, accountId);
  if (!account) throw new Refusal('not_signed_in');
  return account;
}

function letterTo({ email }: Account, now: Date) {
  return { id: newId(now.getTime()), recipient: email, replyTo: null };
}

type Question = Omit<store.Question, 'challenge'>;

/** What a device is to sign is bound to this browser, to what it is for, and to one answer. */
export function questionsOf({ keys, appUrl }: SignInParts) {
  const secure = appUrl.startsWith('https:');
  const cookie = secure ? '__Host-passkey' : 'passkey';
  async function count(c: Context<Env>, limit: Limit): Promise<void> {
    const use = { limit, of: c.var.clientAddress, now: c.var.now() };
    if (!(await countUse(c.var.db, keys, use))) throw new Refusal('too_many_requests');
  }
  return {
    async ask(c: Context<Env>, question: Question): Promise<string> {
      await count(c, signInLimits.passkeyQuestions);
      const secret = newSecret();
      const challenge = hashOf(secret);
      const endsAt = new Date(c.var.now().getTime() + passkeyQuestionLivesMs);
      await store.saveQuestion(c.var.db, { ...question, challenge, endsAt });
      const maxAge = passkeyQuestionLivesMs / 1000;
      setCookie(c, cookie, secret, {
        httpOnly: true,
        maxAge,
        path: '/',
        sameSite: 'Strict',
        secure,
      });
      return challenge;
    },
    /** Counted before anything is looked at, and used up whatever the answer is worth. */
    async take(c: Context<Env>, question: Question): Promise<string> {
      await count(c, signInLimits.passkeyAnswers);
      const challenge = hashOf(getCookie(c, cookie) ?? '');
      deleteCookie(c, cookie, { path: '/', secure });
      if (!(await store.takeQuestion(c.var.db, { ...question, challenge }, c.var.now()))) {
        refuseUnasked();
      }
      return challenge;
    },
  };
}
