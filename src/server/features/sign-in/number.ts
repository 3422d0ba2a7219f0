import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { deviceWords } from '#domain/accounts/device-words.ts';
import { signInLimits } from '#domain/accounts/sign-in-limits.ts';
import { manyGuessesMail, numberMail, unknownAddressMail } from '#domain/accounts/sign-in-mails.ts';
import { numberFrom, readSignInNumber } from '#domain/accounts/sign-in-number.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database, Db } from '#server/db/db.ts';
import { countUse, countUses, giveUseBack } from '#server/http/count-use.ts';
import type { Env } from '#server/http/handle.ts';
import { noteEntrance } from '#server/http/note-activity.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import * as accounts from './account-store.ts';
import { type AlarmParts, noteRested, noteWrong } from './alarm.ts';
import * as attempts from './attempt-store.ts';
import { isSame, newSecret } from './keys.ts';
import { join, takeLetter, takeNameOf } from './letter-store.ts';
import { endReplaced } from './recovery.ts';

export type NumberParts = AlarmParts;

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
  { keys, appUrl }: NumberParts,
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
    const opens = isFree && (account !== undefined || opensAccount(purpose));
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
async function checkNumber(
  c: Context<Env>,
  parts: NumberParts,
  { secretHash, number }: Proof,
): Promise<attempts.Attempt> {
  const { db } = c.var;
  const { keys } = parts;
  const now = c.var.now();
  const attempt = await attempts.takeTry(db, secretHash, now);
  if (!attempt) return refuseWrong(db, parts, now);
  const { address, numberHash } = attempt;
  const wrong = { limit: signInLimits.wrongNumbersADay, of: address, now };
  // Counted first and given back to whoever is right: of many at once no more are judged than may be.
  const used = await countUses(db, keys, wrong);
  if (used === wrong.limit.count) await tellOfGuesses(db, parts, { attempt, now });
  const isOneOfFew = used <= wrong.limit.count;
  const typed = readSignInNumber(number);
  const isRight =
    typed !== undefined && isSame(keys.digestOf('number', `${secretHash} ${typed}`), numberHash);
  if (!isOneOfFew || !isRight) return refuseWrong(db, parts, now);
  await giveUseBack(db, keys, wrong);
  return attempt;
}

async function refuseWrong(db: Database, parts: NumberParts, now: Date): Promise<never> {
  await noteWrong(db, parts, now);
  throw new Refusal('not_allowed', wrongNumber);
}

type Guessed = { readonly attempt: attempts.Attempt; readonly now: Date };

/** The owner hears of the last try of a day. An address that is nobody's is written to as well, so both look alike. */
async function tellOfGuesses(
  db: Database,
  parts: NumberParts,
  { attempt: { address, addressHash }, now }: Guessed,
): Promise<void> {
  const account = await accounts.findAccountByAddress(db, addressHash);
  const pageUrl = `${parts.appUrl}/hairu`;
  const text = account ? manyGuessesMail(pageUrl) : unknownAddressMail(pageUrl);
  const mail = { id: newId(now.getTime()), recipient: address, replyTo: null, ...text };
  await addMail(db, mail, { now });
  await noteRested(db, parts, { accountId: account?.id ?? null, now });
}

export async function proveNumber(
  c: Context<Env>,
  parts: NumberParts,
  proof: Proof,
): Promise<Proved> {
  const { db } = c.var;
  const now = c.var.now();
  const attempt = await checkNumber(c, parts, proof);
  return db.transaction(async (tx) => {
    if (!(await attempts.endAttempt(tx, proof.secretHash))) {
      throw new Refusal('not_allowed', wrongNumber);
    }
    const accountId = await accountOf(tx, attempt, now);
    return { accountId, associationId: await joinWith(tx, parts, { attempt, accountId, now }) };
  });
}

/** The same for somebody who is signed in: only a number that was sent to them for this. */
export async function confirmNumber(
  c: Context<Env>,
  parts: NumberParts,
  { accountId, ...proof }: Proof & { readonly accountId: string },
): Promise<void> {
  const { db } = c.var;
  const { purpose, addressHash } = await checkNumber(c, parts, proof);
  const owner = await accounts.findAccountByAddress(db, addressHash);
  const isTheirs = purpose === 'prove' && owner?.id === accountId;
  if (!(await attempts.endAttempt(db, proof.secretHash)) || !isTheirs) {
    throw new Refusal('not_allowed', wrongNumber);
  }
}

/** Who comes to begin, or with a letter, may be new. */
function opensAccount(purpose: attempts.Purpose): boolean {
  return purpose === 'begin' || purpose === 'join';
}

async function accountOf(
  tx: Db,
  { addressHash, address, purpose }: attempts.Attempt,
  now: Date,
): Promise<string> {
  const known = await accounts.findAccountByAddress(tx, addressHash);
  if (known) return known.id;
  if (!opensAccount(purpose)) throw new Refusal('not_allowed', wrongNumber);
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
  { appUrl }: NumberParts,
  { attempt, accountId, now }: Entering,
): Promise<string | null> {
  const { joinsAssociation: associationId, joinsInvitation: invitationId } = attempt;
  if (associationId === null || invitationId === null) return null;
  const personId = await takeLetter(tx, { associationId, invitationId }, now);
  if (personId === undefined) throw new Refusal('conflict', usedLetter);
  const joining = { associationId, accountId, personId };
  const { isJoined, replacedId } = await join(tx, joining);
  if (!isJoined) throw new Refusal('conflict', takenAddress);
  await takeNameOf(tx, joining);
  await noteEntrance(tx, { ...joining, address: 'POST /api/sign-in', now });
  if (replacedId !== null) await endReplaced(tx, { ...joining, replacedId }, { appUrl, now });
  return associationId;
}
