import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { inputClass } from '#web/ui/input-class.ts';

type DraftCellProps = {
  readonly label: string;
  /** Names the column, so that the arrows stay in it. */
  readonly column: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly placeholder?: string;
  /** Why what is typed cannot stay; '' when it can. */
  readonly faultOf?: (text: string) => string;
  readonly onCommit: (text: string) => void;
};

const numberLook = {
  inputMode: 'numeric',
  maxLength: 20,
  className: 'text-right tabular-nums',
} as const;
const textLook = { inputMode: 'text', maxLength: 200, className: '' } as const;

/** One cell of the table. Enter and the arrows go to the next line, Escape takes back what was typed. */
export function DraftCell(props: DraftCellProps) {
  const { label, column, value, isNumber = false, placeholder, faultOf, onCommit } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const fault = typed === null ? '' : (faultOf?.(typed) ?? '');

  function commit(): void {
    if (typed === null || fault) return;
    setTyped(null);
    if (typed.trim() !== value) onCommit(typed.trim());
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setTyped(null);
    const step = stepOf(event.key);
    if (step === 0) return;
    event.preventDefault();
    commit();
    focusBeside(event.currentTarget, step);
  }
  const look = isNumber ? numberLook : textLook;
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        data-column={column}
        data-unedited={typed === null ? '' : undefined}
        inputMode={look.inputMode}
        autoComplete="off"
        placeholder={placeholder}
        maxLength={look.maxLength}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={classNames(inputClass, 'min-h-11 py-1', look.className)}
      />
      {fault && <span className="mt-1 block text-left font-bold text-danger">{fault}</span>}
    </>
  );
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === 'ArrowUp') return -1;
  return key === 'Enter' || key === 'ArrowDown' ? 1 : 0;
}

function focusBeside(cell: HTMLInputElement, step: -1 | 1): void {
  const column = document.querySelectorAll<HTMLInputElement>(
    `input[data-column="${cell.dataset['column'] ?? ''}"]`,
  );
  const next = column[[...column].indexOf(cell) + step];
  next?.focus();
  next?.select();
}
