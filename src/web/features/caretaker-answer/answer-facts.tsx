import type { ChatMessage } from '#contract/caretaker.ts';
import { formatInstant } from '#web/lib/caretaker-time.ts';

/** Calling for help and having found nothing are no answers: a percent there would frighten, or mean nothing. */
const hasNoAnswer = new Set<ChatMessage['outcome']>([
  'unknown',
  'emergency',
  'declined',
  'small-talk',
]);

/** How sure, how long, when and by whom. */
export function AnswerFacts({ message }: { message: ChatMessage }) {
  const { accuracy, processingTime, createdAt, engine, outcome } = message;
  const isRated = accuracy !== undefined && !hasNoAnswer.has(outcome);
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-muted tabular-nums">
      {isRated && <span>正確度 {Math.round(accuracy * 100)}%</span>}
      {processingTime !== undefined && <span>{processingTime.toFixed(1)}秒</span>}
      <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      {engine !== undefined && (
        <span>{engine === 'embedded' ? '内蔵エンジンが回答' : `${engine} が回答`}</span>
      )}
    </p>
  );
}
