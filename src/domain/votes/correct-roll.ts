import type { Head } from './record.ts';

/** 名簿の訂正 that two have agreed on: another voter, an owner who may not vote, or one who may again. */
export const correctionKinds = ['voter', 'excluded', 'restored'] as const;

export type RollCorrection = {
  readonly headId: string;
  readonly what: (typeof correctionKinds)[number];
  /** With `voter` alone. */
  readonly voterId: string | null;
  readonly names: string;
  readonly reason: string;
};

type NamedHead = Head & { readonly names: string };
export type CorrectedRoll<One> = {
  readonly heads: readonly One[];
  /** 議決権を行使できない人: in no sum, and the reason is said beside. */
  readonly excluded: readonly (One & { readonly reason: string })[];
};

/** The roll as it was sent, with its corrections in the order in which they were agreed on. */
export function correctedRoll<One extends NamedHead>(
  sent: readonly One[],
  corrections: readonly RollCorrection[],
): CorrectedRoll<One> {
  const heads: One[] = [];
  const excluded: (One & { reason: string })[] = [];
  for (const head of sent) {
    const own = corrections.filter(({ headId }) => headId === head.id);
    const now = own.reduce(withVoter, head);
    const last = own.findLast(({ what }) => what !== 'voter');
    if (last?.what === 'excluded') excluded.push({ ...now, reason: last.reason });
    else heads.push(now);
  }
  return { heads, excluded };
}

function withVoter<One extends NamedHead>(head: One, { voterId, names }: RollCorrection): One {
  return voterId === null ? head : { ...head, voters: [voterId], names };
}

type Wanted = Pick<RollCorrection, 'headId' | 'what' | 'voterId'>;

/** Why a correction cannot be asked for; `null` where it can. */
export function whyNotCorrect(
  roll: CorrectedRoll<Head>,
  wanted: Wanted,
  /** Who owns all dwellings of this head today. */
  ownerIds: readonly string[],
): 'unknown' | 'same' | 'not-owner' | null {
  const isExcluded = roll.excluded.some(({ id }) => id === wanted.headId);
  const head = roll.heads.find(({ id }) => id === wanted.headId);
  if (!head && !isExcluded) return 'unknown';
  if (wanted.what === 'restored') return isExcluded ? null : 'same';
  if (!head) return 'same';
  if (wanted.what === 'excluded') return null;
  if (wanted.voterId === null || !ownerIds.includes(wanted.voterId)) return 'not-owner';
  return head.voters[0] === wanted.voterId ? 'same' : null;
}
