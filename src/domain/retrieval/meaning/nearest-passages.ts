import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { keepBest } from '#domain/retrieval/search/keep-best.ts';
import { dimensions } from './lexicon.ts';
import { type Meaning, productOf, unit } from './meaning.ts';

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
  const total = totalPower(all, accepts);
  const best = keepBest(all, { limit: count, above: Number.NEGATIVE_INFINITY, accepts });
  return {
    nearest: best.map(({ place }) => place),
    of: (place) => all[place] ?? 0,
    shareOf: (place) => (accepts(place) ? Math.exp(all[place] ?? 0) / total : 0),
  };
}

// A function of its own: a sum that the functions above could see would be written to memory at every step.
function totalPower(all: Float64Array, accepts: Options['accepts']): number {
  let total = 0;
  for (let place = 0; place < all.length; place += 1) {
    if (accepts(place)) total += Math.exp(all[place] ?? 0);
  }
  return total;
}

function readOne(index: SearchIndex, question: Meaning, place: number): number {
  return unit * productOf(question, meaningAt(index, place));
}

/** How alike two passages are in what they mean, 1 for the same. */
export function likenessOf(index: SearchIndex, one: number, other: number): number {
  return productOf(meaningAt(index, one), meaningAt(index, other));
}

function meaningAt({ parts }: SearchIndex, place: number): Meaning {
  const part = parts.find(({ offset, passageCount }) => place < offset + passageCount);
  const meaning = new Float32Array(dimensions);
  if (part === undefined || part.meanings.length === 0) return meaning;
  const own = place - part.offset;
  return meaning.map((_, column) => part.meanings[column * part.passageCount + own] ?? 0);
}

function readAll({ parts, passages }: SearchIndex, question: Meaning): Float64Array {
  const all = new Float64Array(passages.length);
  // Multiplied here, once for each number of the question and not for each passage.
  const scaled = question.map((value) => unit * value);
  for (const { meanings, offset, passageCount } of parts) {
    if (meanings.length === 0) continue;
    const sums = all.subarray(offset, offset + passageCount);
    for (let column = 0; column < dimensions; column += columnsAtOnce) {
      addColumns(sums, meanings, scaled, column);
    }
  }
  return all;
}

const columnsAtOnce = 8;

// A function of its own, and eight columns at once: it is the loop that runs over all passages, and as a loop inside
// of others it took three times as long.
function addColumns(
  sums: Float64Array,
  meanings: Float32Array,
  question: Meaning,
  column: number,
): void {
  const [q1, q2, q3, q4] = fourOf(question, column);
  const [q5, q6, q7, q8] = fourOf(question, column + 4);
  const count = sums.length;
  let at = column * count;
  for (let own = 0; own < count; own += 1) {
    // Sums that need not wait for each other.
    const one = q1 * valueAt(meanings, at) + q2 * valueAt(meanings, at + count);
    const two = q3 * valueAt(meanings, at + 2 * count) + q4 * valueAt(meanings, at + 3 * count);
    const three = q5 * valueAt(meanings, at + 4 * count) + q6 * valueAt(meanings, at + 5 * count);
    const four = q7 * valueAt(meanings, at + 6 * count) + q8 * valueAt(meanings, at + 7 * count);
    sums[own] = (sums[own] ?? 0) + one + two + (three + four);
    at += 1;
  }
}

function fourOf(values: Meaning, at: number): readonly [number, number, number, number] {
  return [
    valueAt(values, at),
    valueAt(values, at + 1),
    valueAt(values, at + 2),
    valueAt(values, at + 3),
  ];
}

// For one kind of array alone: for two it is slower.
function valueAt(values: Float32Array, at: number): number {
  return values[at] ?? 0;
}
