import { byHead } from './by-head.ts';
import type { Answer, Box } from './record.ts';

/** Which of the answers of one head count at a moment, withdrawals done. */
export type Valid = {
  readonly ballot: Answer | null;
  readonly proxy: Answer | null;
  readonly doorProxy: Answer | null;
  /** Something came, and too late. */
  readonly isLate: boolean;
};

export function validAnswers(box: Box, headId: string, at: number): Valid {
  const own = answersOf(box, headId).filter((it) => it.receivedAt <= at);
  const inTime = own.filter((it) => !it.isAtDoor && isInTime(box, it)).toSorted(byReceipt);
  const ended = inTime.findLastIndex(({ kind }) => kind === 'withdrawal');
  const standing = inTime.slice(ended + 1);
  const atDoor = own.filter(({ isAtDoor }) => isAtDoor).toSorted(byReceipt);
  return {
    ballot: standing.findLast(({ kind }) => kind === 'paper' || kind === 'electronic') ?? null,
    proxy: standing.findLast(isProxy) ?? null,
    doorProxy: atDoor.at(-1) ?? null,
    isLate: own.some((it) => !it.isAtDoor && !isInTime(box, it)),
  };
}

const answersByHead = new WeakMap<readonly Answer[], ReadonlyMap<string, readonly Answer[]>>();

/** All that came of one head. Sorted once for a box: 600 owners would else look through 600 answers each. */
export function answersOf({ answers }: Box, headId: string): readonly Answer[] {
  const sorted = answersByHead.get(answers) ?? byHead(answers);
  answersByHead.set(answers, sorted);
  return sorted.get(headId) ?? [];
}

function isProxy({ kind }: Pick<Answer, 'kind'>): boolean {
  return kind === 'proxy' || kind === 'electronic-proxy';
}

function isInTime({ ways, deadlineAt, opensAt }: Box, { receivedAt }: Answer): boolean {
  if (receivedAt <= deadlineAt) return true;
  return ways.late === 'until-opening' && receivedAt < opensAt;
}

/** By the day of the stamp; on one day paper before what was sent electronically, then the order of the box. */
function byReceipt(one: Answer, other: Answer): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const rank = rankOf(one) - rankOf(other);
  return rank === 0 ? one.number - other.number : rank;
}

function rankOf({ kind }: Answer): number {
  return kind === 'paper' || kind === 'proxy' ? 0 : 1;
}
