import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { ExpertMode } from './evidence.ts';
import { type Candidate, passageWeights } from './passage-features.ts';

/** A candidate with its likelihood among all of them; together they are 1. */
export type Ranked = Candidate & { readonly likelihood: number };

type Weight = keyof typeof passageWeights;

const names = Object.keys(passageWeights).filter(isWeight);
const coming = -1;

/** Passages that are read closely. */
export const candidateCount = 20;

/** What leads where several passages are about as near. */
const leads: Readonly<Record<ExpertMode, (passage: KnowledgePassage) => number>> = {
  management: () => 0,
  legal: ({ origin }) => (origin === 'law' ? 2.5 : 0),
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
): readonly Ranked[] {
  const scores = candidates.map((candidate) => scoreOf(candidate) + leads[mode](candidate.passage));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  // Where few passages share a word with the question, being the best of them says little.
  const rivals = Math.max(0, candidateCount - powers.length) * Math.min(1, ...powers);
  const total = powers.reduce((sum, power) => sum + power, rivals);
  return candidates
    .map((candidate, place) => ({ ...candidate, likelihood: (powers[place] ?? 0) / total }))
    .toSorted((a, b) => b.likelihood - a.likelihood || a.hit.place - b.hit.place);
}

function scoreOf({ features, passage }: Candidate): number {
  const score = names.reduce((sum, name) => sum + passageWeights[name] * features[name], 0);
  return passage.validity === 'coming' ? score + coming : score;
}

function isWeight(name: string): name is Weight {
  return name in passageWeights;
}
