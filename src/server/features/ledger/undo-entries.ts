import { reversalDay } from '#domain/ledger/reversal-day.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { findLockedUntil } from './chart-store.ts';
import { areOwnEntries, findEntry } from './entry-store.ts';
import { reverseEntry } from './post-entries.ts';

type Undoing = {
  readonly entryIds: readonly string[];
  readonly reason: string;
  readonly newId: () => string;
};

/**
 * 記帳してすぐの取り消し: of the caller's own act alone, in the same position, so that nobody turns the books of others
 * back by their ids.
 */
export async function undoOwnEntries(
  db: Db,
  scope: Scope<'ledger.book'>,
  undoing: Undoing,
): Promise<number> {
  if (await areOwnEntries(db, scope, undoing.entryIds)) return undoEntries(db, scope, undoing);
  throw new Refusal(
    'not_allowed',
    'ほかの方が記帳した仕訳が入っているため、まとめては取り消せません。帳簿でその仕訳を開いて、1つずつ取り消してください。',
  );
}

/** まとめて取り消す: each on its own day; what is turned back already stays so. Never in a closed month. */
export async function undoEntries(
  db: Db,
  scope: Scope<'ledger.book'>,
  { entryIds, reason, newId }: Undoing,
): Promise<number> {
  const lockedUntil = await findLockedUntil(db, scope);
  let undone = 0;
  for (const entryId of entryIds) {
    const entry = await findEntry(db, scope, entryId);
    if (!entry) throw new Refusal('not_found', 'この仕訳は見つかりません。');
    if (entry.reversedBy) continue;
    if (lockedUntil !== null && entry.postedOn <= lockedUntil) {
      throw new Refusal(
        'conflict',
        `No.${entry.number} の月は締めてあるため、まとめては取り消せません。帳簿でこの仕訳を開いて、1つずつ取り消してください。`,
      );
    }
    const frame = { years: [], lockedUntil, finalUntil: null, today: entry.postedOn };
    const { postedOn, remark } = reversalDay(entry, frame);
    if (postedOn === null) throw new Refusal('conflict', remark);
    await reverseEntry(db, scope, {
      id: newId(),
      entryId,
      postedOn,
      summary: `取り消し：No.${entry.number} ${entry.summary}`.slice(0, 120),
      reason,
    });
    undone += 1;
  }
  return undone;
}
