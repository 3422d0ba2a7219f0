import { FileSearch, NotebookPen } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { LedgerEntry } from '#contract/ledger.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { isFiltered } from './books-filters.tsx';
import { JournalRow } from './journal-row.tsx';
import type { BooksView } from './use-books-view.ts';
import type { useJournal } from './use-journal.ts';
import { useMoreOnScroll } from './use-more-on-scroll.ts';
import { useNearWindow } from './use-near-window.ts';

type JournalListProps = {
  journal: ReturnType<typeof useJournal>;
  view: BooksView;
  books: Books;
  actions: ReactNode;
};

/** 仕訳帳, the newest first. More is fetched when its end comes near. */
export function JournalList({ journal, view, books, actions }: JournalListProps) {
  const { data, isPending, error, isPlaceholderData } = journal;
  if (isPending) return <output>仕訳を読み込んでいます</output>;
  if (!data) return <Failed error={error} onRetry={() => void journal.refetch()} />;
  const { pages } = data;
  const count = pages[0]?.count ?? 0;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status">
          {view.period?.words}の仕訳 <strong>{count.toLocaleString('ja-JP')}件</strong>
          {isPlaceholderData && '（しぼりこんでいます）'}
        </p>
        {actions}
      </div>
      {count === 0 ? <NoEntries view={view} /> : <Table pages={pages} view={view} books={books} />}
      <End key={pages.length} journal={journal} />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <FailureNote>{sentenceOf(error)}</FailureNote>
      <Button variant="secondary" className="mt-4" onClick={onRetry}>
        もう一度読み込む
      </Button>
    </>
  );
}

/** Up to five hundred rows a browser holds with ease, and Ctrl+F finds every one of them. */
const mostWholePages = 5;

type Page = { readonly entries: readonly LedgerEntry[] };

function Table({ pages, view, books }: { pages: readonly Page[]; view: BooksView; books: Books }) {
  return (
    <div className="@container">
      <table className="w-full border-collapse @max-[42rem]:block">
        <caption className="sr-only">仕訳帳。日付の新しい順です。</caption>
        <thead className="border-b-2 border-line-strong text-left @max-[42rem]:hidden">
          <tr>
            <th scope="col" className="py-2 pr-3">
              番号
            </th>
            <th scope="col" className="px-3 py-2">
              日付
            </th>
            <th scope="col" className="px-3 py-2">
              摘要
            </th>
            <th scope="col" className="px-3 py-2">
              借方
            </th>
            <th scope="col" className="px-3 py-2">
              貸方
            </th>
            <th scope="col" className="py-2 pl-3 text-right whitespace-nowrap">
              金額（円）
            </th>
          </tr>
        </thead>
        {pages.map(({ entries }, place) => (
          <PageRows
            key={entries[0]?.id ?? place}
            entries={entries}
            isLong={pages.length > mostWholePages}
            dayBefore={pages[place - 1]?.entries.at(-1)?.postedOn}
            view={view}
            books={books}
          />
        ))}
      </table>
    </div>
  );
}

type PageRowsProps = {
  entries: readonly LedgerEntry[];
  /** Whether there are so many rows that those far away must go. */
  isLong: boolean;
  /** Of the row above: where the month is another, it is named. */
  dayBefore: string | undefined;
  view: BooksView;
  books: Books;
};

/** A hundred rows that exist while they are near the window, and on paper. */
function PageRows({ entries, isLong, dayBefore, view, books }: PageRowsProps) {
  const part = useRef<HTMLTableSectionElement>(null);
  const { isNear, heightPx } = useNearWindow(part, isLong);
  const isPrinting = useIsPrinting();
  return (
    <tbody ref={part} className="@max-[42rem]:block">
      {isNear || isPrinting ? (
        entries.map((entry, place) => (
          <JournalRow
            key={entry.id}
            entry={entry}
            dayBefore={entries[place - 1]?.postedOn ?? dayBefore}
            href={view.addressWith({ entry: entry.id })}
            books={books}
          />
        ))
      ) : (
        <tr aria-hidden="true" style={{ height: heightPx }} className="block" />
      )}
    </tbody>
  );
}

/** The foot of the list; the button serves those who do not scroll. */
function End({ journal }: { journal: JournalListProps['journal'] }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = journal;
  const end = useRef<HTMLDivElement>(null);
  useMoreOnScroll(end, () => {
    if (hasNextPage && !isFetchingNextPage) void journal.fetchNextPage();
  });
  return (
    <div ref={end} className="py-6 text-center print:hidden">
      {isFetchNextPageError && (
        <FailureNote>続きを読み込めませんでした。{sentenceOf(journal.error)}</FailureNote>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          disabled={isFetchingNextPage}
          onClick={() => void journal.fetchNextPage()}
        >
          {isFetchingNextPage ? '読み込んでいます' : '続きを表示'}
        </Button>
      )}
    </div>
  );
}

function NoEntries({ view }: { view: BooksView }) {
  if (isFiltered(view)) {
    return (
      <EmptyState icon={FileSearch} title="あてはまる仕訳がありません">
        期間を広げるか、しぼりこみを減らしてください。
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={NotebookPen} title={`${view.period?.words ?? ''}の仕訳はまだありません`}>
      「入力」で記帳すると、ここに並びます。
    </EmptyState>
  );
}
