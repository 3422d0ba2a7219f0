/** What the settlement asks of the audit of its year, and writes into it. */
import { type Thread, threadsOf } from '#domain/statements/audit/audit-notes.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from '#server/features/ledger/store.ts';
import { listNotes, type StoredNote } from './note-store.ts';
import { findJournalFacts, listDraws, listSampled, type YearOfAudit } from './sample-store.ts';

export { addReport, deleteAnswer, findReport, listAnswers, saveAnswer } from './answer-store.ts';

export type AuditProgress = {
  readonly journal: Awaited<ReturnType<typeof findJournalFacts>>;
  /** `null` before anything was drawn. */
  readonly unseenCount: number | null;
  readonly threads: readonly Thread<StoredNote>[];
};

/** How far the auditor has come, beside the list. */
export async function findProgress(
  db: Db,
  scope: BooksReader,
  year: YearOfAudit,
): Promise<AuditProgress> {
  const draw = (await listDraws(db, scope, year.yearId)).at(-1);
  const entryIds = draw?.samples.map(({ entryId }) => entryId) ?? [];
  const sampled = await listSampled(db, scope, { yearId: year.yearId, entryIds });
  return {
    journal: await findJournalFacts(db, scope, year),
    unseenCount: draw ? sampled.filter(({ seenOn }) => seenOn === null).length : null,
    threads: threadsOf(await listNotes(db, scope, year.yearId)),
  };
}
