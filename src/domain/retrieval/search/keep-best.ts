/** A place of the index and how well it fits. */
export type Candidate = { readonly place: number; readonly score: number };

/** Whether a score comes into a list of the `limit` best. */
export function isAmongBest(best: readonly Candidate[], score: number, limit: number): boolean {
  return best.length < limit || score > (best.at(-1)?.score ?? 0);
}

/** Keeps the list in order; of equal ones the earlier comes first. */
export function keepBest(best: Candidate[], candidate: Candidate, limit: number): void {
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score ?? 0) < candidate.score) at -= 1;
  best.splice(at, 0, candidate);
  if (best.length > limit) best.pop();
}
