import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** One key for each purpose, all from the installation's secret: knowing what one made tells nothing of another. */
export type Keys = {
  /** The same address always gives the same digest, which tells nobody the address. */
  readonly digestOf: (purpose: Purpose, text: string) => string;
};

type Purpose = 'address' | 'number' | 'limit' | 'letter' | 'card' | 'provider';

export function createKeys(secret: string): Keys {
  const keyOf = (purpose: Purpose) =>
    Buffer.from(hkdfSync('sha256', secret, '', `sign-in ${purpose}`, 32));
  const keys = {
    address: keyOf('address'),
    number: keyOf('number'),
    limit: keyOf('limit'),
    letter: keyOf('letter'),
    card: keyOf('card'),
    provider: keyOf('provider'),
  };
  return {
    digestOf: (purpose, text) =>
      createHmac('sha256', keys[purpose]).update(text).digest('base64url'),
  };
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret of 256 random bits needs no salt and no slow function. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 招待状: the digits that find it, and those that open it, bound to the letter. */
export function findDigest(keys: Keys, find: string): string {
  return keys.digestOf('letter', `find ${find}`);
}

export function secretDigest(keys: Keys, invitationId: string, secret: string): string {
  return keys.digestOf('letter', `secret ${invitationId} ${secret}`);
}
