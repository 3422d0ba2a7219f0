/** A place of the index and how well it fits. */
export type Candidate = { readonly place: number; readonly score: number };

type Wanted = {
  readonly limit: number;
  /** What a score must exceed. */
  readonly above: number;
  readonly accepts: (place: number) => boolean;
};

/** The places with the highest scores, best first; of equal ones the earlier comes first. */
export function keepBest(
  scores: Float64Array,
  { limit, above, accepts }: Wanted,
): readonly Candidate[] {
  const best: Candidate[] = [];
  // Nearly every place falls short of the least, and is left after one comparison.
  let least = above;
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    if (score > least && accepts(place)) {
      insert(best, { place, score });
      if (best.length > limit) best.pop();
      if (best.length === limit) least = best.at(-1)?.score ?? above;
    }
  }
  return best;
}

function insert(best: Candidate[], candidate: Candidate): void {
  let at = best.length;
  for (; at > 0; at -= 1) {
    const before = best[at - 1];
    if (before === undefined || before.score >= candidate.score) break;
    best[at] = before;
  }
  best[at] = candidate;
}
