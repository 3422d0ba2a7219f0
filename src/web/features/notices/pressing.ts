import type { NoticeLine } from '#contract/notices.ts';

/** Urgent, for the one who looks, and not read yet. */
export function isPressing({ urgency, stage, isMine, isRead, isCorrected }: NoticeLine): boolean {
  return urgency === 'emergency' && stage === 'out' && isMine && !isRead && !isCorrected;
}

/** The one line for the home: what presses, else the newest that one has not read. */
export function noticeForHome(notices: readonly NoticeLine[]): NoticeLine | undefined {
  const mine = notices.filter((it) => it.stage === 'out' && it.isMine && !it.isCorrected);
  return mine.find(isPressing) ?? mine.find(({ isRead }) => !isRead) ?? mine[0];
}
