import { standingAlone } from '#domain/caretaker/follow-up.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { askedMass } from '#domain/retrieval/answer/answer-from.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { meaningOfQuestion } from '#domain/retrieval/meaning/meaning.ts';
import { nearestPassages } from '#domain/retrieval/meaning/nearest-passages.ts';
import type { Hint, Thesaurus } from '#domain/retrieval/question/synonyms.ts';
import { shippedRanking } from '#domain/retrieval/search/ranking.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { type ChanceFeatures, chanceFeatures, chanceOf } from './chance-of.ts';
import type { Asked, Evidence } from './evidence.ts';
import type { ConfirmedQuestions } from './known-to-answer.ts';
import { type Candidate, type FoundAndNear, readCandidates } from './passage-features.ts';
import { type QuestionSigns, signsOf } from './question-signs.ts';
import { candidateCount, rankCandidates } from './rank-candidates.ts';
import { scoreSentences } from './score-sentences.ts';

/** What helps to understand a question: which words mean the same, and what was answered before. */
export type Learnt = {
  readonly thesaurus: Thesaurus;
  readonly hints: readonly Hint[];
  readonly confirmed?: ConfirmedQuestions;
};

const nothingConfirmed: ConfirmedQuestions = new Map();

const mostItems = 10;
const nearCount = 12;
/** Live records that a question asks for by name. */
const mostAskedFor = 4;

/** 根拠を探す: the passages that may answer, and how likely it is that they do. */
export function findEvidence(
  index: SearchIndex<KnowledgePassage>,
  asked: Asked,
  learnt: Learnt,
): Evidence {
  return explainEvidence(index, asked, learnt).evidence;
}

type Explained = {
  readonly evidence: Evidence;
  readonly candidates: readonly Candidate[];
  readonly features: ChanceFeatures | undefined;
};

/** The same with what the order and the likelihood were made of, for those who fit them. */
export function explainEvidence(
  index: SearchIndex<KnowledgePassage>,
  asked: Asked,
  learnt: Learnt,
): Explained {
  const understood = standingAlone([...asked.previous, asked.question]);
  const signs = signsOf(understood, asked.today);
  const near = findCandidates(index, { understood, signs }, asked, learnt);
  const { found } = near;
  const read = readCandidates(index, near, signs);
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
  const { kind } = signs.expected;
  return {
    evidence: { understood, kind, items, chance },
    candidates: read.candidates,
    features,
  };
}

type Understood = { readonly understood: string; readonly signs: QuestionSigns };

/** The passages to read closely: those that share words with the question, and those that mean the like. */
function findCandidates(
  index: SearchIndex<KnowledgePassage>,
  { understood, signs }: Understood,
  { useDocuments }: Pick<Asked, 'useDocuments'>,
  { thesaurus, hints, confirmed = nothingConfirmed }: Learnt,
): FoundAndNear {
  const accepts = ({ origin }: KnowledgePassage) => useDocuments || origin === 'law';
  const meaning = meaningOfQuestion(normalise(understood));
  const nearness = nearestPassages(index, meaning, {
    count: nearCount,
    accepts: (place) => {
      const passage = index.passages[place];
      return passage !== undefined && accepts(passage);
    },
  });
  const found = searchIndex(index, understood, {
    thesaurus,
    hints,
    limit: candidateCount + nearCount + mostAskedFor,
    ranking: { ...shippedRanking, candidateCount },
    accepts,
    also: [...new Set([...nearness.nearest, ...placesAskedFor(index, signs, accepts)])],
  });
  return { found, nearness, meaning, confirmed };
}

function placesAskedFor(
  { passages }: SearchIndex<KnowledgePassage>,
  { asksForRecord }: QuestionSigns,
  accepts: (passage: KnowledgePassage) => boolean,
): readonly number[] {
  if (asksForRecord === undefined) return [];
  return passages
    .flatMap((passage, place) =>
      asksForRecord(passage.sourceId) && accepts(passage) ? [place] : [],
    )
    .slice(0, mostAskedFor);
}
