import { createHmac, hkdfSync } from 'node:crypto';
import type { Limit } from '#domain/accounts/sign-in-limits.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { countUse } from './count-use.ts';

export type SharedLimit = (db: Db, of: string, now: Date) => Promise<void>;

/**
 * Refuses more than `count` uses within a window, of all processes together: each is counted by one statement before
 * anything is done. The table holds digests, so it tells nobody's address.
 */
export function createSharedLimit(
  secret: string,
  limit: Limit & { readonly sentence?: string },
): SharedLimit {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'shared limit', 32));
  const digestOf = (_purpose: 'limit', text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  return async (db, of, now) => {
    if (await countUse(db, { digestOf }, { limit, of, now })) return;
    throw new Refusal('too_many_requests', limit.sentence);
  };
}
