import type { Counts } from '#domain/votes/tally.ts';

/** 37名・39個: heads and votes never stand alone. */
export function countsWords({ heads, votes }: Pick<Counts, 'heads' | 'votes'>): string {
  return `${heads}名・${votes}個`;
}
