import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Nearness } from '#domain/retrieval/meaning/nearest-passages.ts';
import type { Evidence } from './evidence.ts';

/** 前の回答の出典: how likely each source was to answer the question before, from 0 to 1. */
export type SpokenOf = ReadonlyMap<string, number>;

/**
 * Of the passages that lay nearest to the question before, for to read them closely again would take as long as an
 * answer. Explanations of the law lie beside each other whatever they are about, so they count for nothing.
 */
export function sourcesOf(
  passages: readonly KnowledgePassage[],
  { nearest, of }: Pick<Nearness, 'nearest' | 'of'>,
): SpokenOf {
  const powers = nearest.map((place) => Math.exp(of(place)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const sources = new Map<string, number>();
  for (const [at, place] of nearest.entries()) {
    const passage = passages[place];
    if (passage === undefined || passage.origin === 'law') continue;
    const share = (powers[at] ?? 0) / total;
    sources.set(passage.sourceId, (sources.get(passage.sourceId) ?? 0) + share);
  }
  return sources;
}

/** From it on, what is found in the source that was spoken of is taken before what is surer in another. */
const known = 0.5;
const spokenFrom = 0.25;
const elsewhereBelow = 0.1;

/**
 * 話題に留まる: 契約はいつまで, asked alone, is sure of the car park. After a question about the lift it is answered from
 * the contract of the lift, where that is known too.
 */
export function staysWithSource(beside: Evidence, alone: Evidence, spokenOf: SpokenOf): boolean {
  const shareOf = ({ items }: Evidence): number =>
    spokenOf.get(items[0]?.passage.sourceId ?? '') ?? 0;
  const isElsewhere = shareOf(alone) < elsewhereBelow;
  return beside.chance >= known && shareOf(beside) >= spokenFrom && isElsewhere;
}
