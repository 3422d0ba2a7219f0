import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { yearEndedOn } from '#domain/ledger/fiscal-year.ts';
import { clausesOf } from '#domain/meetings/agenda/clauses-of.ts';
import { type Enclosure, enclosureNow } from '#domain/meetings/agenda/enclosures.ts';
import type { Db } from '#server/db/db.ts';
import { findPackBefore, listEnclosures, type StoredEnclosure } from './enclosure-store.ts';
import type { PreparationReader, StoredMeeting } from './store.ts';

type Wanted = {
  readonly meeting: Pick<StoredMeeting, 'id' | 'heldOn'>;
  readonly passages: readonly KnowledgePassage[];
};

type Loaded = { readonly stored: StoredEnclosure; readonly now: Enclosure };

/** 資料 of all items as they would be bound in today, beside what is stored of each. */
export async function loadEnclosures(
  db: Db,
  scope: PreparationReader,
  { meeting, passages }: Wanted,
): Promise<readonly Loaded[]> {
  const stored = await listEnclosures(db, scope, meeting.id);
  if (stored.length === 0) return [];
  const found = await findPackBefore(db, scope, meeting.heldOn);
  const sources = {
    pack: found && { ...found, fiscalYear: yearEndedOn(found.endsOn) },
    clauses: clausesOf(passages),
  };
  return stored.map((it) => ({ stored: it, now: enclosureNow(it, sources) }));
}
