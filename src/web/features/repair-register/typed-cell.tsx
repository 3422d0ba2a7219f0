import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type TypedCellProps = {
  /** What the field is, with the name of its line. */
  label: string;
  /** Cells of one column follow each other with Enter. */
  column: string;
  text: string;
  align?: 'start' | 'end';
  /** The id of the sentence that tells what is wrong. */
  errorId: string | undefined;
  /** Takes the text in; where it cannot be read the answer is `false`, and the text stays. */
  onCommit: (text: string) => boolean;
  /** The former value is back. */
  onCancel: () => void;
};

/** A cell one types into: Enter goes to the next line, Escape brings the former value back. */
export function TypedCell({ label, column, text, align, errorId, ...actions }: TypedCellProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function cancel() {
    setTyped(null);
    actions.onCancel();
  }

  function commit() {
    if (typed === null) return;
    if (typed.trim() === text) cancel();
    else if (actions.onCommit(typed)) setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') focusNext(event.currentTarget, column, event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') cancel();
  }

  return (
    <input
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      data-column={column}
      autoComplete="off"
      value={typed ?? text}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className={classNames(
        'min-h-11 w-full rounded-md border border-line-strong bg-page px-2 py-1 tabular-nums hover:border-primary aria-invalid:border-2 aria-invalid:border-danger',
        align === 'end' && 'text-right',
      )}
    />
  );
}

/** Leaving the cell takes the text in; at the end of the column one stays where one is. */
function focusNext(input: HTMLInputElement, column: string, step: 1 | -1) {
  const cells = [
    ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ??
      []),
  ];
  const next = cells[cells.indexOf(input) + step];
  input.blur();
  (next ?? input).focus();
}
