import { Undo2 } from 'lucide-react';
import { undoMatches } from '#contract/bank.ts';
import type { Automatic } from '#contract/bank-automatic.ts';
import { formatMonthDay, formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type Line = Automatic['days'][number]['lines'][number];

/** 自動で付けたもの, by the day on which it was booked: taken back one by one, or a whole day. */
export function AutomaticDays({ days }: Pick<Automatic, 'days'>) {
  const undoing = useBooksAction(undoMatches);
  const mayBook = useMay('ledger.book');

  async function undo(lines: readonly Line[]): Promise<void> {
    await undoing.mutateAsync({ matchIds: lines.map(({ matchId }) => matchId) });
    toast({
      title: `${lines.length}件を、確かめる前に戻しました`,
      description: 'この名義は、これから1年、自動では付けません。',
      tone: 'good',
    });
  }

  if (days.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-lg font-bold">自動で付けたもの</h3>
      {undoing.isError && <FailureNote>{sentenceOf(undoing.error)}</FailureNote>}
      {days.map(({ day, lines }) => (
        <section key={day} aria-label={formatPlainDate(day)} className="mb-5">
          <div className="flex flex-wrap items-center justify-between gap-x-5">
            <h4 className="font-bold">
              {formatPlainDate(day)}に{lines.length}件
            </h4>
            {mayBook && lines.length > 1 && (
              <Button
                variant="quiet"
                disabled={undoing.isPending}
                onClick={() => void undo(lines).catch(() => undefined)}
              >
                <Undo2 aria-hidden="true" className="size-5" />
                この日の{lines.length}件を戻す
              </Button>
            )}
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <li key={line.matchId} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
                <p className="min-w-0 flex-1 basis-72">
                  <span className="tabular-nums">{formatMonthDay(line.heldOn)}</span>　
                  {line.text.normalize('NFKC')}
                  <span className="block text-muted">{line.reason}</span>
                  <TextLink
                    href={entryAddress(line.entryId)}
                    className="inline-flex min-h-11 items-center font-normal"
                  >
                    No.{line.number} {line.summary}
                  </TextLink>
                </p>
                <p className="font-bold tabular-nums">{formatYen(line.amountYen)}</p>
                {mayBook && (
                  <Button
                    variant="quiet"
                    disabled={undoing.isPending}
                    onClick={() => void undo([line]).catch(() => undefined)}
                  >
                    <Undo2 aria-hidden="true" className="size-5" />
                    戻す<VisuallyHidden>（{line.summary}）</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
