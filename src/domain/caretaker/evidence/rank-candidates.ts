import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { ExpertMode } from './evidence.ts';
import { type Candidate, passageWeights } from './passage-features.ts';

/** A candidate with its likelihood among all of them; together they are 1. */
export type Ranked = Candidate & { readonly likelihood: number };

type Weight = keyof typeof passageWeights;

const names = Object.keys(passageWeights).filter(isWeight);
const coming = -1;
/** Ahead of all others, however well they fit. */
const askedFor = 20;

/** Passages that are read closely. */
export const candidateCount = 20;

const nearEnough = { law: 0.6, model: 0.2 };

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
  const ranked = candidates
    .map((candidate, place) => ({ ...candidate, likelihood: (powers[place] ?? 0) / total }))
    .toSorted((a, b) => b.likelihood - a.likelihood || a.hit.place - b.hit.place);
  return mode === 'legal' ? ranked : ownRuleFirst(ranked);
}

/**
 * Whoever does not ask for the law asks what holds in this building: a rule of its own that fits nearly as well goes
 * before what the law says in general, and far sooner before a model that binds nobody.
 */
function ownRuleFirst(ranked: readonly Ranked[]): readonly Ranked[] {
  const [first] = ranked;
  if (first === undefined || first.features.lawUnasked === 0) return ranked;
  const isModel = first.passage.sourceTitle.startsWith('標準管理規約');
  const least = first.likelihood * (isModel ? nearEnough.model : nearEnough.law);
  const own = ranked.find(({ passage, likelihood }) => isOwnRule(passage) && likelihood >= least);
  if (own === undefined) return ranked;
  const rest = ranked.filter((one) => one !== first && one !== own);
  const swapped = { ...first, likelihood: own.likelihood };
  return [
    { ...own, likelihood: first.likelihood },
    ...[swapped, ...rest].toSorted((a, b) => b.likelihood - a.likelihood),
  ];
}

function isOwnRule({ category, validity }: KnowledgePassage): boolean {
  return (category === 'bylaw' || category === 'rule') && validity !== 'ended';
}

function scoreOf({ features, passage, isAsked }: Candidate): number {
  const fitting = names.reduce((sum, name) => sum + passageWeights[name] * features[name], 0);
  const score = isAsked ? fitting + askedFor : fitting;
  return passage.validity === 'coming' ? score + coming : score;
}

function isWeight(name: string): name is Weight {
  return name in passageWeights;
}
