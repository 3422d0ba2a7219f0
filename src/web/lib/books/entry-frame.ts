import type { EntryFrame } from '#domain/ledger/problems-of-entry.ts';
import type { Books } from './use-books.ts';

/** What an entry is held against before it is sent. */
export function entryFrame(books: Books): EntryFrame {
  const { accounts, funds, years, lockedUntil, finalUntil, today } = books;
  const lock =
    lockedUntil === null
      ? null
      : { lockedUntil, isFinal: finalUntil !== null && finalUntil >= lockedUntil };
  return { accounts, funds, years, lock, today };
}
