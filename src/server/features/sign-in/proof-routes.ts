import type { Context, Hono } from 'hono';
import * as contract from '#contract/passkeys.ts';
import { requestOptions } from '#domain/accounts/passkey-rules.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { findAccount } from './account-store.ts';
import { cardRoutes } from './card-routes.ts';
import type { SignedIn } from './members.ts';
import { confirmNumber } from './number.ts';
import { numbersByMail } from './number-by-mail.ts';
import { questionsOf } from './passkey-routes.ts';
import { listPasskeys } from './passkey-store.ts';
import { checkSigned, placeOfPasskeys, refuseUnasked } from './passkeys.ts';
import type { SignInParts } from './routes.ts';

/** 本人の確認: whoever is signed in shows anew who they are, before money, people and the ways in. */
export function proofRoutes(app: Hono<Env>, parts: SignInParts): void {
  const { members, appUrl } = parts;
  const numbers = numbersByMail(parts);
  const questions = questionsOf(parts);
  cardRoutes(app, parts);

  async function required(c: Context<Env>): Promise<SignedIn> {
    const session = await members.signedIn(c);
    if (!session) throw new Refusal('not_signed_in');
    return session;
  }

  handlePublic(app, contract.askForProofNumber, async (c) => {
    const { accountId } = await required(c);
    const account = await findAccount(c.var.db, accountId);
    if (!account) throw new Refusal('not_signed_in');
    return numbers.send(c, { address: account.email, purpose: 'prove', letter: null });
  });

  handlePublic(app, contract.proveByNumber, async (c, { number }) => {
    const session = await required(c);
    const { accountId } = session;
    await confirmNumber(c, parts, { secretHash: numbers.secretHashIn(c), number, accountId });
    await members.prove(c, session);
    numbers.forget(c);
    return {};
  });

  handlePublic(app, contract.askToProve, async (c) => {
    const { host } = placeOfPasskeys(appUrl);
    const { accountId } = await required(c);
    const passkeys = await listPasskeys(c.var.db, accountId);
    const known = passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
    const challenge = await questions.ask(c, { purpose: 'prove', accountId });
    return { options: requestOptions({ host, challenge, known }) };
  });

  handlePublic(app, contract.proveByPasskey, async (c, { signed }) => {
    const place = placeOfPasskeys(appUrl);
    const session = await required(c);
    const { accountId } = session;
    const challenge = await questions.take(c, { purpose: 'prove', accountId });
    const signer = await checkSigned(c, signed, { ...place, challenge });
    if (signer.accountId !== accountId) refuseUnasked();
    await members.prove(c, session);
    return {};
  });
}
