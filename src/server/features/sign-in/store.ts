import type { Db } from '#server/db/db.ts';
import { deleteOldUses } from '#server/http/count-use.ts';
import { deleteEndedAttempts } from './attempt-store.ts';
import { deleteEndedCards } from './card-store.ts';
import { deleteEndedQuestions } from './passkey-store.ts';
import { deleteEndedProviderAttempts } from './provider-store.ts';
import { deleteEndedSessions } from './session-store.ts';

export { countUse } from '#server/http/count-use.ts';
export { addAccount, findAccountByAddress, saveAccountName } from './account-store.ts';
export { findDigest, type Keys, secretDigest } from './keys.ts';
export type { Members } from './members.ts';

/** What has ended opens nothing, and goes with the next housekeeping. */
export async function deleteEndedSignIns(db: Db, now: Date): Promise<void> {
  await deleteEndedAttempts(db, now);
  await deleteEndedQuestions(db, now);
  await deleteEndedProviderAttempts(db, now);
  await deleteEndedSessions(db, now);
  await deleteEndedCards(db);
  await deleteOldUses(db, now);
}
