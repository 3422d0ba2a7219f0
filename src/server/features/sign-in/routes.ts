import { randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as contract from '#contract/sign-in.ts';
import { deviceWords } from '#domain/accounts/device-words.ts';
import { readMailAddress } from '#domain/accounts/mail-address.ts';
import { numberLivesMs, signInLimits } from '#domain/accounts/sign-in-limits.ts';
import { numberMail, unknownAddressMail } from '#domain/accounts/sign-in-mails.ts';
import { numberFrom, readSignInNumber } from '#domain/accounts/sign-in-number.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import * as accounts from './account-store.ts';
import * as attempts from './attempt-store.ts';
import { hashOf, isSame, type Keys, newSecret } from './keys.ts';
import { countUse, isUsedUp } from './limit-store.ts';
import type { Members } from './members.ts';

export type SignInParts = {
  readonly keys: Keys;
  readonly members: Members;
  readonly appUrl: string;
  /** A mail waits in the outbox that somebody waits for. */
  readonly onMailStored: () => void;
};

const sent = {
  message:
    '番号をメールで送りました。届かないときは、迷惑メールの中と、メールアドレスをお確かめください。',
};
const wrongNumber =
  '番号が違うか、使える時間（10分）を過ぎています。メールの番号をもう一度お確かめください。';

export function signInRoutes(app: Hono<Env>, parts: SignInParts): void {
  const { keys, members, appUrl } = parts;
  const isHttps = appUrl.startsWith('https:');
  const attemptCookie = isHttps ? '__Host-attempt' : 'attempt';

  handlePublic(app, contract.askForNumber, async (c, { email, purpose }) => {
    const address = readMailAddress(email);
    if (address === undefined) {
      throw new Refusal('invalid_input', '正しいメールアドレスを入力してください。');
    }
    const secret = newSecret();
    await sendNumber(c, parts, { address, purpose, secretHash: hashOf(secret) });
    setCookie(c, attemptCookie, secret, {
      httpOnly: true,
      maxAge: (1.5 * numberLivesMs) / 1000,
      path: '/',
      sameSite: 'Lax',
      secure: isHttps,
    });
    parts.onMailStored();
    return sent;
  });

  handlePublic(app, contract.signIn, async (c, { number, isShared }) => {
    const secretHash = hashOf(getCookie(c, attemptCookie) ?? '');
    const accountId = await proveNumber(c, keys, { secretHash, number });
    await members.begin(c, {
      accountId,
      device: deviceWords(c.req.header('user-agent') ?? ''),
      isShared,
    });
    deleteCookie(c, attemptCookie, { path: '/', secure: isHttps });
    return {};
  });
}

type Wanted = {
  readonly address: string;
  readonly purpose: attempts.Purpose;
  readonly secretHash: string;
};

/** The same rows are written for every address, known or not: neither words nor time tell which it is. */
async function sendNumber(
  c: Context<Env>,
  { keys, appUrl }: SignInParts,
  { address, purpose, secretHash }: Wanted,
): Promise<void> {
  const { db } = c.var;
  const now = c.var.now();
  const addressHash = keys.digestOf('address', address);
  const device = deviceWords(c.req.header('user-agent') ?? '');
  const number = numberFrom((below) => randomInt(below));
  const limits = signInLimits;
  await db.transaction(async (tx) => {
    const isFree =
      (await countUse(tx, keys, {
        limit: limits.mailsOfACaller,
        of: c.var.clientAddress,
        now,
      })) &&
      (await countUse(tx, keys, { limit: limits.mailsAnHour, of: address, now })) &&
      (await countUse(tx, keys, { limit: limits.mailsADay, of: address, now }));
    const account = await accounts.findAccountByAddress(tx, addressHash);
    const opens = isFree && (account !== undefined || purpose === 'begin');
    const numberHash = keys.digestOf('number', `${secretHash} ${opens ? number : newSecret()}`);
    await attempts.saveAttempt(tx, { secretHash, addressHash, address, purpose, numberHash, now });
    if (!isFree) return;
    const pageUrl = `${appUrl}/hairu`;
    const text = opens ? numberMail({ number, device, pageUrl }) : unknownAddressMail(pageUrl);
    const mail = { id: newId(now.getTime()), recipient: address, replyTo: null, ...text };
    await addMail(tx, mail, { now, isAwaited: true });
  });
}

type Proof = { readonly secretHash: string; readonly number: string };

/** The try is counted before anything is compared, and outside the work: a refusal keeps it. */
async function proveNumber(
  c: Context<Env>,
  keys: Keys,
  { secretHash, number }: Proof,
): Promise<string> {
  const { db } = c.var;
  const now = c.var.now();
  const attempt = await attempts.takeTry(db, secretHash, now);
  if (!attempt) throw new Refusal('not_allowed', wrongNumber);
  const { addressHash, address, purpose, numberHash } = attempt;
  const wrong = { limit: signInLimits.wrongNumbersADay, of: address, now };
  const typed = readSignInNumber(number);
  const isRight =
    typed !== undefined && isSame(keys.digestOf('number', `${secretHash} ${typed}`), numberHash);
  if ((await isUsedUp(db, keys, wrong)) || !isRight) {
    if (!isRight) await countUse(db, keys, wrong);
    throw new Refusal('not_allowed', wrongNumber);
  }
  return db.transaction(async (tx) => {
    if (!(await attempts.endAttempt(tx, secretHash))) {
      throw new Refusal('not_allowed', wrongNumber);
    }
    const known = await accounts.findAccountByAddress(tx, addressHash);
    if (known) return known.id;
    if (purpose !== 'begin') throw new Refusal('not_allowed', wrongNumber);
    const id = newId(now.getTime());
    await accounts.addAccount(tx, { id, email: address }, { addressHash, now });
    return id;
  });
}
