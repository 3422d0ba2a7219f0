import type { IsoDate } from '#domain/calendar.ts';
import { reversalDay } from '#domain/ledger/reversal-day.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import {
  findEntry,
  findLockedUntil,
  listLocks,
  listYears,
  reverseEntry,
} from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { listKeysOfAutomatic } from './automatic-store.ts';
import { addRuleRefusal, addUndos, listHeldMatches } from './match-store.ts';

type Given = { readonly matchIds: readonly string[]; readonly today: IsoDate; readonly now: Date };

/**
 * Takes matches back, with the entries that were made for them. What had booked itself is refused with it: its name is
 * no longer booked by itself. Answers how many lines are open again.
 */
export async function undo(db: Db, scope: Scope<'ledger.book'>, given: Given): Promise<number> {
  const names = await listKeysOfAutomatic(db, scope, given.matchIds);
  const lineCount = await turnBack(db, scope, given);
  for (const name of names) await addRuleRefusal(db, scope, { ...name, now: given.now });
  return lineCount;
}

/** The matches alone: that a file was the wrong one says nothing of its names. */
export async function turnBack(
  db: Db,
  scope: Scope<'ledger.book'>,
  { matchIds, today, now }: Given,
): Promise<number> {
  const matches = await listHeldMatches(db, scope, matchIds);
  if (matches.length === 0) {
    throw new Refusal('conflict', 'すでに取り消してあります。画面を読み直してください。');
  }
  // Before the entries are turned back: afterwards these matches no longer hold by themselves.
  await addUndos(db, scope, { matchIds: matches.map(({ id }) => id), now });
  const made = new Set(matches.filter((it) => it.isBookedHere).map(({ entryId }) => entryId));
  const frame = {
    years: await listYears(db, scope),
    lockedUntil: await findLockedUntil(db, scope),
    finalUntil: (await listLocks(db, scope)).find(({ isFinal }) => isFinal)?.lockedUntil ?? null,
    today,
  };
  for (const entryId of made) {
    const entry = await findEntry(db, scope, entryId);
    if (!entry) continue;
    const { postedOn, remark } = reversalDay(entry, frame);
    if (postedOn === null) throw new Refusal('conflict', remark);
    await reverseEntry(db, scope, {
      id: newId(now.getTime()),
      entryId,
      postedOn,
      summary: `取り消し：No.${entry.number} ${entry.summary}`.slice(0, 120),
      reason: '明細の照合を取り消したため',
    });
  }
  return new Set(matches.map(({ lineId }) => lineId)).size;
}
