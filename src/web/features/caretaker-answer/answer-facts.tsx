import type { ChatMessage } from '#contract/caretaker.ts';
import { formatInstant } from '#web/lib/caretaker-time.ts';

/** How sure, how long, when and by whom. */
export function AnswerFacts({ message }: { message: ChatMessage }) {
  const { accuracy, processingTime, createdAt, engine } = message;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-muted tabular-nums">
      {accuracy !== undefined && <span>正確度 {Math.round(accuracy * 100)}%</span>}
      {processingTime !== undefined && <span>{processingTime.toFixed(1)}秒</span>}
      <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      {engine !== undefined && (
        <span>{engine === 'embedded' ? '内蔵エンジンが回答' : `${engine} が回答`}</span>
      )}
    </p>
  );
}
