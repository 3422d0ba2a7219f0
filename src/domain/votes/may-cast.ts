import type { Head } from './record.ts';

type Cast = {
  readonly head: Pick<Head, 'voters'>;
  /** The person of the register who asks. */
  readonly personId: string;
  readonly now: number;
  readonly deadlineAt: number;
  readonly beganAt: number | null;
};

/** Why an owner may not answer now; `null` where they may. At the deadline's very moment it is still in time. */
export function whyNotCast(cast: Cast): 'not-voter' | 'closed' | null {
  if (!cast.head.voters.includes(cast.personId)) return 'not-voter';
  return cast.now > cast.deadlineAt || cast.beganAt !== null ? 'closed' : null;
}

/** 受付番号: twelve letters of the link, in threes, so that they can be read out. */
export function receiptOf(link: string): string {
  return link
    .slice(0, 12)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
}
