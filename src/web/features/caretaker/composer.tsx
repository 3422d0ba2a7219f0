import { Send, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { lengthOf, longestQuestion } from '#contract/caretaker.ts';
import { classNames } from '#web/lib/class-names.ts';
import { isConverting } from '#web/lib/is-converting.ts';
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

/** In 360 px and large letters everything still stands in one row. */
const narrowButton = '@max-[19rem]:px-3 @max-[19rem]:[&>svg]:hidden';
/** Grey until there is something to send: a paler green was taken for a button that can be pressed. */
const unavailable =
  'unavailable:border-line unavailable:bg-sunken unavailable:text-muted unavailable:opacity-100!';

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
      className="@container shrink-0 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
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
      {isTooLong && (
        <p className="font-bold text-danger">
          {`質問は${longestQuestion}文字までです。あと${length - longestQuestion}文字減らしてください。`}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2 md:pointer-fine:mt-0">
        <div className="min-w-0 flex-auto @max-[15rem]:[&_button>svg]:hidden @max-[19rem]:[&_button]:gap-1.5 @max-[19rem]:[&_button]:px-3">
          {children}
        </div>
        <div
          id={hintId}
          className={classNames(
            'ml-auto flex justify-between gap-x-4 text-muted md:pointer-fine:order-first md:pointer-fine:basis-full',
            // There is no room for it beside the longer button.
            isBusy && !isTooLong && 'max-md:hidden',
          )}
        >
          <span className="hidden md:pointer-fine:inline">Ctrl + Enter で送信</span>
          <span
            className={classNames('ml-auto tabular-nums', isTooLong && 'font-bold text-danger')}
          >{`${length}/${longestQuestion}`}</span>
        </div>
        {isBusy ? (
          <Button variant="secondary" onClick={onStop} className={narrowButton}>
            <Square aria-hidden="true" className="size-4 fill-current" />
            回答を止める
          </Button>
        ) : (
          <Button
            type="submit"
            disabled={!canSend}
            className={classNames(narrowButton, unavailable)}
          >
            <Send aria-hidden="true" className="size-5" />
            送信
          </Button>
        )}
      </div>
    </form>
  );
}

/** While a Japanese word is being composed, Enter belongs to the keyboard's own dictionary. */
function isSendKey({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !isConverting(nativeEvent);
}
