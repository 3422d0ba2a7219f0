import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountOptions, bookableAccounts } from '#web/lib/books/choices.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { isConverting } from '#web/lib/is-converting.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox, type ChoiceOption } from '#web/ui/choice-box.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { BookedNote } from './booked-note.tsx';
import {
  differences,
  differenceWords,
  type JournalDraft,
  judgeLines,
  type Line,
  nextLine,
  type Problem,
} from './journal-lines.ts';
import { useBooking } from './use-booking.ts';

/** 仕訳で入力: for those who know debit and credit, with the keyboard alone. */
export function JournalForm({ books }: { books: Books }) {
  const booking = useBooking(books);
  const [draft, setDraft] = useState(() => emptyDraft(books));
  const [isTried, setTried] = useState(false);
  const keys = useRef(draft.lines.length);
  const form = useRef<HTMLFormElement>(null);
  const { entry, problems } = judgeLines(draft, booking.id, books);
  const change = (part: Partial<JournalDraft>) => setDraft((before) => ({ ...before, ...part }));
  const addLine = () => {
    keys.current += 1;
    change({ lines: [...draft.lines, nextLine(draft.lines, keys.current)] });
    requestAnimationFrame(() => {
      const boxes = form.current?.querySelectorAll<HTMLElement>('[role="combobox"][data-line]');
      boxes?.[boxes.length - 1]?.focus();
    });
  };
  const begin = (next: JournalDraft) => {
    booking.begin();
    setTried(false);
    setDraft(next);
  };
  if (booking.booked) {
    return (
      <BookedNote
        booking={booking}
        booked={booking.booked}
        books={books}
        onNext={() => begin({ ...emptyDraft(books), postedOn: draft.postedOn })}
        onRepeat={() => begin(draft)}
      />
    );
  }
  const book = () => {
    setTried(true);
    if (problems.length === 0) void booking.book(entry);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isConverting(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      book();
    } else if (event.target instanceof HTMLInputElement && event.target.dataset['line']) {
      event.preventDefault();
      addLine();
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        book();
      }}
      className="grid max-w-[60rem] gap-5"
    >
      <Heading draft={draft} books={books} change={change} />
      <Lines
        lines={draft.lines}
        books={books}
        problems={isTried ? problems : []}
        onChange={(lines) => change({ lines })}
      />
      <div>
        <Button variant="secondary" onClick={addLine}>
          <Plus aria-hidden="true" className="size-5" />
          行を加える（Enter）
        </Button>
      </div>
      <Differences lines={draft.lines} books={books} />
      {isTried && <General problems={problems} />}
      {booking.error && (
        <FailureNote>記帳できませんでした。{sentenceOf(booking.error)}</FailureNote>
      )}
      <div>
        <Button
          type="submit"
          size="large"
          disabled={booking.isBusy}
          aria-keyshortcuts="Control+Enter"
        >
          {booking.isBusy ? '記帳しています' : '記帳する（Ctrl＋Enter）'}
        </Button>
      </div>
    </form>
  );
}

function emptyDraft(books: Books): JournalDraft {
  const fundId = books.funds[0]?.id ?? '';
  const line = { fundId, accountId: '', debit: '', credit: '' };
  return {
    postedOn: books.today,
    summary: '',
    counterpartyId: '',
    lines: [
      { ...line, key: 0 },
      { ...line, key: 1 },
    ],
  };
}

type HeadingProps = {
  draft: JournalDraft;
  books: Books;
  change: (part: Partial<JournalDraft>) => void;
};

function Heading({ draft, books, change }: HeadingProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_1fr_18rem]">
      <Field label="日付" required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={draft.postedOn}
            onChange={({ target }) => change({ postedOn: target.value })}
          />
        )}
      </Field>
      <Field label="摘要" required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={120}
            value={draft.summary}
            onChange={({ target }) => change({ summary: target.value })}
          />
        )}
      </Field>
      <Field label="取引先（任意）">
        {(control) => (
          <ChoiceBox
            {...control}
            options={books.counterparties
              .filter(({ isRetired }) => !isRetired)
              .map(({ id, name }) => ({ id, label: name }))}
            value={draft.counterpartyId}
            onChange={(counterpartyId) => change({ counterpartyId })}
          />
        )}
      </Field>
    </div>
  );
}

type LinesProps = {
  lines: readonly Line[];
  books: Books;
  problems: readonly Problem[];
  onChange: (lines: readonly Line[]) => void;
};

function Lines({ lines, books, problems, onChange }: LinesProps) {
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

/** How far the two sides are apart, in each fund. */
function Differences({ lines, books }: { lines: readonly Line[]; books: Books }) {
  const all = differences(lines, books);
  return (
    <div role="status" className="rounded-xl bg-surface px-4 py-3">
      {all.length === 0 && '会計ごとの借方と貸方の差が、ここに出ます。'}
      {all.map(({ fund, debitYen, overYen }) => (
        <p key={fund.id} className="flex flex-wrap gap-x-4">
          <span className="font-bold">{fund.name}</span>
          <span className={overYen === 0 ? 'text-good' : 'font-bold text-warn'}>
            {differenceWords(overYen)}
            {overYen === 0 && `（${formatYen(debitYen)}）`}
          </span>
        </p>
      ))}
    </div>
  );
}

function General({ problems }: { problems: readonly Problem[] }) {
  const sentences = problems.filter(({ line }) => line === null).map(({ sentence }) => sentence);
  if (sentences.length === 0) return null;
  return (
    <div role="alert" className="rounded-lg bg-danger-soft px-4 py-3 font-bold text-danger">
      <SentenceList sentences={sentences} />
    </div>
  );
}
