import type { IsoDate } from '#domain/calendar.ts';
import type { Learnt } from '#domain/caretaker/evidence/find-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { joinIndexes } from '#domain/retrieval/indexing/build-index.ts';
import { hints } from '#domain/retrieval/thesaurus/thesaurus.ts';
import type { Db } from '#server/db/db.ts';
import { listHelpfulAnswers } from '#server/features/caretaker/store.ts';
import { listOwnSynonyms } from '#server/features/caretaker-words/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { learnFrom } from './helpful-answers.ts';
import type { KnowledgeIndex } from './index-passages.ts';
import { loadLaw } from './law-index.ts';
import { loadLibrary } from './library-index.ts';
import { loadRecords } from './live-records.ts';
import { withOwnWords } from './own-words.ts';

/** Of an association's helpful answers, the newest. */
const mostHelpful = 200;

/** 知識: all that an answer to this member may be made of. */
export type Knowledge = {
  readonly index: KnowledgeIndex;
  readonly facts: AssociationFacts;
  readonly records: readonly KnowledgePassage[];
  /** Records that are quoted where they are asked for by name, and not searched. */
  readonly named: readonly KnowledgePassage[];
  readonly learnt: Learnt;
};

/**
 * Asks the database at once, in the transaction of the caller, and answers with what remains to be done
 * outside it: documents that nobody has asked about since they changed are indexed first.
 */
export async function loadKnowledge(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<() => Promise<Knowledge>> {
  const library = await loadLibrary(db, scope, today);
  const { facts, passages, named, index } = await loadRecords(db, scope, today);
  const law = await loadLaw(db, today);
  const own = await listOwnSynonyms(db, scope);
  const helpful = await listHelpfulAnswers(db, scope, mostHelpful);
  const learnt: Learnt = {
    thesaurus: withOwnWords(own.map(({ words }) => words)),
    hints,
    confirmed: learnFrom(helpful),
  };
  let made: Promise<Knowledge> | undefined;
  const make = async () => ({
    index: joinIndexes([...(await library()), ...(await law()), index]),
    facts,
    records: passages,
    named,
    learnt,
  });
  return () => (made ??= make());
}

/** The same where nobody waits for the transaction. */
export async function knowledgeOf(db: Db, scope: Scope, today: IsoDate): Promise<Knowledge> {
  const knowledge = await loadKnowledge(db, scope, today);
  return knowledge();
}
