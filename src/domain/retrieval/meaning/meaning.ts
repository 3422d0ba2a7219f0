import { type GramWeights, weighPassage, weighQuestion } from './gram-weights.ts';
import { dimensions, type Lexicon, readLexicon } from './lexicon.ts';
import { trainedLexicon } from './trained-lexicon.ts';

/** 意味: a direction, of length 1, in a space where a question points towards the passages that answer it. */
export type Meaning = Float32Array;

/** How near two meanings of the same direction lie: its exponential is a likelihood. */
export const unit = 15;

let lexicon: Lexicon | undefined;

/** Of a normalised question. */
export function meaningOfQuestion(normalised: string): Meaning {
  return directionOf(weighQuestion(normalised));
}

/** Of a normalised passage. */
export function meaningOfPassage(title: string, text: string): Meaning {
  return directionOf(weighPassage(title, text));
}

/** Where the grams of a text lead together; a gram that nobody has met leads nowhere. */
export function sumOf(weights: GramWeights): Float32Array {
  lexicon ??= readLexicon(trainedLexicon);
  const { rowOf, scales, values } = lexicon;
  const sum = new Float32Array(dimensions);
  for (const [gram, weight] of weights) {
    const row = rowOf.get(gram);
    if (row !== undefined) addRow(sum, values, row, weight * (scales[row] ?? 0));
  }
  return sum;
}

export function productOf(one: Float32Array, other: Float32Array): number {
  // Two sums that need not wait for each other.
  let even = 0;
  let odd = 0;
  for (let at = 0; at < dimensions; at += 2) {
    even += (one[at] ?? 0) * (other[at] ?? 0);
    odd += (one[at + 1] ?? 0) * (other[at + 1] ?? 0);
  }
  return even + odd;
}

export function lengthOf(vector: Float32Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum);
}

function addRow(sum: Float32Array, values: Int8Array, row: number, scale: number): void {
  const start = row * dimensions;
  for (let at = 0; at < dimensions; at += 1) {
    sum[at] = (sum[at] ?? 0) + scale * (values[start + at] ?? 0);
  }
}

export function directionOf(weights: GramWeights): Meaning {
  const sum = sumOf(weights);
  const length = lengthOf(sum) || 1;
  return sum.map((value) => value / length);
}
