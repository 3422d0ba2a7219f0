import type { Lock } from '#contract/books-lock.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { NewEntry } from '#domain/ledger/entry.ts';
import { type EntryFrame, problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import * as chart from './chart-store.ts';

/** The same sentences as beside the fields; what only the database can know it refuses itself. */
export async function refuseFaulty(
  db: Db,
  scope: Scope<'ledger.book'>,
  entries: readonly NewEntry[],
  today: IsoDate | null,
): Promise<void> {
  const frame = await entryFrame(db, scope, today);
  for (const entry of entries) {
    const [fault] = problemsOfEntry(entry, frame);
    if (!fault) continue;
    const which = entries.length > 1 ? `「${entry.summary}」：` : '';
    throw new Refusal('invalid_input', `${which}${fault.sentence}`);
  }
}

/** What an entry is checked against before it is booked. */
export async function entryFrame(
  db: Db,
  scope: Scope<'ledger.book'>,
  today: IsoDate | null,
): Promise<EntryFrame> {
  const lockedUntil = await chart.findLockedUntil(db, scope);
  const finalUntil = finalUntilOf(await chart.listLocks(db, scope));
  return {
    accounts: await chart.listAccounts(db, scope),
    funds: await chart.listFunds(db, scope),
    years: await chart.listYears(db, scope),
    lock: lockedUntil === null ? null : { lockedUntil, isFinal: lockedUntil === finalUntil },
    today,
  };
}

/** Until when the general meeting has approved the books. */
export function finalUntilOf(locks: readonly Lock[]): IsoDate | null {
  return locks.find(({ isFinal }) => isFinal)?.lockedUntil ?? null;
}
