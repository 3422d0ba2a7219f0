import { TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ChatMessage } from '#contract/caretaker.ts';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { classNames } from '#web/lib/class-names.ts';
import { AnswerFacts } from './answer-facts.tsx';
import { CopyButton } from './copy-button.tsx';
import { HandOver } from './hand-over.tsx';
import { Rating } from './rating.tsx';
import { SourceBoxes } from './source-boxes.tsx';

type MarkdownProps = {
  readonly id: string;
  readonly text: string;
  /** How many sources the markers may name; null while they have not come. */
  readonly sourceCount: number | null;
  readonly isStreaming: boolean;
  readonly isEmergency: boolean;
};

const toolsClass = '-mx-2 mt-2 flex flex-wrap items-start print:hidden';

type AnswerProps = {
  entry: Entry;
  /** What was asked. */
  question: string;
  canAsk: boolean;
  onAsk: (question: string) => void;
  onChange: (message: ChatMessage) => void;
  Markdown: ComponentType<MarkdownProps>;
  ReadAloud: ComponentType<{ readonly id: string; readonly text: string }>;
};

/** 回答: the words, where they come from, and what the reader may do with them. */
export function Answer({ Markdown, ...props }: AnswerProps) {
  const { key, state, message } = props.entry;
  if (state === 'waiting') return <Waiting text={message.content} />;
  const isEmergency = message.outcome === 'emergency';
  return (
    <article
      aria-label="AI管理人の回答"
      className={classNames(
        'min-w-0 rounded-2xl rounded-tl-sm border px-4 py-3 max-sm:px-3',
        isEmergency ? 'border-2 border-danger' : 'border-line',
      )}
    >
      {isEmergency && (
        <h3 className="-mx-4 -mt-3 mb-3 flex items-center gap-2 rounded-t-xl bg-danger-soft px-4 py-2 font-bold text-danger max-sm:-mx-3 max-sm:px-3">
          <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
          緊急のときの連絡先と行動
        </h3>
      )}
      <Markdown
        id={key}
        text={message.content}
        sourceCount={state === 'done' ? (message.sources?.length ?? 0) : null}
        isStreaming={state === 'streaming'}
        isEmergency={isEmergency}
      />
      {state === 'stopped' && <Stopped {...props} />}
      {state === 'done' && <Done {...props} />}
    </article>
  );
}

type EndProps = Omit<AnswerProps, 'Markdown'>;

/** Of an answer that was stopped the server's message is not known: it can be heard and copied. */
function Stopped({ entry: { key, message }, ReadAloud }: EndProps) {
  return (
    <>
      <p className="mt-2 font-bold text-muted">回答を途中で止めました。</p>
      {message.content !== '' && (
        <div className={toolsClass}>
          <ReadAloud id={key} text={message.content} />
          <CopyButton message={message} />
        </div>
      )}
    </>
  );
}

function Done({ entry, question, canAsk, onAsk, onChange, ReadAloud }: EndProps) {
  const { key, message } = entry;
  const { sources = [], suggestions = [] } = message;
  return (
    <>
      {sources.length > 0 && <SourceBoxes id={key} sources={sources} />}
      <AnswerFacts message={message} />
      <HandOver message={message} question={question} onChange={onChange} />
      <div className={toolsClass}>
        <ReadAloud id={key} text={message.content} />
        <CopyButton message={message} />
        {message.rating !== undefined && <Rating message={message} onChange={onChange} />}
      </div>
      {suggestions.length > 0 && (
        <Suggestions questions={suggestions} canAsk={canAsk} onAsk={onAsk} />
      )}
    </>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 text-muted">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-primary"
      />
      {text}
    </p>
  );
}

type SuggestionsProps = {
  questions: readonly string[];
  canAsk: boolean;
  onAsk: (question: string) => void;
};

function Suggestions({ questions, canAsk, onAsk }: SuggestionsProps) {
  return (
    <div className="mt-3 border-t border-line pt-3 print:hidden">
      <h4 className="mb-2 text-muted">続けて聞けること</h4>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              aria-disabled={!canAsk}
              onClick={() => canAsk && onAsk(question)}
              className="min-h-11 rounded-3xl border-2 border-line px-4 py-1.5 text-left leading-snug font-bold text-primary hover:border-primary hover:bg-primary-soft aria-disabled:opacity-60"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
