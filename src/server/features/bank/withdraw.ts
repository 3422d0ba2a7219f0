import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findLockedUntil } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './import-store.ts';
import { lockLines } from './match-store.ts';
import { turnBack } from './undo.ts';

type Given = { readonly importId: string; readonly today: IsoDate; readonly now: Date };

/** Takes a file back as a whole: what was booked for its lines is turned back, and the lines go. */
export async function withdraw(
  db: Db,
  scope: Scope<'ledger.book'>,
  { importId, today, now }: Given,
): Promise<{ lineCount: number; entryCount: number }> {
  const found = await store.findImport(db, scope, importId);
  if (!found) throw new Refusal('conflict', 'すでに取り消してあります。画面を読み直してください。');
  if (!found.isLatest) {
    throw new Refusal(
      'conflict',
      'この口座には、もっとあとの日の明細が取り込まれています。日付の新しい明細から順に取り消してください。',
    );
  }
  const lockedUntil = await findLockedUntil(db, scope);
  if (lockedUntil !== null && found.firstDay !== null && found.firstDay <= lockedUntil) {
    throw new Refusal(
      'conflict',
      '締めた月の行があるため、取り消せません。必要なときは、締めの開け直しを頼んでください。',
    );
  }
  await lockLines(db, scope, []);
  const matches = await store.listMatchesOf(db, scope, importId);
  if (matches.length > 0) {
    await turnBack(db, scope, { matchIds: matches.map(({ id }) => id), today, now });
  }
  const lineCount = await store.removeImport(db, scope, { importId, now });
  const made = new Set(matches.filter((it) => it.isBookedHere).map(({ entryId }) => entryId));
  return { lineCount, entryCount: made.size };
}
