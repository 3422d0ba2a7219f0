import type { z } from 'zod/mini';
import type { matchLines } from '#contract/bank.ts';
import type { lockLines } from './match-store.ts';

export type Decision = z.output<typeof matchLines.input>['decisions'][number];
export type Line = Awaited<ReturnType<typeof lockLines>>[number];

/** The entry that is made for lines; again after it was taken back it has another key. */
export function entryOf({ id, summary, postings, reason }: Decision, lines: readonly Line[]) {
  const [first] = lines;
  if (!first) throw new Error('a decision has a line');
  const attempt = first.madeCount === 0 ? '' : `:${first.madeCount + 1}`;
  const isIn = first.openYen > 0;
  return {
    id,
    key: `line:${first.id}${attempt}`,
    postedOn:
      lines
        .map(({ heldOn }) => heldOn)
        .toSorted()
        .at(-1) ?? first.heldOn,
    origin: isIn ? ('receipt' as const) : ('payment' as const),
    summary,
    reason: reason === '' ? '' : `明細から：${reason}`,
    postings,
  };
}
