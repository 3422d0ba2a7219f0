import { createHmac, createPublicKey, type JsonWebKey, timingSafeEqual, verify } from 'node:crypto';

/** How a provider signs: each has one way, and no other is accepted from it. */
export type Signing = 'RS256' | 'HS256';

export type SignedToken = {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly content: Buffer;
  readonly signature: Buffer;
};

/** The three parts of an ID token, not yet believed. */
export function readToken(token: string): SignedToken | undefined {
  const parts = token.split('.');
  const [header = '', claims = '', signature = ''] = parts;
  if (parts.length !== 3 || signature === '') return undefined;
  const [readHeader, readClaims] = [readPart(header), readPart(claims)];
  if (!readHeader || !readClaims) return undefined;
  return {
    header: readHeader,
    claims: readClaims,
    content: Buffer.from(`${header}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  };
}

function readPart(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** LINE signs what its website gives out with the secret of the channel. */
export function isSignedWithSecret({ content, signature }: SignedToken, secret: string): boolean {
  const own = createHmac('sha256', secret).update(content).digest();
  return signature.length === own.length && timingSafeEqual(signature, own);
}

/** With one of the provider's public keys: the one that the token names. */
export function isSignedWithKey(
  { header, content, signature }: SignedToken,
  keySet: unknown,
): boolean {
  const key = findKey(keySet, header['kid']);
  if (!key) return false;
  try {
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
    return bits >= shortestKeyBits && verify('RSA-SHA256', content, publicKey, signature);
  } catch {
    return false;
  }
}

const shortestKeyBits = 2048;

function findKey(keySet: unknown, kid: unknown): JsonWebKey | undefined {
  const keys: unknown = isRecord(keySet) ? keySet['keys'] : [];
  if (!Array.isArray(keys) || typeof kid !== 'string') return undefined;
  return keys.find(
    (key) =>
      isRecord(key) &&
      key['kid'] === kid &&
      key['kty'] === 'RSA' &&
      (key['use'] === undefined || key['use'] === 'sig'),
  );
}
