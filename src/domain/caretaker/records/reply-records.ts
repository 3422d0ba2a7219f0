import { formatPlainDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { asSentence, record } from './record.ts';

/** 理事会からの回答: to everybody once a second officer had looked at it, to the asker at once. */
export function replyRecords({ boardReplies }: AssociationFacts): readonly KnowledgePassage[] {
  return boardReplies.map(({ taskId, question, answer, writtenOn, isForAsker }) =>
    record({
      id: `record-board-reply-${taskId}`,
      sourceTitle: `${isForAsker ? 'あなたへの' : ''}理事会からの回答（${formatPlainDate(writtenOn)}）`,
      heading: question,
      href: '/demo#board-tasks',
      searchWords: '',
      sentences: answer.split('\n').map(asSentence),
    }),
  );
}
