import { useState } from 'react';
import { getEntry } from '#contract/ledger.ts';
import type { EntryRepeat } from '#contract/repeats.ts';
import { partsOf } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { movedSummary, summaryWithoutMonth } from '#domain/ledger/repeats/moved-summary.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { RepeatForm } from './repeat-form.tsx';

type NewRepeatProps = { entryId: string; books: Books; onClose: () => void };

/** 毎月の記帳にする: of an entry that stands in the books, from the month after it. */
export function NewRepeat({ entryId, books, onClose }: NewRepeatProps) {
  const { data, error } = useAnswer(getEntry, { entryId });
  const [id] = useState(() => crypto.randomUUID());
  return (
    <Dialog
      title="毎月の記帳にする"
      description="次の月から、この仕訳が「今月やること」に並びます。"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      {data && <RepeatForm repeat={repeatOf(data.entry, id)} books={books} onClose={onClose} />}
      {!data && !error && <output>仕訳を読み込んでいます</output>}
    </Dialog>
  );
}

type Entry = Pick<
  ReturnType<typeof getEntry.output.parse>['entry'],
  'postedOn' | 'summary' | 'postings'
>;

function repeatOf({ postedOn, summary, postings }: Entry, id: string): EntryRepeat {
  const month = postedOn.slice(0, 7);
  return {
    id,
    name: summaryWithoutMonth(summary).slice(0, 60) || summary.slice(0, 60),
    summary: movedSummary(summary, 1).slice(0, 120),
    postings,
    dayOfMonth: partsOf(postedOn).day,
    shift: 'after',
    everyMonths: 1,
    fromMonth: addMonths(month, 1),
    untilMonth: null,
    asksAmount: false,
  };
}
