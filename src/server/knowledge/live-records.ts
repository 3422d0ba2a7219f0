import { createHash } from 'node:crypto';
import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { comparisonRecords } from '#domain/caretaker/records/comparison-records.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { buildIndex } from '#domain/retrieval/indexing/build-index.ts';
import { meaningOfPassage } from '#domain/retrieval/meaning/meaning.ts';
import type { Db } from '#server/db/db.ts';
import { findVersion, type Scope } from '#server/http/scope.ts';
import type { KnowledgeIndex } from './index-passages.ts';
import { keepRecent } from './keep-recent.ts';
import { loadFacts } from './load-facts.ts';

type LiveRecords = {
  readonly facts: AssociationFacts;
  readonly passages: readonly KnowledgePassage[];
  /** Quoted where they are asked for by name, and not searched. */
  readonly named: readonly KnowledgePassage[];
  readonly index: KnowledgeIndex;
};

const mostKept = 200;
const known = new Map<string, LiveRecords>();
const indexes = new Map<string, KnowledgeIndex>();

/** 生きた記録 of an association as this member may see them, read again when any of them changed. */
export async function loadRecords(db: Db, scope: Scope, today: IsoDate): Promise<LiveRecords> {
  const { associationId, userId, role } = scope;
  const version = await findVersion(db, scope);
  const key = [associationId, userId, role, today, version].join('|');
  const records = known.get(key) ?? recordsOf(await loadFacts(db, scope, today));
  return keepRecent(known, { key, value: records, mostKept });
}

/** The copies of the demonstration say the same until something is written. */
function recordsOf(facts: AssociationFacts): LiveRecords {
  const passages = recordPassages(facts);
  const key = createHash('sha256').update(JSON.stringify(passages)).digest('base64');
  const index = keepRecent(indexes, {
    key,
    value: indexes.get(key) ?? buildIndex(passages, meaningOfPassage),
    mostKept,
  });
  return { facts, passages, named: comparisonRecords(facts), index };
}
