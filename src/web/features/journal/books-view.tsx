import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { getJournalCsv } from '#contract/ledger.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooks } from '#web/lib/books/use-books.ts';
import { classNames } from '#web/lib/class-names.ts';
import { downloadFile } from '#web/lib/download.ts';
import { printPage } from '#web/lib/print-page.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AccountLedger } from './account-ledger.tsx';
import { type FilterProps, JournalFilters, LedgerFilters, TrialFilters } from './books-filters.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { JournalList } from './journal-list.tsx';
import { TrialBalance } from './trial-balance.tsx';
import { allBooks, type BooksView, bookNames, useBooksView } from './use-books-view.ts';
import { useJournal } from './use-journal.ts';
import { VoucherBook } from './voucher-book.tsx';

/** 帳簿: 仕訳帳, 総勘定元帳, 試算表 and 証憑, and any entry over them. */
export function BooksPart() {
  const books = useBooks();
  const view = useBooksView(books);
  if (!view.period) {
    return (
      <EmptyState title="帳簿はまだありません">
        会計年度と開始残高が登録されると、ここで帳簿を見られます。
      </EmptyState>
    );
  }
  const shown = { view, books };
  return (
    <>
      <BookChoice view={view} />
      {view.book === 'journal' && <Journal {...shown} />}
      {view.book === 'account' && (
        <>
          <LedgerFilters {...shown} />
          <PrintedHead {...shown} />
          <AccountLedger {...shown} />
        </>
      )}
      {view.book === 'trial' && (
        <>
          <TrialFilters {...shown} />
          <PrintedHead {...shown} />
          <TrialBalance {...shown} />
        </>
      )}
      {view.book === 'vouchers' && <VoucherBook {...shown} />}
      <EntryDialog {...shown} />
    </>
  );
}

function BookChoice({ view }: { view: BooksView }) {
  return (
    <nav aria-label="帳簿の種類" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {allBooks.map((book) => (
          <li key={book}>
            <Anchor
              href={view.addressWith({ book, entry: '' })}
              aria-current={view.book === book ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border-2 px-4',
                view.book === book
                  ? 'border-primary bg-primary font-bold text-on-primary'
                  : 'border-line bg-page hover:border-primary hover:bg-primary-soft',
              )}
            >
              {bookNames[book]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On paper the fields are gone: what they were set to stands in words. */
function PrintedHead({ view }: FilterProps) {
  const { book, period, fund, counterparty, query, yen } = view;
  const conditions = [
    period?.words,
    fund?.name,
    book === 'account' ? '' : view.account?.name,
    counterparty?.name,
    query && `「${query}」`,
    yen && `${yen}円`,
  ].filter(Boolean);
  return (
    <p className="mb-3 hidden font-bold print:block">
      {bookNames[book]}（{conditions.join('・')}）
    </p>
  );
}

function Journal({ view, books }: FilterProps) {
  const journal = useJournal(view);
  return (
    <>
      <JournalFilters view={view} books={books} />
      <PrintedHead view={view} books={books} />
      <JournalList
        journal={journal}
        view={view}
        books={books}
        actions={<JournalActions view={view} journal={journal} />}
      />
    </>
  );
}

type JournalActionsProps = { view: BooksView; journal: ReturnType<typeof useJournal> };

function JournalActions({ view, journal }: JournalActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const { period } = view;
  if (!period) return null;
  const busily = (work: () => Promise<void>) => async () => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: 'できませんでした', description: sentenceOf(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const { from, until } = period;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button
        variant="secondary"
        disabled={isBusy}
        onClick={busily(() => downloadFile(getJournalCsv, { from, until }))}
      >
        <FileSpreadsheet aria-hidden="true" className="size-5" />
        CSVで保存
      </Button>
      <Button
        variant="secondary"
        disabled={isBusy || !journal.data}
        onClick={busily(() => printWhole(journal))}
      >
        <Printer aria-hidden="true" className="size-5" />
        {isBusy ? '用意しています' : '印刷'}
      </Button>
    </div>
  );
}

/** Paper holds all that was found, not only what has been scrolled to. */
async function printWhole(journal: ReturnType<typeof useJournal>): Promise<void> {
  for (let more = journal.hasNextPage; more; ) {
    const { hasNextPage, error } = await journal.fetchNextPage();
    if (error) throw error;
    more = hasNextPage;
  }
  await printPage();
}
