import type { ReactNode } from 'react';
import { formatPlainDate } from '#domain/calendar.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';

/** A paper on the repair plan: at the foot of every page, so that no page is handed on without it, what it is not. */
export function PrintedSheet({ children }: { children: ReactNode }) {
  return (
    <article className="table w-full leading-normal">
      <div className="table-row-group">{children}</div>
      <footer className="table-footer-group break-inside-avoid">
        <p className="mt-3 border-t-2 border-line-strong pt-1.5 leading-snug">
          この資料の試算は、建物の調査をして作ったものではなく、専門家による長期修繕計画に代わるものではありません。
        </p>
      </footer>
    </article>
  );
}

/** Whose it is, of which day, and what. */
export function PrintedTitle({ children }: { children: ReactNode }) {
  const { answer } = useWorkbench();
  return (
    <>
      <p className="flex justify-between gap-4">
        <span>{answer.associationName}</span>
        <span>{formatPlainDate(answer.today)}</span>
      </p>
      <h1 className="mt-1 border-b-4 border-line-strong pb-2 text-2xl font-bold">{children}</h1>
    </>
  );
}
