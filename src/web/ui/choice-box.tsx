import { type KeyboardEvent, useId, useState } from 'react';
import { hasWords, wordsOf } from '#domain/documents/find-words.ts';
import { classNames } from '#web/lib/class-names.ts';
import { isConverting } from '#web/lib/is-converting.ts';
import { TextInput } from './text-input.tsx';

export type ChoiceOption = {
  readonly id: string;
  readonly label: string;
  /** Stands below the label, and is looked through too. */
  readonly remark?: string;
  /** Looked through, not shown. */
  readonly words?: string;
};

type ChoiceBoxProps = {
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
  name?: string;
  placeholder?: string;
  'data-line'?: number;
  options: readonly ChoiceOption[];
  /** The id of what is chosen, or empty. */
  value: string;
  onChange: (id: string) => void;
  /** Offers to make something new of what was typed. */
  onCreate?: ((text: string) => void) | undefined;
  createLabel?: (text: string) => string;
};

const createId = 'create';

/** A choice among many: by typing a part of its name, its code or another word for it, or from the list. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const {
    options: _options,
    value,
    onChange: _onChange,
    onCreate: _onCreate,
    createLabel: _createLabel,
    ...control
  } = props;
  const choice = useChoice(props);
  const { listId, found, current, isOpen } = choice;
  return (
    <div className="relative">
      <TextInput
        {...control}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${current.id}`}
        value={choice.text}
        onChange={({ target }) => choice.type(target.value)}
        onClick={choice.open}
        onFocus={({ target }) => target.select()}
        onBlur={choice.leave}
        onKeyDown={choice.press}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="候補"
        hidden={!isOpen || found.length === 0}
        className="absolute z-30 mt-1 max-h-80 w-full min-w-64 overflow-y-auto rounded-lg border border-line-strong bg-page py-1 shadow-xl"
      >
        {isOpen &&
          found.map((option) => (
            <Option
              key={option.id}
              option={option}
              listId={listId}
              isActive={option === current}
              isChosen={option.id === value}
              onChoose={() => choice.choose(option)}
            />
          ))}
      </div>
      {isOpen && found.length === 0 && (
        <p className="absolute z-30 mt-1 w-full rounded-lg border border-line-strong bg-page px-3 py-2 text-muted shadow-xl">
          あてはまるものがありません。
        </p>
      )}
    </div>
  );
}

/** What is typed, what it finds, and which of that the keys have come to. */
function useChoice(props: ChoiceBoxProps) {
  const { options, value, onChange, onCreate } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = foundOptions(props, typed);
  const current = isOpen ? found[Math.min(active, found.length - 1)] : undefined;

  function choose({ id }: ChoiceOption): void {
    if (id === createId) onCreate?.(typed?.trim() ?? '');
    else onChange(id);
    close();
  }
  function close(): void {
    setTyped(null);
    setOpen(false);
    setActive(0);
  }
  function leave(): void {
    // What was typed in full is meant, whether the list was used or not.
    const exact = found.filter(({ label, words }) => label === typed || words === typed);
    const meant = exact.length === 1 ? exact[0] : undefined;
    if (typed === '') onChange('');
    else if (meant && meant.id !== createId) onChange(meant.id);
    close();
  }
  function press(event: KeyboardEvent): void {
    if (isConverting(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = isOpen ? active + step : active;
      setActive(Math.max(0, Math.min(found.length - 1, next)));
      setOpen(true);
    } else if (event.key === 'Enter' && current && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      choose(current);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return {
    listId: useId(),
    found,
    current,
    isOpen,
    text: typed ?? options.find(({ id }) => id === value)?.label ?? '',
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
      setActive(0);
    },
    open: () => setOpen(true),
    choose,
    leave,
    press,
  };
}

function foundOptions(
  { options, onCreate, createLabel }: ChoiceBoxProps,
  typed: string | null,
): readonly ChoiceOption[] {
  const text = typed?.trim() ?? '';
  if (text === '') return options;
  const sought = wordsOf(text);
  const found = options.filter(({ label, remark = '', words = '' }) =>
    hasWords([label, remark, words], sought),
  );
  if (!onCreate || found.some(({ label }) => label === text)) return found;
  return [...found, { id: createId, label: createLabel?.(text) ?? `「${text}」を追加` }];
}

type OptionProps = {
  option: ChoiceOption;
  listId: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Option({ option, listId, isActive, isChosen, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={`${listId}-${option.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      ref={(element) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'block min-h-11 w-full px-3 py-2 text-left hover:bg-sunken',
        isActive && 'bg-primary-soft',
        isChosen && 'font-bold',
      )}
    >
      {option.label}
      {option.remark && <span className="block font-normal text-muted">{option.remark}</span>}
    </button>
  );
}
