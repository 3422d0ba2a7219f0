import { getOpening } from '#contract/opening.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { nameOf, useBooks } from '#web/lib/books/use-books.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FundList } from './fund-list.tsx';
import { OpeningForm } from './opening-form.tsx';

/** 会計区分, and how the books began; where they are empty, the way to begin them. */
export function OpeningPart() {
  const books = useBooks();
  const mayBook = useMay('ledger.book');
  const opening = useEndpoint(getOpening, {});
  return (
    <>
      <FundList books={books} mayBook={mayBook} />
      <Section
        id="opening"
        heading="帳簿の始まり"
        description={
          opening.isOpen
            ? '帳簿はもう始まっています。始めたときの残高は、次のとおりです。'
            : '帳簿はまだありません。これまでの残高を入れると、ここから記帳を始められます。年度の途中からでも始められます。'
        }
      >
        {opening.isOpen && (
          <ul className="divide-y divide-line border-y border-line">
            {opening.entries.map(({ id, number, postedOn, summary, amountYen }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
                <TextLink href={entryAddress(id)} className="inline-flex min-h-11 items-center">
                  No.{number} {summary}
                </TextLink>
                <span className="tabular-nums">
                  {formatPlainDate(postedOn)}・{formatYen(amountYen)}
                </span>
              </li>
            ))}
            {opening.certificates.map(({ accountId, heldOn, amountYen, note }) => (
              <li
                key={`${accountId} ${heldOn}`}
                className="flex flex-wrap justify-between gap-x-6 py-2"
              >
                <span>
                  {nameOf(books.account(accountId))}の残高証明 {note}
                </span>
                <span className="tabular-nums">
                  {formatPlainDate(heldOn)}・{formatYen(amountYen)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {!opening.isOpen && mayBook && (
          <OpeningForm books={books} draft={opening.draft} savedOn={opening.savedOn} />
        )}
        {!opening.isOpen && !mayBook && (
          <p className="rounded-lg bg-surface px-4 py-3">
            帳簿を始められるのは、会計担当理事と管理会社の担当者です。
          </p>
        )}
      </Section>
    </>
  );
}
