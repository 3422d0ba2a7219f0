import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type BankLine, listBankLines, undoMatches } from '#contract/bank.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const firstShown = 10;

/** 確かめた入出金, the newest first; each can be taken back. */
export function DoneLines({ books }: { books: Books }) {
  const { lines, count } = useEndpoint(listBankLines, { state: 'done' });
  const undoing = useBooksAction(undoMatches);
  const mayBook = useMay('ledger.book');
  const [isAll, setAll] = useState(false);
  if (count === 0) return null;

  async function undo(line: BankLine): Promise<void> {
    await undoing.mutateAsync({ matchIds: line.matches.map(({ id }) => id) });
    toast({ title: '確かめる前に戻しました', tone: 'good' });
  }

  return (
    <Section id="done" heading="確かめた入出金" description={`${count}行を確かめてあります。`}>
      {undoing.isError && <FailureNote>{sentenceOf(undoing.error)}</FailureNote>}
      <ul className="divide-y divide-line border-y border-line">
        {(isAll ? lines : lines.slice(0, firstShown)).map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
            <p className="min-w-0 flex-1 basis-72">
              <span className="tabular-nums">{formatMonthDay(line.heldOn)}</span>　
              {(line.text || line.kind).normalize('NFKC')}
              <span className="block text-muted">
                {nameOf(books.account(line.accountId))}
                {line.matches.map(({ id, entryId, number, summary }) => (
                  <TextLink
                    key={id}
                    href={entryAddress(entryId)}
                    className="ml-3 inline-flex min-h-11 items-center font-normal"
                  >
                    No.{number} {summary}
                  </TextLink>
                ))}
              </span>
            </p>
            <p className="font-bold tabular-nums">{formatYen(line.amountYen)}</p>
            {mayBook && (
              <Button
                variant="quiet"
                disabled={undoing.isPending}
                onClick={() => void undo(line).catch(() => undefined)}
                className="print:hidden"
              >
                <Undo2 aria-hidden="true" className="size-5" />
                戻す<VisuallyHidden>（{line.text || line.kind}）</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isAll && lines.length > firstShown && (
        <Button variant="secondary" className="mt-3 print:hidden" onClick={() => setAll(true)}>
          ほかの{lines.length - firstShown}行も見る
        </Button>
      )}
    </Section>
  );
}
