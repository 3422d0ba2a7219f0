import { Send, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { lengthOf, longestQuestion } from '#contract/caretaker.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type ComposerProps = {
  box: Ref<HTMLTextAreaElement>;
  draft: string;
  isBusy: boolean;
  onDraft: (draft: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** Another way to fill the box. */
  children: ReactNode;
};

/** Where a question is written. */
export function Composer({ box, draft, isBusy, onDraft, onSend, onStop, children }: ComposerProps) {
  const hintId = useId();
  const length = lengthOf(draft);
  const isTooLong = length > longestQuestion;
  const canSend = draft.trim() !== '' && !isTooLong && !isBusy;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (canSend) onSend();
  };

  return (
    <form
      onSubmit={submit}
      className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <TextArea
        ref={box}
        rows={2}
        value={draft}
        aria-label="質問"
        aria-describedby={hintId}
        aria-invalid={isTooLong || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        placeholder="聞きたいことを書いてください"
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={press}
        className="field-sizing-content max-h-40 resize-none"
      />
      <div id={hintId} className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span>Ctrl + Enter で送信</span>
        <span
          className={classNames('tabular-nums', isTooLong && 'font-bold text-danger')}
        >{`${length}/${longestQuestion}`}</span>
      </div>
      {isTooLong && (
        <p className="font-bold text-danger">
          {`${longestQuestion}文字までにしてください（あと${length - longestQuestion}文字減らします）。`}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">{children}</div>
        {isBusy ? (
          <Button variant="secondary" onClick={onStop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
            回答を止める
          </Button>
        ) : (
          <Button type="submit" disabled={!canSend}>
            <Send aria-hidden="true" className="size-5" />
            送信
          </Button>
        )}
      </div>
    </form>
  );
}

/** While a Japanese word is being composed, Enter belongs to the keyboard's own dictionary. */
function isSendKey({ key, ctrlKey, metaKey, nativeEvent, keyCode }: KeyboardEvent): boolean {
  const isComposing = nativeEvent.isComposing || keyCode === 229;
  return key === 'Enter' && (ctrlKey || metaKey) && !isComposing;
}
