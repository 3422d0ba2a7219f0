import { memo } from 'react';
import type { LedgerEntry } from '#contract/ledger.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { formatYenNumber } from '#domain/format-yen.ts';
import { counterpartyWords, entryYen, fundWords, sideWords } from '#web/lib/books/entry-words.ts';
import { monthWords } from '#web/lib/books/period.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Badge } from '#web/ui/badge.tsx';

type JournalRowProps = {
  entry: LedgerEntry;
  dayBefore: string | undefined;
  href: string;
  books: Books;
};

const cell = 'px-3 py-2.5 align-top print:px-1.5 print:py-1 @max-[42rem]:block @max-[42rem]:p-0';
const sideCell = `${cell} @min-[42rem]:w-44 print:w-32 @max-[42rem]:col-span-2 @max-[42rem]:before:mr-3 @max-[42rem]:before:text-muted @max-[42rem]:before:content-[attr(data-label)]`;

/** One entry in a line; the whole of it opens the entry. The first one of a month names the month. */
export const JournalRow = memo(function JournalRow({
  entry,
  dayBefore,
  href,
  books,
}: JournalRowProps) {
  const { postings, postedOn } = entry;
  const isNewMonth = postedOn.slice(0, 7) !== dayBefore?.slice(0, 7);
  return (
    <>
      {isNewMonth && (
        <tr className="break-after-avoid @max-[42rem]:block">
          <th
            scope="rowgroup"
            colSpan={6}
            className="border-b border-line bg-surface px-3 py-1.5 text-left @max-[42rem]:block"
          >
            {monthWords(postedOn)}
          </th>
        </tr>
      )}
      <tr className="relative border-b border-line hover:bg-surface @max-[42rem]:grid @max-[42rem]:grid-cols-[1fr_auto] @max-[42rem]:gap-x-3 @max-[42rem]:px-1 @max-[42rem]:py-3">
        <td className={`${cell} pl-0 whitespace-nowrap text-muted tabular-nums`}>
          No.{entry.number}
        </td>
        <td className={`${cell} whitespace-nowrap tabular-nums @max-[42rem]:order-first`}>
          {formatMonthDay(postedOn)}
        </td>
        <td className={`${cell} @max-[42rem]:col-span-2`}>
          <Anchor
            href={href}
            className="font-bold text-primary print:text-text decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {entry.summary}
          </Anchor>{' '}
          <State entry={entry} />
          <span className="block text-muted">{remarkOf(entry, books)}</span>
        </td>
        <td data-label="借方" className={sideCell}>
          {sideWords(postings, 'debit', books)}
        </td>
        <td data-label="貸方" className={sideCell}>
          {sideWords(postings, 'credit', books)}
        </td>
        <td
          className={`${cell} pr-0 text-right font-bold whitespace-nowrap tabular-nums @max-[42rem]:col-span-2`}
        >
          {formatYenNumber(entryYen(postings))}
          <span className="@min-[42rem]:sr-only">円</span>
        </td>
      </tr>
    </>
  );
});

/** The fund, and the counterparty unless the summary names it. */
function remarkOf({ postings, summary }: LedgerEntry, books: Books): string {
  const counterparty = counterpartyWords(postings, books);
  const parts = [fundWords(postings, books), summary.includes(counterparty) ? '' : counterparty];
  return parts.filter((part) => part !== '').join('・');
}

function State({ entry }: { entry: LedgerEntry }) {
  if (entry.reversedBy) return <Badge>取り消し済み</Badge>;
  return entry.reverses && <Badge tone="warn">取り消しの仕訳</Badge>;
}
