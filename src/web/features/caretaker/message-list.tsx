import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/caretaker.ts';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { formatInstant } from '#web/lib/caretaker-time.ts';
import { Button } from '#web/ui/button.tsx';
import type { PanelParts } from './panel-parts.ts';
import { useReadingPosition } from './use-reading-position.ts';
import { Welcome } from './welcome.tsx';

type MessageListProps = Pick<PanelParts, 'Answer'> & {
  entries: readonly Entry[];
  intro?: ReactNode;
  isBusy: boolean;
  onAsk: (question: string) => void;
  onChange: (message: ChatMessage) => void;
};

export function MessageList({ Answer, entries, intro, isBusy, onAsk, onChange }: MessageListProps) {
  const { frame, list, isAway, onScroll, showLatest } = useReadingPosition(entries);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden in-data-in-page:max-lg:overflow-visible print:block print:overflow-visible">
      <div
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label="会話"
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] in-data-in-page:max-lg:overflow-visible px-4 py-3 -outline-offset-4 sm:py-4 print:h-auto print:overflow-visible"
      >
        <Welcome onAsk={onAsk}>{intro}</Welcome>
        <ol ref={list} className="mt-6 grid gap-6 empty:hidden">
          {entries.map((entry, place) => (
            <li
              key={entry.key}
              data-role={entry.message.role}
              className="min-w-0 scroll-mt-3 md:scroll-mt-20"
            >
              {entry.message.role === 'user' ? (
                <Question message={entry.message} />
              ) : (
                <Answer
                  entry={entry}
                  question={entries[place - 1]?.message.content ?? ''}
                  canAsk={!isBusy}
                  onAsk={onAsk}
                  onChange={onChange}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      {isAway && (
        // A row of its own: above the words it would cover the buttons of an answer.
        <div className="shrink-0 border-t border-line px-4 py-1 text-center print:hidden">
          <Button variant="quiet" onClick={showLatest}>
            <ArrowDown aria-hidden="true" className="size-5" />
            最新の回答へ
          </Button>
        </div>
      )}
    </div>
  );
}

function Question({ message }: { message: ChatMessage }) {
  return (
    <div className="ml-auto flex w-fit max-w-[90%] flex-col items-end">
      <h3 className="sr-only">あなたの質問</h3>
      <p className="rounded-2xl rounded-br-sm bg-primary-soft px-4 py-2 whitespace-pre-wrap">
        {message.content}
      </p>
      <time dateTime={message.createdAt} className="text-muted">
        {formatInstant(message.createdAt)}
      </time>
    </div>
  );
}
