import { Trash2 } from 'lucide-react';
import { accountOptions, bookableAccounts } from '#web/lib/books/choices.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox, type ChoiceOption } from '#web/ui/choice-box.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Line, Problem } from './journal-lines.ts';

type JournalRowsProps = {
  lines: readonly Line[];
  books: Books;
  problems: readonly Problem[];
  onChange: (lines: readonly Line[]) => void;
};

/** The rows of the entry. */
export function JournalRows({ lines, books, problems, onChange }: JournalRowsProps) {
  const options = accountOptions(
    bookableAccounts(books, ['asset', 'liability', 'income', 'expense']),
  ).map((option) => ({ ...option, remark: `${option.words}　${option.remark}` }));
  return (
    <ul className="grid gap-3">
      {lines.map((line, place) => (
        <LineRow
          key={line.key}
          line={line}
          place={place}
          books={books}
          options={options}
          problem={problems.find((it) => it.line === place)?.sentence}
          onChange={(part) =>
            onChange(lines.map((it) => (it.key === line.key ? { ...it, ...part } : it)))
          }
          onRemove={
            lines.length > 2
              ? () => onChange(lines.filter(({ key }) => key !== line.key))
              : undefined
          }
        />
      ))}
    </ul>
  );
}

type LineRowProps = {
  line: Line;
  place: number;
  books: Books;
  options: readonly ChoiceOption[];
  problem: string | undefined;
  onChange: (part: Partial<Line>) => void;
  onRemove: (() => void) | undefined;
};

function LineRow({ line, place, books, options, problem, onChange, onRemove }: LineRowProps) {
  const name = `${place + 1}行目の`;
  return (
    <li className="rounded-xl border border-line p-3">
      <div className="grid items-center gap-2 sm:grid-cols-[11rem_minmax(0,1fr)_8.5rem_8.5rem_2.75rem]">
        <SelectInput
          aria-label={`${name}会計`}
          value={line.fundId}
          onChange={({ target }) => onChange({ fundId: target.value })}
        >
          {books.funds.map((fund) => (
            <option key={fund.id} value={fund.id}>
              {fund.name}
            </option>
          ))}
        </SelectInput>
        <ChoiceBox
          data-line={place}
          aria-label={`${name}科目`}
          placeholder="科目の名前かコード"
          options={options}
          value={line.accountId}
          onChange={(accountId) => onChange({ accountId })}
        />
        <AmountBox
          name={`${name}借方`}
          place={place}
          value={line.debit}
          onChange={(debit) => onChange({ debit })}
          label="借方"
        />
        <AmountBox
          name={`${name}貸方`}
          place={place}
          value={line.credit}
          onChange={(credit) => onChange({ credit })}
          label="貸方"
        />
        {onRemove && (
          <Button variant="quiet" size="icon" aria-label={`${name}削除`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      {problem && <p className="mt-2 font-bold text-danger">{problem}</p>}
    </li>
  );
}

type AmountBoxProps = {
  name: string;
  label: string;
  place: number;
  value: string;
  onChange: (value: string) => void;
};

function AmountBox({ name, label, place, value, onChange }: AmountBoxProps) {
  return (
    <TextInput
      aria-label={name}
      placeholder={label}
      data-line={place}
      inputMode="numeric"
      autoComplete="off"
      className="text-right tabular-nums"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onChange(shownAmount(value))}
    />
  );
}
