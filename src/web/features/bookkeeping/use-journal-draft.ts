import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { TemplateContent } from '#contract/repeats.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { forgetDraft } from '#web/lib/use-kept-draft.ts';
import { type JournalDraft, judgeLines, nextLine, withMissingSum } from './journal-lines.ts';
import { keepJournal, keptJournal } from './kept-journal.ts';
import { useBooking } from './use-booking.ts';

/** The entry as it is typed row by row; `focusOn` puts the cursor into the account of a row. */
export function useJournalDraft(
  books: Books,
  focusOn: (place: number) => void,
  start?: TemplateContent,
) {
  const booking = useBooking(books);
  const { draft, setDraft, kept } = useKeptJournal(books, () => startedDraft(books, start));
  const [isTried, setTried] = useState(false);
  const lastKey = useRef(draft.lines.length);
  const { entry, problems } = judgeLines(draft, booking.id, books);
  const { change } = kept;
  const moveTo = (place: number) => requestAnimationFrame(() => focusOn(place));

  function addLine(): void {
    lastKey.current += 1;
    change({ lines: [...draft.lines, nextLine(draft.lines, lastKey.current)] });
    moveTo(draft.lines.length);
  }
  /** Enter: to the next row, which is offered the sum that is missing; after the last one to a new one. */
  function goOn(place: number): void {
    if (place === draft.lines.length - 1) return addLine();
    change({ lines: withMissingSum(draft.lines, place + 1) });
    moveTo(place + 1);
  }

  async function book(): Promise<void> {
    setTried(true);
    if (problems.length === 0 && (await booking.book(entry))) kept.forget();
  }

  return {
    draft,
    booking,
    problems,
    isTried,
    isRestored: kept.isRestored,
    discard: () => {
      setTried(false);
      kept.discard();
    },
    change,
    addLine,
    goOn,
    book: () => void book(),
    begin: (next: JournalDraft) => {
      booking.begin();
      setTried(false);
      setDraft(next);
    },
  };
}

/** Kept in this browser until it is booked or thrown away; each template it was opened with has its own. */
function useKeptJournal(books: Books, started: () => JournalDraft) {
  const [params] = useSearchParams();
  const name = `entry-journal-${params}`;
  const [draft, setDraft] = useState(() => keptJournal(name, books) ?? started());
  const [isRestored, setRestored] = useState(() => keptJournal(name, books) !== null);
  const forget = () => {
    forgetDraft(name);
    setRestored(false);
  };
  return {
    draft,
    setDraft,
    kept: {
      isRestored,
      forget,
      change: (part: Partial<JournalDraft>) => {
        setDraft((before) => {
          const next = { ...before, ...part };
          keepJournal(name, next);
          return next;
        });
      },
      discard: () => {
        forget();
        setDraft(started());
      },
    },
  };
}

function startedDraft(books: Books, start: TemplateContent | undefined): JournalDraft {
  const empty = emptyDraft(books);
  if (start?.kind !== 'journal') return empty;
  const { summary, counterpartyId } = start;
  const lines = start.lines.map((line, key) => ({ ...line, key }));
  return { ...empty, summary, counterpartyId, lines: lines.length > 0 ? lines : empty.lines };
}

export function emptyDraft(books: Books): JournalDraft {
  const line = { fundId: books.funds[0]?.id ?? '', accountId: '', debit: '', credit: '' };
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
