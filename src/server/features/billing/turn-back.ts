import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findEntry, findLockedUntil, reverseEntry } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Turned = { readonly entryId: string; readonly reason: string; readonly now: Date };

/** Takes a run or a receipt back with its entry, on the entry's own day: what it booked no longer counts. */
export async function turnBack(
  db: Db,
  scope: Scope<'ledger.book'>,
  { entryId, reason, now }: Turned,
): Promise<void> {
  const entry = await findEntry(db, scope, entryId);
  if (!entry || entry.reversedBy) {
    throw new Refusal('conflict', 'すでに取り消してあります。画面を読み直してください。');
  }
  const lockedUntil = await findLockedUntil(db, scope);
  if (lockedUntil !== null && entry.postedOn <= lockedUntil) {
    throw new Refusal(
      'conflict',
      'この月は締めてあるため、取り消せません。必要なときは、締めの開け直しを頼んでください。',
    );
  }
  await reverseEntry(db, scope, {
    id: newId(now.getTime()),
    entryId,
    postedOn: entry.postedOn,
    summary: `取り消し：No.${entry.number} ${entry.summary}`.slice(0, 120),
    reason,
  });
}
