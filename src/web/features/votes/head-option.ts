import type { VoteHead } from '#contract/votes.ts';
import { stateLook } from './words.ts';

export const choosingHint = '住戸の番号を打つか、用紙の8けたの番号を読み取り、Enterで選びます。';

/** An owner as a choice: found by dwelling, name, or the number on the slip. */
export const headOption = (head: VoteHead) => ({
  id: head.id,
  label: `${head.dwellings}　${head.names}`,
  remark: stateLook(head).words,
  words: head.slipCode,
});
