import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { deviceWords } from '#domain/accounts/device-words.ts';
import { signInLimits } from '#domain/accounts/sign-in-limits.ts';
import {
  numberMail,
  replacedAddressMail,
  unknownAddressMail,
} from '#domain/accounts/sign-in-mails.ts';
import { numberFrom, readSignInNumber } from '#domain/accounts/sign-in-number.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Env } from '#server/http/handle.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import * as accounts from './account-store.ts';
import * as attempts from './attempt-store.ts';
import { isSame, type Keys, newSecret } from './keys.ts';
import { join, takeLetter, takeNameOf } from './letter-store.ts';
import { countUse, isUsedUp } from './limit-store.ts';

type Parts = { readonly keys: Keys; readonly appUrl: string };

const wrongNumber =
  '番号が違うか、使える時間（10分）を過ぎています。メールの番号をもう一度お確かめください。';
const usedLetter =
  'この招待状は、もう使われています。入れないときは、管理組合に新しい招待状をお頼みください。';
const takenAddress =
  'このメールアドレスは、この管理組合でほかの方がお使いです。ご自分だけのメールアドレスで、もう一度お試しください。';

type Wanted = {
  readonly address: string;
  readonly purpose: attempts.Purpose;
  readonly letter: attempts.Letter | null;
  readonly secretHash: string;
};

/** The same rows are written for every address, known or not: neither words nor time tell which it is. */
export async function sendNumber(
  c: Context<Env>,
  { keys, appUrl }: Parts,
  { address, purpose, letter, secretHash }: Wanted,
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
    const opens = isFree && (account !== undefined || purpose !== 'enter');
    const numberHash = keys.digestOf('number', `${secretHash} ${opens ? number : newSecret()}`);
    const attempt = { secretHash, addressHash, address, purpose, numberHash, letter, now };
    await attempts.saveAttempt(tx, attempt);
    if (!isFree) return;
    const pageUrl = `${appUrl}/hairu`;
    const text = opens ? numberMail({ number, device, pageUrl }) : unknownAddressMail(pageUrl);
    const mail = { id: newId(now.getTime()), recipient: address, replyTo: null, ...text };
    await addMail(tx, mail, { now, isAwaited: true });
  });
}

type Proof = { readonly secretHash: string; readonly number: string };
type Proved = { readonly accountId: string; readonly associationId: string | null };

/** The try is counted before anything is compared, and outside the work: a refusal keeps it. */
export async function proveNumber(
  c: Context<Env>,
  parts: Parts,
  { secretHash, number }: Proof,
): Promise<Proved> {
  const { db } = c.var;
  const { keys } = parts;
  const now = c.var.now();
  const attempt = await attempts.takeTry(db, secretHash, now);
  if (!attempt) throw new Refusal('not_allowed', wrongNumber);
  const { address, numberHash } = attempt;
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
    const accountId = await accountOf(tx, attempt, now);
    return { accountId, associationId: await joinWith(tx, parts, { attempt, accountId, now }) };
  });
}

async function accountOf(
  tx: Db,
  { addressHash, address, purpose }: attempts.Attempt,
  now: Date,
): Promise<string> {
  const known = await accounts.findAccountByAddress(tx, addressHash);
  if (known) return known.id;
  if (purpose === 'enter') throw new Refusal('not_allowed', wrongNumber);
  const id = newId(now.getTime());
  await accounts.addAccount(tx, { id, email: address }, { addressHash, now });
  return id;
}

type Entering = {
  readonly attempt: attempts.Attempt;
  readonly accountId: string;
  readonly now: Date;
};

/** 招待状 makes the account a person of the register; whoever comes without one joins nothing. */
async function joinWith(
  tx: Db,
  { appUrl }: Parts,
  { attempt, accountId, now }: Entering,
): Promise<string | null> {
  const { joinsAssociation: associationId, joinsInvitation: invitationId } = attempt;
  if (associationId === null || invitationId === null) return null;
  const personId = await takeLetter(tx, { associationId, invitationId }, now);
  if (personId === undefined) throw new Refusal('conflict', usedLetter);
  const joining = { associationId, accountId, personId };
  const { isJoined, replaced } = await join(tx, joining);
  if (!isJoined) throw new Refusal('conflict', takenAddress);
  await takeNameOf(tx, joining);
  if (replaced !== null) {
    const mail = { id: newId(now.getTime()), recipient: replaced, replyTo: null };
    await addMail(tx, { ...mail, ...replacedAddressMail(`${appUrl}/hairu`) }, { now });
  }
  return associationId;
}
