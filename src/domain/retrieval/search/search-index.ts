import type { TextRange } from '#domain/documents/find-words.ts';
import type { Passage, SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { parseQuestion, type Question } from '#domain/retrieval/question/parse-question.ts';
import { entriesOf, type Hint, type Thesaurus } from '#domain/retrieval/question/synonyms.ts';
import { findCandidates } from './first-stage.ts';
import type { Candidate } from './keep-best.ts';
import { type Ranking, shippedRanking } from './ranking.ts';
import { type Evidence, weighEvidence } from './sentence-evidence.ts';
import { type WeighedTerm, weighTerms } from './weigh-terms.ts';

export type SearchOptions<P extends Passage = Passage> = {
  readonly thesaurus?: Thesaurus;
  readonly hints?: readonly Hint[];
  /** Passages to give back, at most as many as the ranking reads closely. */
  readonly limit?: number;
  /** Leaves out passages that this reader may not see. */
  readonly accepts?: (passage: P) => boolean;
  /** Places to read closely whatever words they share. */
  readonly also?: readonly number[];
  readonly ranking?: Ranking;
};

export type Hit = {
  readonly passageId: string;
  /** The place of the passage in the index. */
  readonly place: number;
  readonly score: number;
  /** How far ahead of the other candidates it is, from 0 to 1. */
  readonly share: number;
  /** The sentence that shares the most with the question, in characters of the passage's text. */
  readonly bestSentence: TextRange;
  readonly evidence: Evidence;
};

/** 検索結果 */
export type Found = {
  readonly question: Question;
  readonly terms: readonly WeighedTerm[];
  /** Best first. */
  readonly hits: readonly Hit[];
};

const none: readonly never[] = [];

/** 検索: the passages that answer a question best. The same question finds the same, every time. */
export function searchIndex<P extends Passage>(
  index: SearchIndex<P>,
  asked: string,
  options: SearchOptions<P> = {},
): Found {
  const { limit = 10, ranking = shippedRanking, accepts } = options;
  const entries = entriesOf(options.thesaurus ?? none, options.hints ?? none);
  const question = parseQuestion(asked, entries);
  const terms = weighTerms(index, question, ranking);
  const isAccepted = (place: number) => {
    const passage = index.passages[place];
    return passage !== undefined && (accepts === undefined || accepts(passage));
  };
  const read = findCandidates(index, terms, ranking, {
    accepts: isAccepted,
    also: options.also ?? none,
  })
    .map((candidate) => readCandidate(index, terms, candidate, ranking))
    .toSorted((a, b) => b.evidence.score - a.evidence.score || a.place - b.place);
  const shares = sharesOf(index, read, ranking);
  const hits = read.slice(0, limit).map(({ place, evidence }, rank) => ({
    passageId: index.passages[place]?.id ?? '',
    place,
    score: evidence.score,
    share: shares[rank] ?? 0,
    bestSentence: index.sentencesOf(place).sentences[evidence.bestSentence] ?? { start: 0, end: 0 },
    evidence,
  }));
  return { question, terms, hits };
}

function readCandidate(
  index: SearchIndex,
  terms: readonly WeighedTerm[],
  candidate: Candidate,
  ranking: Ranking,
) {
  const { place } = candidate;
  return { place, evidence: weighEvidence(terms, candidate, index.sentencesOf(place), ranking) };
}

/**
 * Passages that share nothing with the question are candidates, too. Without them a single passage
 * with a single common letter would stand without a rival.
 */
function sharesOf(
  index: SearchIndex,
  read: readonly { readonly place: number; readonly evidence: Evidence }[],
  { candidateCount, logLengthWeight, sharpness }: Ranking,
): readonly number[] {
  const best = read[0];
  if (best === undefined) return [];
  const likelihoodOf = (score: number) => Math.exp((score - best.evidence.score) * sharpness);
  const unrelated = logLengthWeight * Math.log(index.sentencesOf(best.place).length + 1);
  const likelihoods = read.map(({ evidence }) => likelihoodOf(evidence.score));
  const others = Math.max(0, candidateCount - read.length) * likelihoodOf(unrelated);
  const total = likelihoods.reduce((sum, likelihood) => sum + likelihood, others);
  return likelihoods.map((likelihood) => likelihood / total);
}
