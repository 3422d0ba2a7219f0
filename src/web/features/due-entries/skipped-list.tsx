import type { z } from 'zod/mini';
import { type listDue, takeBackSkip } from '#contract/repeats.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type Skipped = z.output<typeof listDue.output>['skipped'];

/** 飛ばした分: never out of sight. */
export function SkippedList({ skipped, mayBook }: { skipped: Skipped; mayBook: boolean }) {
  const takingBack = useBooksAction(takeBackSkip);
  if (skipped.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="flex min-h-11 items-center font-bold text-primary">
        飛ばした分（{skipped.length}件）
      </summary>
      {takingBack.error && <FailureNote>{sentenceOf(takingBack.error)}</FailureNote>}
      <ul className="divide-y divide-line border-y border-line">
        {skipped.map(({ repeatId, month, name, reason, skippedAs, skippedOn }) => (
          <li
            key={`${repeatId} ${month}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
          >
            <div className="min-w-0">
              <p className="font-bold">
                {monthName(month)}分　{name}
              </p>
              <p className="text-muted">
                {reason}（{formatPlainDate(skippedOn)}・{skippedAs}）
              </p>
            </div>
            {mayBook && (
              <Button
                variant="secondary"
                disabled={takingBack.isPending}
                onClick={() => takingBack.mutate({ repeatId, month })}
              >
                戻す<VisuallyHidden>（{name}）</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
