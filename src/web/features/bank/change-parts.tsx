import { Plus, Trash2 } from 'lucide-react';
import { accountOptions, bookableAccounts } from '#web/lib/books/choices.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ChangeDraft, Part } from './change-draft.ts';

type ChangePartsProps = {
  draft: ChangeDraft;
  isIn: boolean;
  books: Books;
  onChange: (parts: readonly Part[]) => void;
  onAdd: () => void;
};

/** What the money is for; one line of a bank may be several things. */
export function ChangeParts({ draft, isIn, books, onChange, onAdd }: ChangePartsProps) {
  const { parts } = draft;
  const change = (key: number, said: Partial<Part>) =>
    onChange(parts.map((part) => (part.key === key ? { ...part, ...said } : part)));
  return (
    <>
      <ul className="grid gap-4">
        {parts.map((part, place) => (
          <li key={part.key} className="grid gap-4 rounded-xl border border-line p-4">
            <PartFields
              part={part}
              place={parts.length > 1 ? `${place + 1}つ目：` : ''}
              isIn={isIn}
              books={books}
              onChange={(said) => change(part.key, said)}
            />
            {parts.length > 1 && (
              <div>
                <Button
                  variant="quiet"
                  onClick={() => onChange(parts.filter(({ key }) => key !== part.key))}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                  {place + 1}つ目をやめる
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          2つ以上に分ける
        </Button>
      </div>
    </>
  );
}

type PartFieldsProps = {
  part: Part;
  place: string;
  isIn: boolean;
  books: Books;
  onChange: (said: Partial<Part>) => void;
};

function PartFields({ part, place, isIn, books, onChange }: PartFieldsProps) {
  const kinds = isIn
    ? (['income', 'asset', 'liability', 'expense'] as const)
    : (['expense', 'asset', 'liability', 'income'] as const);
  const parties = books.counterparties.filter(({ isRetired }) => !isRetired);
  return (
    <>
      <Field
        label={`${place}${isIn ? '何のお金が入りましたか' : '何に払いましたか'}`}
        hint="「電気」「点検」のように打つか、一覧から選びます。"
        required
      >
        {(control) => (
          <ChoiceBox
            {...control}
            options={accountOptions(bookableAccounts(books, kinds))}
            value={part.accountId}
            onChange={(accountId) => onChange({ accountId })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={`${place}いくらですか（円）`} required>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="text-right tabular-nums"
              value={part.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
              onBlur={() => onChange({ amount: shownAmount(part.amount) })}
            />
          )}
        </Field>
        <Field label={`${place}どの会計ですか`} required>
          {(control) => (
            <SelectInput
              {...control}
              value={part.fundId}
              onChange={({ target }) => onChange({ fundId: target.value })}
            >
              {books.funds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      <Field label={`${place}${isIn ? '入金元' : '支払先'}（分かるとき）`}>
        {(control) => (
          <ChoiceBox
            {...control}
            options={parties.map(({ id, name }) => ({ id, label: name }))}
            value={part.counterpartyId}
            onChange={(counterpartyId) => onChange({ counterpartyId })}
          />
        )}
      </Field>
    </>
  );
}
