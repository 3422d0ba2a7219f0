import type { ChatMessage } from '#contract/caretaker.ts';
import { formatInstant } from '#web/lib/caretaker-time.ts';
import { shownSureness } from './shown-sureness.ts';

/** How sure, how long, when and by whom. */
export function AnswerFacts({ message }: { message: ChatMessage }) {
  const { processingTime, createdAt, engine } = message;
  const sureness = shownSureness(message);
  return (
    <div className="mt-3 text-muted tabular-nums">
      {sureness && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-x-2 rounded-lg py-1 pr-2">
            <span className="font-bold text-text">{sureness.word}</span>
            <span>{sureness.percent}</span>
            <span className="text-primary underline print:hidden">説明</span>
          </summary>
          <p className="mb-2 text-text">
            {sureness.meaning}
            正確度は、この回答が質問に合っている見込みを、内蔵エンジンが計算したものです。
          </p>
        </details>
      )}
      <p className="flex flex-wrap gap-x-4">
        {processingTime !== undefined && <span>{processingTime.toFixed(1)}秒</span>}
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        {engine !== undefined && (
          <span>{engine === 'embedded' ? '内蔵エンジンが回答' : `${engine} が回答`}</span>
        )}
      </p>
    </div>
  );
}
