import type { Context, Hono } from 'hono';
import * as contract from '#contract/sign-in.ts';
import { deviceWords } from '#domain/accounts/device-words.ts';
import { readLetterCode } from '#domain/accounts/letter-code.ts';
import { readMailAddress } from '#domain/accounts/mail-address.ts';
import { signInLimits } from '#domain/accounts/sign-in-limits.ts';
import { Refusal } from '#domain/refusal.ts';
import { countUse, giveUseBack } from '#server/http/count-use.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { type AlarmParts, noteWrong, tellOfShutLetters } from './alarm.ts';
import type { Letter } from './attempt-store.ts';
import { tryLetter } from './letter-store.ts';
import type { Members } from './members.ts';
import { proveNumber } from './number.ts';
import { numbersByMail } from './number-by-mail.ts';

export type SignInParts = AlarmParts & {
  readonly members: Members;
  /** A mail waits in the outbox that somebody waits for. */
  readonly onMailStored: () => void;
};

const slip = '招待状の番号が正しくないようです。16けたの数字を、もう一度お確かめください。';
const noLetter =
  'この番号では入れません。番号が違うか、使える期間が過ぎたか、もう使われています。番号をお確かめのうえ、入れないときは、管理組合に新しい招待状をお頼みください。';

export function signInRoutes(app: Hono<Env>, parts: SignInParts): void {
  const { members } = parts;
  const numbers = numbersByMail(parts);

  handlePublic(app, contract.askForNumber, (c, { email, purpose }) =>
    numbers.send(c, { address: addressIn(email), purpose, letter: null }),
  );

  handlePublic(app, contract.openLetter, async (c, { code, email }) => {
    const address = addressIn(email);
    const letter = await letterOf(c, parts, code);
    return numbers.send(c, { address, purpose: 'join', letter });
  });

  handlePublic(app, contract.signIn, async (c, { number, isShared }) => {
    const secretHash = numbers.secretHashIn(c);
    const { accountId, associationId } = await proveNumber(c, parts, { secretHash, number });
    await members.begin(c, {
      accountId,
      device: deviceWords(c.req.header('user-agent') ?? ''),
      isShared,
      way: 'mail',
    });
    numbers.forget(c);
    // Of a letter others may have to be told.
    if (associationId !== null) parts.onMailStored();
    return { associationId };
  });
}

function addressIn(email: string): string {
  const address = readMailAddress(email);
  if (address === undefined) {
    throw new Refusal('invalid_input', '正しいメールアドレスを入力してください。');
  }
  return address;
}

/** A slip of the hand costs no try; whoever guesses is shut out after twenty in a day. */
async function letterOf(c: Context<Env>, parts: AlarmParts, typed: string): Promise<Letter> {
  const { db } = c.var;
  const { keys } = parts;
  const now = c.var.now();
  const code = readLetterCode(typed);
  if (!code) throw new Refusal('invalid_input', slip);
  const wrong = { limit: signInLimits.wrongLettersADay, of: c.var.clientAddress, now };
  const { letter, shut } = (await countUse(db, keys, wrong))
    ? await tryLetter(db, keys, { code, now })
    : { letter: undefined, shut: [] };
  await tellOfShutLetters(db, parts, { associationIds: shut, now });
  if (!letter) {
    await noteWrong(db, parts, now);
    throw new Refusal('not_allowed', noLetter);
  }
  await giveUseBack(db, keys, wrong);
  return letter;
}
