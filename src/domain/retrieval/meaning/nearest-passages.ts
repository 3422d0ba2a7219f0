import type { IndexPart, SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { type Candidate, isAmongBest, keepBest } from '#domain/retrieval/search/keep-best.ts';
import { dimensions } from './lexicon.ts';
import { type Meaning, nearnessOf } from './meaning.ts';

/** 意味の近さ of the passages of an index to one question. */
export type Nearness = {
  /** Places of the nearest, best first. */
  readonly nearest: readonly number[];
  /** The higher, the nearer; 0 for a passage without a meaning. */
  readonly of: (place: number) => number;
  /** How likely it is that of all passages that may be read this one answers. */
  readonly shareOf: (place: number) => number;
};

type Options = { readonly count: number; readonly accepts: (place: number) => boolean };

/** Beyond it, looking at every passage would take longer than the rest of the search. */
const largestRead = 20_000;

export function nearestPassages(
  index: SearchIndex,
  question: Meaning,
  { count, accepts }: Options,
): Nearness {
  if (index.passages.length > largestRead) {
    return { nearest: [], of: (place) => readOne(index, question, place), shareOf: () => 0 };
  }
  const all = readAll(index, question);
  const best: Candidate[] = [];
  let total = 0;
  for (let place = 0; place < all.length; place += 1) {
    if (!accepts(place)) continue;
    const score = all[place] ?? 0;
    total += Math.exp(score);
    if (isAmongBest(best, score, count)) keepBest(best, { place, score }, count);
  }
  return {
    nearest: best.map(({ place }) => place),
    of: (place) => all[place] ?? 0,
    shareOf: (place) => (accepts(place) ? Math.exp(all[place] ?? 0) / total : 0),
  };
}

function readOne({ parts }: SearchIndex, question: Meaning, place: number): number {
  const part = parts.find(({ offset, passageCount }) => place < offset + passageCount);
  if (part === undefined || part.meanings.length === 0) return 0;
  return nearnessOf(question, part.meanings, (place - part.offset) * dimensions);
}

function readAll({ parts, passages }: SearchIndex, question: Meaning): Float32Array {
  const all = new Float32Array(passages.length);
  for (const part of parts) readPart(part, question, all);
  return all;
}

// A function of its own without a choice inside: in one loop with the other it took three times as long.
function readPart({ meanings, offset }: IndexPart, question: Meaning, all: Float32Array): void {
  const known = meanings.length / dimensions;
  for (let own = 0; own < known; own += 1) {
    all[offset + own] = nearnessOf(question, meanings, own * dimensions);
  }
}
