import { keepBooks } from '#demo/books.ts';
import { spanOf } from '#demo/ledger/ledger-span.ts';
import { keptPapers } from '#demo/ledger/vouchers.ts';
import { lettersOf } from '#demo/papers/bill-paper.ts';
import { relativeDates } from '#demo/relative-dates.ts';

/** Every letter that a paper of the demonstration writes when it is built on one of these days. */
export function paperLetters(days: readonly string[]): readonly string[] {
  const letters = days.flatMap((day) => {
    const dates = relativeDates(day);
    return keptPapers(spanOf(dates, keepBooks(dates))).flatMap(({ paper }) => [
      ...lettersOf(paper),
    ]);
  });
  return [...new Set(letters)].toSorted();
}
