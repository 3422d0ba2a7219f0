import { followUp } from '#domain/caretaker/follow-up.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { askedMass } from '#domain/retrieval/answer/answer-from.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import type { Hint, Thesaurus } from '#domain/retrieval/question/synonyms.ts';
import { shippedRanking } from '#domain/retrieval/search/ranking.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { type ChanceFeatures, chanceFeatures, chanceOf } from './chance-of.ts';
import type { Asked, Evidence } from './evidence.ts';
import { readCandidates } from './passage-features.ts';
import { signsOf } from './question-signs.ts';
import { candidateCount, rankCandidates } from './rank-candidates.ts';
import { scoreSentences } from './score-sentences.ts';

type Synonyms = { readonly thesaurus: Thesaurus; readonly hints: readonly Hint[] };

const mostItems = 10;

/** 根拠を探す: the passages that may answer, and how likely it is that they do. */
export function findEvidence(
  index: SearchIndex<KnowledgePassage>,
  asked: Asked,
  synonyms: Synonyms,
): Evidence {
  return explainEvidence(index, asked, synonyms).evidence;
}

/** The same with what the likelihood was made of, for those who fit it. */
export function explainEvidence(
  index: SearchIndex<KnowledgePassage>,
  asked: Asked,
  synonyms: Synonyms,
): { readonly evidence: Evidence; readonly features: ChanceFeatures | undefined } {
  const understood = standingAlone(asked);
  const signs = signsOf(understood, asked.today);
  const found = searchIndex(index, understood, {
    ...synonyms,
    limit: candidateCount,
    ranking: { ...shippedRanking, candidateCount },
    accepts: ({ origin }) => asked.useDocuments || origin === 'law',
  });
  const read = readCandidates(index, found, signs);
  const ranked = rankCandidates(read.candidates, asked.expertMode);
  const mass = askedMass(found) || 1;
  const best = ranked.slice(0, mostItems).map((one) => ({
    ...one,
    sentences: scoreSentences(one, index.sentencesOf(one.hit.place), signs, mass),
  }));
  const features = chanceFeatures(ranked, best[0]?.sentences ?? [], read, signs);
  const chance = chanceOf(features);
  const highest = ranked[0]?.likelihood ?? 1;
  const items = best.map(({ passage, sentences, likelihood }) => ({
    passage,
    sentences,
    chance: chance * (likelihood / highest),
  }));
  return { evidence: { understood, kind: signs.expected.kind, items, chance }, features };
}

/** A follow-up is understood together with the questions before it, each of them in the same way. */
function standingAlone({ previous, question }: Asked): string {
  return [...previous, question].reduce((before, next) => followUp(next, before));
}
