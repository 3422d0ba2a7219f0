import type { IsoDate } from '#domain/calendar.ts';
import type { Compared } from '#domain/minutes/checks/check.ts';
import type { BoardEvening } from './board-minutes.ts';

/** The other side of every comparison. */
export type BoardFacts = {
  readonly evening: BoardEvening;
  /** 招集: when it left, until when it had to, and whether all had agreed to a shorter period. */
  readonly call: {
    readonly sentOn: IsoDate;
    readonly latestOn: IsoDate;
    readonly hasConsent: boolean;
    readonly itemIds: readonly string[];
  } | null;
  /** Applications that are answered as decided by this meeting, 「2026-14」. */
  readonly applications: readonly string[];
};

type Wrong = { readonly as: 'warning' | 'error'; readonly words: string };
type Pair = Pick<Compared, 'subject' | 'one' | 'other'>;

export const judged = (isGood: boolean, { as, words }: Wrong, pair: Pair): Compared => ({
  ...pair,
  outcome: isGood ? 'good' : as,
  words: isGood ? '' : words,
});
