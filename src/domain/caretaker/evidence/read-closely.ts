import { byLikelihood, type Ranked } from './rank-candidates.ts';

/** One of the first passages, with how near each of its sentences lies to the question. */
export type CloselyRead = Ranked & { readonly nearness: readonly number[] };

/** How much a passage gains by the sentence that lies nearest. */
const nearestCounts = 2;

/** 精読: the first passages in the order in which their best sentences answer as well. */
export function readClosely(
  first: readonly Ranked[],
  nearnessOf: (one: Ranked, place: number) => readonly number[],
): readonly CloselyRead[] {
  const read = first.map((one, place) => ({ ...one, nearness: nearnessOf(one, place) }));
  const powers = read.map(
    ({ likelihood, nearness }) => likelihood * Math.exp(nearestCounts * Math.max(0, ...nearness)),
  );
  const before = read.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const after = powers.reduce((sum, power) => sum + power, 0) || 1;
  return read
    .map((one, place) => ({ ...one, likelihood: ((powers[place] ?? 0) / after) * before }))
    .toSorted(byLikelihood);
}
