import type { KeyboardEvent } from 'react';
import type { VoteItem } from '#contract/votes.ts';
import { choices as allChoices, type Choice, choiceNames } from '#domain/votes/record.ts';

type Choices = Record<string, Choice>;
type MarkRowsProps = {
  label: string;
  items: readonly Pick<VoteItem, 'id' | 'label' | 'title'>[];
  choices: Choices;
  onChange: (choices: Choices) => void;
};

const keys: Readonly<Record<string, Choice | null>> = {
  '1': 'yes',
  '2': 'no',
  '3': 'abstain',
  '0': null,
};

/** 賛成 1, 反対 2, 棄権 3, 空欄 0: a digit marks the item and goes on to the next, after the last to the button. */
export function MarkRows({ label, items, choices, onChange }: MarkRowsProps) {
  function press(event: KeyboardEvent<HTMLFieldSetElement>, id: string): void {
    const choice = keys[event.key];
    if (choice === undefined) return;
    event.preventDefault();
    onChange(withMark(choices, id, choice));
    const rows = event.currentTarget.parentElement?.querySelectorAll('fieldset') ?? [];
    const next = [...rows][[...rows].indexOf(event.currentTarget) + 1];
    const form = event.currentTarget.closest('form');
    (
      next?.querySelector('input') ?? form?.querySelector<HTMLElement>('[data-slip-submit]')
    )?.focus();
  }

  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="font-bold">
        {label}
      </p>
      <p className="mb-2 text-muted">キーでも入れられます。1 賛成、2 反対、3 棄権、0 印なし。</p>
      <div className="grid gap-2">
        {items.map((item) => (
          <fieldset
            key={item.id}
            onKeyDown={(event) => press(event, item.id)}
            className="rounded-lg border border-line bg-page p-3"
          >
            <legend className="float-left mb-2 w-full font-bold">
              {item.label}　<span className="font-normal">{item.title}</span>
            </legend>
            <Marks
              name={item.id}
              value={choices[item.id] ?? null}
              onChange={(choice) => onChange(withMark(choices, item.id, choice))}
            />
          </fieldset>
        ))}
      </div>
    </div>
  );
}

function withMark(choices: Choices, id: string, choice: Choice | null): Choices {
  const rest = Object.fromEntries(Object.entries(choices).filter(([item]) => item !== id));
  return choice === null ? rest : { ...rest, [id]: choice };
}

type MarksProps = {
  name: string;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
};

function Marks({ name, value, onChange }: MarksProps) {
  return (
    <div className="clear-both flex flex-wrap gap-2">
      {[...allChoices, null].map((choice) => (
        <label
          key={choice ?? 'blank'}
          data-focus-frame
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-line-strong bg-page px-4 hover:border-primary hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary has-checked:font-bold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={`mark-${name}`}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="sr-only"
          />
          {choice === null ? '印なし' : choiceNames[choice]}
        </label>
      ))}
    </div>
  );
}
