import type { IndexPart, SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { type Candidate, isAmongBest, keepBest } from './keep-best.ts';
import type { Ranking } from './ranking.ts';
import type { WeighedTerm } from './weigh-terms.ts';

const largeIndex = 2_000;

type Wanted = {
  readonly accepts: (place: number) => boolean;
  /** Places that are candidates whatever they share. */
  readonly also: readonly number[];
};

/** The passages that share the most with the question (BM25), best first. */
export function findCandidates(
  index: SearchIndex,
  terms: readonly WeighedTerm[],
  ranking: Ranking,
  { accepts, also }: Wanted,
): readonly Candidate[] {
  const count = index.passages.length;
  const most = count > largeIndex ? ranking.commonShare * count : count;
  const scores = new Float64Array(count);
  for (const term of terms) {
    if (term.passageCount > most) continue;
    const averageLength = index.averageLengths[term.field];
    for (const part of index.parts) addScores(part, term, { ...ranking, averageLength }, scores);
  }
  const best: Candidate[] = [];
  // Counting is several times as fast here as walking over entries.
  for (let place = 0; place < count; place += 1) {
    const score = scores[place] ?? 0;
    if (score > 0 && isAmongBest(best, score, ranking.candidateCount) && accepts(place)) {
      keepBest(best, { place, score }, ranking.candidateCount);
    }
  }
  const known = new Set(best.map(({ place }) => place));
  const others = also.filter((place) => !known.has(place));
  return [...best, ...others.map((place) => ({ place, score: scores[place] ?? 0 }))];
}

function addScores(
  { fields, offset }: IndexPart,
  term: WeighedTerm,
  { saturation, lengthPenalty, averageLength }: Ranking & { readonly averageLength: number },
  scores: Float64Array,
): void {
  const field = fields[term.field];
  const id = field.ids.get(term.text);
  if (id === undefined) return;
  const most = term.value * (saturation + 1);
  const base = saturation * (1 - lengthPenalty);
  const perToken = (saturation * lengthPenalty) / averageLength;
  const end = field.offsets[id + 1] ?? 0;
  for (let slot = field.offsets[id] ?? 0; slot < end; slot += 1) {
    const own = field.passages[slot] ?? 0;
    const place = offset + own;
    const times = field.counts[slot] ?? 0;
    const length = field.lengths[own] ?? 0;
    scores[place] = (scores[place] ?? 0) + (most * times) / (times + base + perToken * length);
  }
}
