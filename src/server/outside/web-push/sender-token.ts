import { createPrivateKey, type KeyObject, sign } from 'node:crypto';

export type SenderKeys = {
  /** Uncompressed point and scalar of P-256, base64url, as every maker of such keys prints them. */
  readonly publicKey: string;
  readonly privateKey: string;
};

/** The key as Node signs with it. */
export function signingKey({ publicKey, privateKey }: SenderKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
}

const hours = 12;
const partOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Claim = { readonly endpoint: string; readonly subject: string; readonly now: Date };

/** RFC 8292 (VAPID): who sends, for the one server that takes it, for half a day. */
export function senderToken(key: KeyObject, { endpoint, subject, now }: Claim): string {
  const exp = Math.floor(now.getTime() / 1000) + hours * 3600;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = `${partOf({ typ: 'JWT', alg: 'ES256' })}.${partOf(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
