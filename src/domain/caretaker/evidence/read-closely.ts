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
  const read = first.map(nearnessOf);
  const powers = first.map(
    ({ likelihood }, place) =>
      likelihood * Math.exp(nearestCounts * Math.max(0, ...(read[place] ?? []))),
  );
  const before = first.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const after = powers.reduce((sum, power) => sum + power, 0) || 1;
  return first
    .map((one, place) => {
      const likelihood = ((powers[place] ?? 0) / after) * before;
      return { ...one, nearness: read[place] ?? [], likelihood };
    })
    .toSorted(byLikelihood);
}
