import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LedgerEntry } from '#contract/ledger.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress, entryAddress } from '#web/lib/books/accounting-address.ts';
import { picturedLines } from '#web/lib/books/entry-words.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useUndoSteps } from '#web/lib/use-undo-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { EntryPicture } from '#web/ui/entry-picture.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { UndoButton } from '#web/ui/undo-button.tsx';
import type { Booking } from './use-booking.ts';

type BookedNoteProps = {
  booking: Booking;
  books: Books;
  booked: LedgerEntry;
  /** The same again with something put right. */
  onRepeat: () => void;
  onNext: () => void;
};

/** 「No.123 を記帳しました」, and one button to take it back. */
export function BookedNote({ booking, books, booked, onRepeat, onNext }: BookedNoteProps) {
  const { undoneBy, isBusy, error } = booking;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  useUndoSteps((step) => {
    if (step === 'undo') void booking.undo();
  }, !undoneBy && !isBusy);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="max-w-[44rem] rounded-xl border-2 border-primary p-4 outline-none sm:p-5"
    >
      <p role="status" className="mb-1 flex items-start gap-2 text-lg font-bold">
        <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-good" />
        {undoneBy
          ? `No.${booked.number} を No.${undoneBy.number} で取り消しました`
          : `No.${booked.number} を記帳しました`}
      </p>
      <p className="mb-4">
        {formatDate(booked.postedOn)}　{booked.summary}
      </p>
      {!undoneBy && <EntryPicture lines={picturedLines(booked.postings, books)} />}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={onNext}>続けて入力</Button>
        {undoneBy ? (
          <Button variant="secondary" onClick={onRepeat}>
            内容を直して入力
          </Button>
        ) : (
          <UndoButton isBusy={isBusy} label="取り消す" onUndo={() => void booking.undo()} />
        )}
        <TextLink href={entryAddress(booked.id)} className="inline-flex min-h-11 items-center">
          帳簿で見る
        </TextLink>
        {!undoneBy && <KeepLinks entryId={booked.id} />}
      </div>
    </div>
  );
}

/** What was booked once can be kept to be booked again. */
function KeepLinks({ entryId: from }: { entryId: string }) {
  return (
    <>
      <TextLink
        href={accountingAddress('entry', { way: 'templates', from })}
        className="inline-flex min-h-11 items-center"
      >
        ひな形にする
      </TextLink>
      <TextLink
        href={accountingAddress('entry', { way: 'repeats', from })}
        className="inline-flex min-h-11 items-center"
      >
        毎月の記帳にする
      </TextLink>
    </>
  );
}
