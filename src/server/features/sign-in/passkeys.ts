import type { Context } from 'hono';
import type { z } from 'zod/mini';
import type { addPasskey, enterByPasskey } from '#contract/passkeys.ts';
import { isTransport, passkeyHostOf } from '#domain/accounts/passkey-rules.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Env } from '#server/http/handle.ts';
import * as store from './passkey-store.ts';

type Made = z.output<typeof addPasskey.input>['made'];
type Signed = z.output<typeof enterByPasskey.input>['signed'];

/** Loaded when the first device answers: nobody else pays for it. */
const library = () => import('@simplewebauthn/server');

const notMade = '画面ロックを登録できませんでした。もう一度お試しください。';
const notSigned =
  '画面ロックで確かめられませんでした。もう一度お試しになるか、メールの番号をお使いください。';

type Place = { readonly origin: string; readonly host: string };

/** Where passkeys are made and used; elsewhere nobody is offered one. */
export function placeOfPasskeys(appUrl: string): Place {
  const host = passkeyHostOf(appUrl);
  if (host === null) throw new Refusal('not_found');
  return { host, origin: new URL(appUrl).origin };
}

type Proven = Pick<store.Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** What the device made, once it has shown that it answers this question on our own page and behind its lock. */
export async function checkMade(
  made: Made,
  { origin, host }: Place,
  challenge: string,
): Promise<Proven> {
  const { verifyRegistrationResponse } = await library();
  const { id, clientDataJSON, attestationObject } = made;
  const transports = made.transports.filter(isTransport);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => {
    throw new Refusal('not_allowed', notMade);
  });
  if (!verified || !registrationInfo) throw new Refusal('not_allowed', notMade);
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
}

type Asked = Place & { readonly challenge: string };

/** Whose key signed this question. One sentence for every no: it tells nobody which keys exist. */
export async function checkSigned(
  c: Context<Env>,
  signed: Signed,
  asked: Asked,
): Promise<{ readonly accountId: string }> {
  const { db } = c.var;
  const accountId = accountOfHandle(signed.userHandle);
  const credentialId = signed.id;
  const passkey =
    accountId === undefined ? undefined : await store.findPasskey(db, { accountId, credentialId });
  if (accountId === undefined || !passkey) throw new Refusal('not_allowed', notSigned);
  const counter = await counterOf(signed, passkey, asked);
  const isUsed = await store.noteUse(db, { accountId, credentialId, counter, now: c.var.now() });
  if (!isUsed) throw new Refusal('not_allowed', notSigned);
  return { accountId };
}

async function counterOf(
  { id, clientDataJSON, authenticatorData, signature, userHandle }: Signed,
  { publicKey, counter }: store.Passkey,
  { challenge, origin, host }: Asked,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => {
    throw new Refusal('not_allowed', notSigned);
  });
  if (!verified) throw new Refusal('not_allowed', notSigned);
  return authenticationInfo.newCounter;
}

export function refuseUnasked(): never {
  throw new Refusal('not_allowed', notSigned);
}

/** The sixteen bytes of the account's id: a name that says nothing to anybody else. */
export function handleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}

function accountOfHandle(handle: string): string | undefined {
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  if (hex.length !== 32) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
