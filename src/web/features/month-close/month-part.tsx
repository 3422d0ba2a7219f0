import { CalendarCheck } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { OpenItem } from '#contract/open-items.ts';
import { addDays, formatPlainDate } from '#domain/calendar.ts';
import { type Books, useBooks } from '#web/lib/books/use-books.ts';
import { useOpenItems } from '#web/lib/books/use-open-items.ts';
import { useMay } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { MissingBoundary } from '#web/ui/missing-boundary.tsx';
import { Section } from '#web/ui/section.tsx';
import { AskForm } from './ask-form.tsx';
import { AwaitedPapers } from './awaited-papers.tsx';
import { AwaitedResults } from './awaited-results.tsx';
import { Checklist } from './checklist.tsx';
import { LockHistory } from './lock-history.tsx';
import { type MonthToClose, monthToClose } from './month-to-close.ts';
import { OwedMoney, SuspendedMoney } from './open-money.tsx';
import { RequestCard } from './request-card.tsx';
import { TightBudget } from './tight-budget.tsx';
import { UnbookedPapers } from './unbooked-papers.tsx';
import { useCloseItems } from './use-close-items.ts';

/** 今月やること: what is open now, computed from the books. */
export function MonthPart({ beforeClose }: { beforeClose?: ReactNode }) {
  const books = useBooks();
  const month = monthToClose(books);
  if (!month) {
    return (
      <EmptyState icon={CalendarCheck} title="帳簿はまだありません">
        会計年度と開始残高が登録されると、ここに月ごとにすることが並びます。
      </EmptyState>
    );
  }
  return <Todo books={books} month={month} beforeClose={beforeClose} />;
}

type TodoProps = {
  books: Books;
  month: MonthToClose;
  /** What else to look at before it is closed. */
  beforeClose: ReactNode;
};

function Todo({ books, month, beforeClose }: TodoProps) {
  const { owed, overpaid, suspense } = useOpenItems();
  return (
    <Folds>
      <MonthClose books={books} month={month} suspense={suspense} beforeClose={beforeClose} />
      <AwaitedResults />
      <UnbookedPapers />
      <AwaitedPapers />
      <OwedMoney books={books} items={owed} overpaid={overpaid} />
      <SuspendedMoney books={books} items={suspense} />
      {/* A new association has no budget of the year yet. */}
      <MissingBoundary instead={null}>
        <Suspense>
          <TightBudget />
        </Suspense>
      </MissingBoundary>
      <LockHistory books={books} />
    </Folds>
  );
}

type CloseProps = TodoProps & { suspense: readonly OpenItem[] };

function MonthClose({ beforeClose, ...props }: CloseProps) {
  const { books, month } = props;
  const { request } = books;
  return (
    <Section
      id="close"
      heading={month.isDue ? `${month.name}を締める` : '月の締め'}
      description={
        month.isDue
          ? '締めると、その月の帳簿は変えられなくなります。先に、次のことを確かめます。'
          : `いま締める月はありません。${month.name}は、${formatPlainDate(addDays(month.endsOn, 1))}から締められます。`
      }
    >
      {request && <RequestCard request={request} />}
      {month.isDue && beforeClose}
      {month.isDue && <DueMonth {...props} />}
    </Section>
  );
}

function DueMonth({ books, month, suspense }: Omit<CloseProps, 'beforeClose'>) {
  const check = useCloseItems({ month, books, suspense });
  const mayAsk = useMay('month.ask');
  return (
    <>
      <p role="status" className="mb-3 font-bold">
        確認 {check.settledCount}／{check.items.length}
      </p>
      <Checklist check={check} />
      {books.request === null && mayAsk && <AskForm month={month} check={check} />}
      {books.request === null && !mayAsk && (
        <p className="mt-5 rounded-lg bg-surface px-4 py-3">
          締めを頼めるのは、会計担当理事と管理会社の担当者です。頼まれた締めは、理事長か副理事長が承認します。
        </p>
      )}
    </>
  );
}
