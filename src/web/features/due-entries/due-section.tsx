import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type Due, listDue } from '#contract/repeats.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress, entryAddress } from '#web/lib/books/accounting-address.ts';
import { type Books, useBooks } from '#web/lib/books/use-books.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { useUndoSteps } from '#web/lib/use-undo-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { UndoButton } from '#web/ui/undo-button.tsx';
import { DueRow } from './due-row.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import { SkippedList } from './skipped-list.tsx';
import { type DueChoice, useDueChoice } from './use-due-choice.ts';

/** 決まった支払い: what comes again and again stands ready, and goes into the books with one button. */
export function DueSection() {
  const books = useBooks();
  const { due, skipped, today } = useEndpoint(listDue, {});
  const choice = useDueChoice(due, today);
  const mayBook = useMay('ledger.book');
  const [skipping, setSkipping] = useState<Due | null>(null);
  if (due.length === 0 && skipped.length === 0 && !choice.booked) return null;
  return (
    <Section
      id="due"
      heading="毎月の決まった記帳"
      description={descriptionOf(due, today)}
      action={
        mayBook && (
          <TextLink
            href={accountingAddress('entry', { way: 'repeats' })}
            className="inline-flex min-h-11 items-center"
          >
            内容を直す
          </TextLink>
        )
      }
    >
      <Outcome choice={choice} />
      {due.length > 0 && (
        <DueList
          due={due}
          choice={choice}
          books={books}
          mayBook={mayBook}
          onSkip={setSkipping}
          today={today}
        />
      )}
      <SkippedList skipped={skipped} mayBook={mayBook} />
      <SkipDialog due={skipping} onClose={() => setSkipping(null)} />
    </Section>
  );
}

function descriptionOf(due: readonly Due[], today: string): string {
  const ready = due.filter(({ postedOn }) => postedOn <= today).length;
  if (due.length === 0) return '今月の分は、すべて済んでいます。';
  if (ready === 0) return `今月の残りは${due.length}件です。日が来たら記帳します。`;
  const later = due.length - ready;
  return `${ready}件の決まった記帳があります。${later > 0 ? `今月は、このあと${later}件あります。` : ''}金額を確かめて、まとめて記帳できます。`;
}

type DueListProps = {
  due: readonly Due[];
  choice: DueChoice;
  books: Books;
  mayBook: boolean;
  onSkip: (entry: Due) => void;
  today: string;
};

function DueList({ due, choice, books, mayBook, onSkip, today }: DueListProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choice.book();
      }}
    >
      <ul className="divide-y divide-line border-y border-line">
        {due.map((entry) => (
          <DueRow
            key={entry.key}
            entry={entry}
            choice={choice}
            books={books}
            isAhead={entry.postedOn > today}
            onSkip={mayBook && entry.kind === 'repeat' ? () => onSkip(entry) : undefined}
            mayBook={mayBook}
          />
        ))}
      </ul>
      {choice.isEmptyTry && <FailureNote>記帳するものに、印を付けてください。</FailureNote>}
      {choice.error && (
        <FailureNote>
          記帳できませんでした。どれもまだ記帳されていません。{sentenceOf(choice.error)}
        </FailureNote>
      )}
      {mayBook ? (
        <div className="mt-4 print:hidden">
          <Button type="submit" size="large" disabled={choice.isBusy}>
            {choice.isBusy ? '記帳しています' : `${choice.chosen.length}件をまとめて記帳する`}
          </Button>
        </div>
      ) : (
        <p className="mt-4 rounded-lg bg-surface px-4 py-3">
          記帳できるのは、会計担当理事と管理会社の担当者です。
        </p>
      )}
    </form>
  );
}

/** What was booked just now, and one button to take it back. */
function Outcome({ choice }: { choice: DueChoice }) {
  const { booked, undone, isBusy, undo, undoError } = choice;
  useUndoSteps(
    (step) => {
      if (step === 'undo') undo();
    },
    booked !== null && !isBusy,
  );
  if (undone > 0) {
    return (
      <p role="status" className="mb-4 rounded-lg bg-surface px-4 py-3 font-bold">
        {undone}件を取り消しました。
      </p>
    );
  }
  if (!booked) return null;
  return (
    <div className="mb-5 rounded-xl border-2 border-primary p-4">
      <p role="status" className="flex items-start gap-2 text-lg font-bold">
        <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-good" />
        {booked.length}件を記帳しました
      </p>
      <p className="my-2 flex flex-wrap gap-x-4">
        {booked.map(({ entryId, number }) => (
          <TextLink
            key={entryId}
            href={entryAddress(entryId)}
            className="inline-flex min-h-11 items-center"
          >
            No.{number}
          </TextLink>
        ))}
      </p>
      <UndoButton isBusy={isBusy} label="まとめて取り消す" onUndo={undo} />
      {undoError && (
        <FailureNote>
          取り消せませんでした。仕訳は帳簿に残っています。{sentenceOf(undoError)}
        </FailureNote>
      )}
    </div>
  );
}
