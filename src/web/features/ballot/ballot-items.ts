import type { BallotMeeting } from '#contract/ballot.ts';

export type BallotItem = BallotMeeting['items'][number];
export type BallotHead = BallotMeeting['heads'][number];
export type SecretBallotItem = BallotItem & { secret: NonNullable<BallotItem['secret']> };

/** Items that one answers with one's name. */
export const openItemsOf = ({ items }: BallotMeeting): readonly BallotItem[] =>
  items.filter(({ secret }) => secret === null);

/** Items that are voted on without names. */
export const secretItemsOf = ({ items }: BallotMeeting): readonly SecretBallotItem[] =>
  items.filter((item): item is SecretBallotItem => item.secret !== null);

/** With and without a name: nothing is left to be done for this dwelling. */
export function hasAnswered(meeting: BallotMeeting, { current, secretCast }: BallotHead): boolean {
  if (!current) return false;
  // Whoever leaves it to an agent leaves the votes without names too.
  if (current.agent !== null) return true;
  return secretItemsOf(meeting).every(({ id }) => secretCast.some((it) => it.itemId === id));
}
