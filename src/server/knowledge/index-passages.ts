import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { buildIndex, type SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { meaningOfPassage } from '#domain/retrieval/meaning/meaning.ts';
import { createPause } from './pause.ts';

export type KnowledgeIndex = SearchIndex<KnowledgePassage>;

/** About as many as are indexed in a hundredth of a second. */
const passagesPerPart = 150;

/** Indexes passages in parts, to be joined; between two parts others have their turn. */
export async function indexPassages(
  passages: readonly KnowledgePassage[],
  pause = createPause(),
): Promise<readonly KnowledgeIndex[]> {
  const parts: KnowledgeIndex[] = [];
  for (let from = 0; from < passages.length; from += passagesPerPart) {
    parts.push(buildIndex(passages.slice(from, from + passagesPerPart), meaningOfPassage));
    await pause();
  }
  return parts;
}
