import { fewestOf, majority, reaches } from '#domain/resolutions/threshold.ts';
import type { BoardRules } from './board-rules.ts';

/** How a present director stood to one item; whoever says nothing agreed. */
export const stands = ['yes', 'no', 'abstain', 'recused', 'away'] as const;
export type Stand = (typeof stands)[number];

export const standNames = {
  yes: '賛成',
  no: '反対',
  abstain: '棄権',
  recused: '利害関係で加わらない',
  away: '席にいない',
} as const satisfies Record<Stand, string>;

export type BoardTally = {
  readonly directors: number;
  /** Of whom the majority is counted. */
  readonly present: number;
  readonly yes: number;
  readonly no: number;
  readonly abstain: number;
  readonly recused: number;
  readonly needed: number;
  readonly hasQuorum: boolean;
  readonly passes: boolean;
};

type Rules = Pick<BoardRules, 'quorum' | 'recusedLeave'>;

/** 理事会の議決: heads alone, a tie fails, and 監事 is in none of the numbers. */
export function decideBoard(
  directors: number,
  present: readonly Stand[],
  { quorum, recusedLeave }: Rules,
): BoardTally {
  const count = (stand: Stand) => present.filter((it) => it === stand).length;
  const recused = count('recused');
  const here = present.length - count('away') - (recusedLeave.value ? recused : 0);
  const yes = count('yes');
  const hasQuorum = here > 0 && reaches(here, directors, quorum.value);
  return {
    directors,
    present: here,
    yes,
    no: count('no'),
    abstain: count('abstain'),
    recused,
    needed: fewestOf(here, majority),
    hasQuorum,
    passes: hasQuorum && reaches(yes, here, majority),
  };
}

/** 理事5名のうち3名以上の出席 */
export function quorumNeeded(directors: number, { quorum }: Rules): number {
  return fewestOf(directors, quorum.value);
}
