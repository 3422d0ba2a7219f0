import { followUp } from '#domain/caretaker/follow-up.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { answerFrom } from '#domain/retrieval/answer/answer-from.ts';
import { confidenceFeatures, confidenceOf } from '#domain/retrieval/answer/confidence.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import type { Hint, Thesaurus } from '#domain/retrieval/question/synonyms.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import type { Asked, Evidence, EvidenceItem } from './evidence.ts';

type Synonyms = { readonly thesaurus: Thesaurus; readonly hints: readonly Hint[] };

const mostItems = 10;

/** 根拠を探す: the passages that may answer, and how likely it is that they do. */
export function findEvidence(
  index: SearchIndex<KnowledgePassage>,
  asked: Asked,
  synonyms: Synonyms,
): Evidence {
  const understood = [...asked.previous, asked.question].reduce((before, question) =>
    followUp(question, before),
  );
  const found = searchIndex(index, understood, {
    ...synonyms,
    limit: mostItems,
    accepts: ({ origin }) => asked.useDocuments || origin === 'law',
  });
  const items = found.hits.flatMap((hit, rank): EvidenceItem[] => {
    const passage = index.passages[hit.place];
    const answer = answerFrom(index, found, rank);
    if (passage === undefined || answer === undefined) return [];
    const chance = confidenceOf(confidenceFeatures(index, { ...found, hits: [hit] }));
    return [{ passage, chance, sentences: answer.sentences }];
  });
  return {
    understood,
    kind: answerFrom(index, found)?.kind ?? 'other',
    items,
    chance: items[0]?.chance ?? 0,
  };
}
