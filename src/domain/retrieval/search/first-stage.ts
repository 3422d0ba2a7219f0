import type { IndexPart, SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import type { Field } from '#domain/retrieval/indexing/field.ts';
import { type Candidate, keepBest } from './keep-best.ts';
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
  const scores = emptyScores(index);
  for (const term of terms) {
    if (term.passageCount > most) continue;
    const scale = scaleOf(term, ranking, index.averageLengths[term.field]);
    for (const part of index.parts) addTerm(part, term, scale, scores);
  }
  const best = keepBest(scores, { limit: ranking.candidateCount, above: 0, accepts });
  const known = new Set(best.map(({ place }) => place));
  const others = also.filter((place) => !known.has(place));
  return [...best, ...others.map((place) => ({ place, score: scores[place] ?? 0 }))];
}

const knownScores = new WeakMap<SearchIndex, Float64Array>();

/** One array for all questions to an index: with a hundred thousand passages, a new one costs more than it is used. */
function emptyScores(index: SearchIndex): Float64Array {
  const known = knownScores.get(index);
  if (known !== undefined) return known.fill(0);
  const scores = new Float64Array(index.passages.length);
  knownScores.set(index, scores);
  return scores;
}

/** The numbers of BM25 that are the same for every passage with a term. */
type Scale = { readonly most: number; readonly base: number; readonly perToken: number };

function scaleOf(
  { value }: WeighedTerm,
  { saturation, lengthPenalty }: Ranking,
  averageLength: number,
): Scale {
  return {
    most: value * (saturation + 1),
    base: saturation * (1 - lengthPenalty),
    perToken: (saturation * lengthPenalty) / averageLength,
  };
}

function addTerm(
  { fields, offset }: IndexPart,
  term: WeighedTerm,
  scale: Scale,
  scores: Float64Array,
): void {
  const field = fields[term.field];
  const id = field.ids.get(term.text);
  if (id === undefined) return;
  const stretch = { start: field.offsets[id] ?? 0, end: field.offsets[id + 1] ?? 0, offset };
  addScores(field, stretch, scale, scores);
}

/** Where the postings of a term stand in their field, and where its part begins in the index. */
type Stretch = { readonly start: number; readonly end: number; readonly offset: number };

// A function of its own: it runs for every passage with a term, and as a loop inside of others it took twice as long.
function addScores(
  { passages, counts, lengths }: Field,
  { start, end, offset }: Stretch,
  { most, base, perToken }: Scale,
  scores: Float64Array,
): void {
  for (let slot = start; slot < end; slot += 1) {
    const own = passages[slot] ?? 0;
    const place = offset + own;
    const times = counts[slot] ?? 0;
    const length = lengths[own] ?? 0;
    scores[place] = (scores[place] ?? 0) + (most * times) / (times + base + perToken * length);
  }
}
