import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { ExpertMode } from './evidence.ts';
import type { Candidate } from './passage-features.ts';
import { fittingOf } from './passage-weights.ts';
import type { SpokenOf } from './spoken-of.ts';

/** A candidate with its likelihood among all of them; together they are 1. */
export type Ranked = Candidate & { readonly likelihood: number };

const coming = -1;
/** What is no longer in force, to whoever does not ask for it. */
const ended = -3;
/** What shares the words of the question and is of a kind that it does not mean. */
const otherKind = -5;
/** Ahead of all others, however well they fit. */
const askedFor = 20;

/** For a source that was certain to answer the question before. */
const spokenOfBefore = 3;
const nothing: SpokenOf = new Map();

/** Passages that are read closely. */
export const candidateCount = 20;

const modelOrPractice = /標準管理規約|実務の目安|調査|統計/;

/** The bylaws of the building are law to its owners; model bylaws and what is usual are not. */
const isLegal = ({ origin, category, sourceTitle }: KnowledgePassage): boolean =>
  category === 'bylaw' || (origin === 'law' && !modelOrPractice.test(sourceTitle));

/** What leads where several passages are about as near. */
const leads: Readonly<Record<ExpertMode, (passage: KnowledgePassage) => number>> = {
  management: () => 0,
  legal: (passage) => (isLegal(passage) ? 2.5 : 0),
  construction: ({ category }) => (category === 'plan' || category === 'inspection' ? 1 : 0),
  finance: ({ category, sourceId }) =>
    category === 'plan' || category === 'contract' || /^record-.*(?:balance|plan)/.test(sourceId)
      ? 1
      : 0,
};

/** 順位: the most likely passage first. */
export function rankCandidates(
  candidates: readonly Candidate[],
  mode: ExpertMode,
  spokenOf: SpokenOf = nothing,
): readonly Ranked[] {
  const scores = candidates.map((candidate) => {
    const before = spokenOfBefore * (spokenOf.get(candidate.passage.sourceId) ?? 0);
    return scoreOf(candidate) + leads[mode](candidate.passage) + before;
  });
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  // Where few passages share a word with the question, being the best of them says little.
  const rivals = Math.max(0, candidateCount - powers.length) * Math.min(1, ...powers);
  const total = powers.reduce((sum, power) => sum + power, rivals);
  return candidates
    .map((candidate, place) => withLikelihood(candidate, (powers[place] ?? 0) / total))
    .toSorted(byLikelihood);
}

/** Every field by name: a candidate spread into a new one takes forty times as long. */
function withLikelihood(
  { hit, passage, features, sentenceShares, absent, isAsked, isOfOtherKind }: Candidate,
  likelihood: number,
): Ranked {
  return {
    hit,
    passage,
    features,
    sentenceShares,
    absent,
    isAsked,
    isOfOtherKind,
    likelihood,
  };
}

export function byLikelihood(a: Ranked, b: Ranked): number {
  return b.likelihood - a.likelihood || a.hit.place - b.hit.place;
}

function scoreOf({ features, passage, isAsked, isOfOtherKind }: Candidate): number {
  return (
    fittingOf(features) +
    (isAsked ? askedFor : 0) +
    (passage.validity === 'coming' ? coming : 0) +
    (features.ended > 0 ? ended : 0) +
    (isOfOtherKind ? otherKind : 0)
  );
}
