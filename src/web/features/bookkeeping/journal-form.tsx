import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { TemplateContent } from '#contract/repeats.ts';
import { formatYen } from '#domain/format-yen.ts';
import { comingDayNote } from '#domain/ledger/coming-day.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { isConverting } from '#web/lib/is-converting.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { BookedNote } from './booked-note.tsx';
import {
  differences,
  differenceWords,
  type JournalDraft,
  type Line,
  type Problem,
} from './journal-lines.ts';
import { JournalRows } from './journal-rows.tsx';
import { RestoredNote } from './restored-note.tsx';
import { emptyDraft, useJournalDraft } from './use-journal-draft.ts';

type JournalFormProps = { books: Books; start?: TemplateContent | undefined };

/** 仕訳で入力: for those who know debit and credit, with the keyboard alone. */
export function JournalForm({ books, start }: JournalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const journal = useJournalDraft(
    books,
    (place) => {
      const boxes = form.current?.querySelectorAll<HTMLElement>('[role="combobox"][data-line]');
      boxes?.[place]?.focus();
    },
    start,
  );
  const { draft, booking, problems, isTried, change, addLine, goOn, book, begin } = journal;
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
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isConverting(event.nativeEvent)) return;
    const line =
      event.target instanceof HTMLInputElement ? event.target.dataset['line'] : undefined;
    if (event.ctrlKey || event.metaKey) book();
    else if (line !== undefined) goOn(Number(line));
    else return;
    event.preventDefault();
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
      {journal.isRestored && <RestoredNote onDiscard={journal.discard} />}
      <Heading draft={draft} books={books} problems={problems} change={change} />
      <JournalRows
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

type HeadingProps = {
  draft: JournalDraft;
  books: Books;
  problems: readonly Problem[];
  change: (part: Partial<JournalDraft>) => void;
};

function Heading({ draft, books, problems, change }: HeadingProps) {
  const fault = problems.find(({ isOfDay }) => isOfDay)?.sentence;
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_1fr_18rem]">
      <Field
        label="日付"
        hint={fault === undefined && comingDayNote(draft.postedOn, books.today)}
        required
        error={fault}
      >
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
  const sentences = problems
    .filter(({ line, isOfDay }) => line === null && !isOfDay)
    .map(({ sentence }) => sentence);
  if (sentences.length === 0) return null;
  return (
    <div role="alert" className="rounded-lg bg-danger-soft px-4 py-3 font-bold text-danger">
      <SentenceList sentences={sentences} />
    </div>
  );
}
