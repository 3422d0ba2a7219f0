import { type Limit, longestWindowMs, slotOf } from '#domain/accounts/sign-in-limits.ts';
import type { Db } from '#server/db/db.ts';

type Digests = { readonly digestOf: (purpose: 'limit', text: string) => string };
type Counted = { readonly limit: Limit; readonly of: string; readonly now: Date };

/** Counts one use, in one statement, so that of many at once no two have the same count. */
export async function countUses(
  db: Db,
  keys: Digests,
  { limit, of, now }: Counted,
): Promise<number> {
  const { rows } = await db.query<{ used: number }>(
    `insert into rate_use (key_hash, slot, used, counted_at) values ($1, $2, 1, $3)
     on conflict (key_hash, slot) do update set used = rate_use.used + 1 returning used`,
    [
      keys.digestOf('limit', `${limit.name} ${of}`),
      slotOf(limit, now.getTime()),
      now.toISOString(),
    ],
  );
  return rows[0]?.used ?? Number.POSITIVE_INFINITY;
}

/** The same; answers whether this one may. */
export async function countUse(db: Db, keys: Digests, counted: Counted): Promise<boolean> {
  return (await countUses(db, keys, counted)) <= counted.limit.count;
}

/** Takes a use back that was counted before it was known to be a right one. */
export async function giveUseBack(
  db: Db,
  keys: Digests,
  { limit, of, now }: Counted,
): Promise<void> {
  await db.query(
    'update rate_use set used = used - 1 where key_hash = $1 and slot = $2 and used > 0',
    [keys.digestOf('limit', `${limit.name} ${of}`), slotOf(limit, now.getTime())],
  );
}

export async function deleteOldUses(db: Db, now: Date): Promise<void> {
  await db.query('delete from rate_use where counted_at < $1', [
    new Date(now.getTime() - 2 * longestWindowMs).toISOString(),
  ]);
}
