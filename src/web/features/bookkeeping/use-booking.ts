import { useState } from 'react';
import { type LedgerEntry, postEntry, reverseEntry } from '#contract/ledger.ts';
import type { NewEntry } from '#domain/ledger/entry.ts';
import { reversalDay } from '#domain/ledger/reversal-day.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';

const undoReason = '入力してすぐに取り消し';

/** One form from its first letter to its entry, and back again. The same id is sent until it is booked. */
export function useBooking(books: Books, voucherIds: readonly string[] = []) {
  const posting = useBooksAction(postEntry);
  const reversing = useBooksAction(reverseEntry);
  const [id, setId] = useState(newId);
  const [undoId, setUndoId] = useState(newId);
  const [booked, setBooked] = useState<LedgerEntry | null>(null);
  const [undoneBy, setUndoneBy] = useState<LedgerEntry | null>(null);

  const withPapers = voucherIds.length > 0 ? { voucherIds: [...voucherIds] } : {};

  async function book({ postedOn, summary, postings }: NewEntry): Promise<void> {
    const given = { id, postedOn, summary, reason: '', postings: [...postings], ...withPapers };
    const { entry } = await posting.mutateAsync(given);
    setBooked(entry);
  }
  async function undo(): Promise<void> {
    if (!booked) return;
    const { postedOn } = reversalDay(booked, books);
    if (postedOn === null) return;
    const given = { entryId: booked.id, id: undoId, postedOn, reason: undoReason };
    const { entry } = await reversing.mutateAsync(given);
    setUndoneBy(entry);
  }
  function begin(): void {
    setId(newId());
    setUndoId(newId());
    setBooked(null);
    setUndoneBy(null);
    posting.reset();
    reversing.reset();
  }

  return {
    id,
    booked,
    undoneBy,
    isBusy: posting.isPending || reversing.isPending,
    error: posting.error ?? reversing.error,
    /** Whether it stands in the books now. */
    book: (entry: NewEntry): Promise<boolean> =>
      book(entry).then(
        () => true,
        () => false,
      ),
    undo: () => undo().catch(() => undefined),
    begin,
  };
}

export type Booking = ReturnType<typeof useBooking>;

function newId(): string {
  return crypto.randomUUID();
}
