import { Suspense } from 'react';
import { useBooks } from '#web/lib/books/use-books.ts';
import { useMay } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { AutomaticSection } from './automatic-section.tsx';
import { BankBalances } from './bank-balances.tsx';
import { BankHistory } from './bank-history.tsx';
import { DoneLines } from './done-lines.tsx';
import { InboxSection } from './inbox-section.tsx';
import { TakeFiles } from './take-files.tsx';

/** 入出金: what the banks say, line by line, and what it is in the books. */
export function BankPart() {
  const books = useBooks();
  const mayBook = useMay('ledger.book');
  if (books.bankAccounts.length === 0) {
    return (
      <EmptyState title="口座がまだありません">
        銀行の口座が登録されると、明細を取り込めます。
      </EmptyState>
    );
  }
  return (
    <Folds>
      {mayBook && (
        <Suspense>
          <TakeFiles books={books} />
        </Suspense>
      )}
      <InboxSection books={books} />
      <BankBalances books={books} />
      <DoneLines books={books} />
      <Suspense>
        <AutomaticSection />
      </Suspense>
      <BankHistory books={books} />
    </Folds>
  );
}
