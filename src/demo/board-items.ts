import type { BoardItemRow } from './board-item-row.ts';
import { demoId } from './demo-id.ts';
import { readAgenda } from './read-agenda.ts';
import type { RelativeDates } from './relative-dates.ts';
import type { SeededDocument } from './seed-documents.ts';

const noticeSlug = 'next-board-notice';

/** 次回の理事会 in preparation: the agenda that its notice tells, word for word. */
export function seedBoardItems(
  { nextBoard }: RelativeDates,
  documents: readonly SeededDocument[],
): readonly BoardItemRow[] {
  const notice = documents.find(({ row }) => row.slug === noticeSlug);
  if (!notice) return [];
  const { body } = notice.row;
  const key = `board:${nextBoard}`;
  return readAgenda(body, noticeSlug).map(({ label, title, kind }, place) => ({
    // Of the item that everybody reads: sending it again changes none of them.
    id: demoId('board_item', `${key}:${place + 1}`),
    meeting_id: demoId('meeting', key),
    position: place + 1,
    kind: kind === 'report' ? 'report' : 'decision',
    title,
    body: wordsBelow(body, label),
    source_key: '',
  }));
}

/** What stands between an item's heading and the next one, without the line that says its kind. */
function wordsBelow(body: string, label: string): string {
  const [, after = ''] = body.split(`## ${label}　`);
  const [own = ''] = after.split('\n## ');
  return own
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith('**'))
    .join('\n')
    .trim();
}
