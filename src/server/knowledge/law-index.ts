import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Db } from '#server/db/db.ts';
import { listLawPassages } from '#server/features/law/store.ts';
import { indexPassages, type KnowledgeIndex } from './index-passages.ts';

const known = new WeakMap<readonly KnowledgePassage[], Promise<readonly KnowledgeIndex[]>>();

/** 法令, indexed once for every association: the list stays the same until an import changes it. */
export async function loadLaw(
  db: Db,
  today: IsoDate,
): Promise<() => Promise<readonly KnowledgeIndex[]>> {
  const passages = await listLawPassages(db, today);
  return () => {
    const parts = known.get(passages) ?? indexPassages(passages);
    known.set(passages, parts);
    parts.catch(() => known.delete(passages));
    return parts;
  };
}
