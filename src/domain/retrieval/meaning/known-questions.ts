import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { dimensions, readRows } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { textKey } from './text-key.ts';
import { trainedQuestions } from './trained-questions.ts';

/**
 * As they are written down: the keys of the texts, for each how many directions its questions take, and those
 * directions one after another.
 */
type WrittenQuestions = {
  readonly keys: string;
  readonly counts: string;
  readonly rows: string;
};

/** 想定問: where the questions lie that a text is known to answer. */
type KnownQuestions = {
  readonly rangeOf: ReadonlyMap<string, Range>;
  readonly scales: Float32Array;
  readonly values: Int8Array;
};

type Range = { readonly from: number; readonly to: number };

const none: Range = { from: 0, to: 0 };
const ranges = new WeakMap<PreparedPassage, Range>();
let shipped: KnownQuestions | undefined;

/**
 * How near a question comes to those that a passage is known to answer, 1 for the same one. Nothing for a text that
 * no question is known of.
 */
export function nearestKnown(question: Meaning, passage: PreparedPassage): number | undefined {
  shipped ??= readQuestions(trainedQuestions);
  const { from, to } = rangeOf(shipped, passage);
  let nearest: number | undefined;
  for (let row = from; row < to; row += 1) {
    const near = nearnessOf(question, shipped, row);
    if (nearest === undefined || near > nearest) nearest = near;
  }
  return nearest;
}

export function keyOfPassage({ foldedTitle, foldedText }: PreparedPassage): string {
  return textKey(`${foldedTitle}\n${foldedText}`);
}

function rangeOf({ rangeOf: known }: KnownQuestions, passage: PreparedPassage): Range {
  const remembered = ranges.get(passage);
  if (remembered !== undefined) return remembered;
  const range = known.get(keyOfPassage(passage)) ?? none;
  ranges.set(passage, range);
  return range;
}

function readQuestions({ keys, counts, rows }: WrittenQuestions): KnownQuestions {
  const known = new Map<string, Range>();
  let from = 0;
  for (const [place, key] of keys.split(' ').entries()) {
    const to = from + Number(counts[place]);
    known.set(key, { from, to });
    from = to;
  }
  return { rangeOf: known, ...readRows(rows) };
}

function nearnessOf(question: Meaning, { scales, values }: KnownQuestions, row: number): number {
  const start = row * dimensions;
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) {
    sum += (question[at] ?? 0) * (values[start + at] ?? 0);
  }
  return sum * (scales[row] ?? 0);
}
