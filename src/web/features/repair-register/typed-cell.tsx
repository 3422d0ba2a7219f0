import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { isConverting } from '#web/lib/is-converting.ts';

type TypedCellProps = {
  /** What the field is, with the name of its line. */
  label: string;
  /** Names the column to the keys that move through the table. */
  column: string;
  text: string;
  /** What was typed before and could not be read: it stands in place of the value. */
  refused: string | undefined;
  align?: 'start' | 'end';
  /** The id of the sentence that tells what is wrong. */
  errorId: string | undefined;
  /** The id of a sentence that asks to look again. */
  noteId: string | undefined;
  onCommit: (text: string) => void;
  /** The former value is back. */
  onCancel: () => void;
};

/** A cell one types into. It comes selected as a whole, so that typing replaces; F2 or a second click puts the caret in, Escape brings the former value back. */
export function TypedCell({ label, column, text, refused, ...rest }: TypedCellProps) {
  const { align, errorId, noteId, ...actions } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = refused ?? text;
  useSelected(input, shown);

  function cancel() {
    setTyped(null);
    if (errorId) actions.onCancel();
  }

  function commit() {
    if (typed === null) return;
    if (typed.trim() === text) cancel();
    else {
      setTyped(null);
      actions.onCommit(typed);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isConverting(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      cancel();
      // Once the former value is drawn, whole again.
      requestAnimationFrame(() => input.current?.select());
    }
    if (event.key === 'F2') {
      event.preventDefault();
      const { currentTarget } = event;
      currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
    }
  }

  return (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId ?? noteId}
      data-column={column}
      // Ctrl+Z in such a cell is for the table: there is nothing typed to take back.
      data-unedited={typed === null || undefined}
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => {
        // What was refused stays until Enter: typing may pass through the former value on its way to another.
        const isAsBefore = refused === undefined && event.target.value === text;
        setTyped(isAsBefore ? null : event.target.value);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onPointerDown={selectAtFirst}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className={classNames(
        'block min-h-9 w-full rounded-sm border border-line-strong bg-page px-1.5 text-ellipsis tabular-nums hover:border-primary focus:relative focus:z-10 aria-invalid:border-2 aria-invalid:border-danger pointer-coarse:min-h-11',
        align === 'end' && 'text-right',
      )}
    />
  );
}

/** A value that changes under the focus (Ctrl+Z) is selected as a whole again. */
function useSelected(input: { readonly current: HTMLInputElement | null }, text: string) {
  useLayoutEffect(() => {
    if (document.activeElement === input.current && text !== '') input.current?.select();
  }, [input, text]);
}

/** The first click selects the cell as a spreadsheet does; releasing the button must not undo that. */
function selectAtFirst({ currentTarget: input }: PointerEvent<HTMLInputElement>) {
  if (document.activeElement === input) return;
  input.addEventListener('mouseup', (event) => event.preventDefault(), { once: true });
}
