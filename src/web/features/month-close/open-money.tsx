import { daysBetween, formatPlainDate } from '#domain/calendar.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { accountingAddress, entryAddress } from '#web/lib/books/accounting-views.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { type OpenItem, owedByCounterparty } from '#web/lib/books/use-open-items.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type OpenMoneyProps = { books: Books; items: readonly OpenItem[] };

/** まだ払っていないお金: what was decided and is not paid, by whom it is waited for. */
export function OwedMoney({ books, items }: OpenMoneyProps) {
  const mayBook = useMay('ledger.book');
  const owed = owedByCounterparty(items);
  const totalYen = sumYen(owed.map(({ amountYen }) => amountYen));
  return (
    <Section
      id="owed"
      heading="まだ払っていないお金"
      description={
        owed.length === 0
          ? '払うことが決まって、まだ払っていないお金（未払金）はありません。'
          : `払うことが決まって、まだ払っていないお金（未払金）が、合わせて${formatYen(totalYen)}あります。`
      }
    >
      {owed.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {owed.map(({ fundId, counterpartyId, since, amountYen, items: parts }) => {
            const name = nameOf(books.counterparty(counterpartyId)) || '取引先の記録なし';
            const fund = books.fund(fundId);
            return (
              <li
                key={`${fundId} ${counterpartyId}`}
                className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
              >
                <div className="min-w-0">
                  <p className="font-bold">{name}</p>
                  <p className="text-muted">
                    {fund?.name}・{formatPlainDate(since)}から
                    {parts.map(({ entryId, summary }) => (
                      <TextLink
                        key={entryId}
                        href={entryAddress(entryId)}
                        className="ml-3 inline-flex min-h-11 items-center font-normal"
                      >
                        {summary}
                      </TextLink>
                    ))}
                  </p>
                </div>
                <p className="text-lg font-bold tabular-nums sm:text-right">
                  {formatYenNumber(amountYen)}円
                </p>
                {mayBook && (
                  <TextLink
                    href={accountingAddress('entry', {
                      way: 'paid',
                      for: 'owed',
                      fund: fund?.code,
                      party: counterpartyId,
                      yen: String(amountYen),
                    })}
                    className="inline-flex min-h-11 items-center print:hidden"
                  >
                    支払いを記帳<VisuallyHidden>（{name}）</VisuallyHidden>
                  </TextLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

const longestDays = 90;

/** 仮払金と仮受金: sums of which nobody said yet what they are. */
export function SuspendedMoney({ books, items }: OpenMoneyProps) {
  return (
    <Section
      id="suspense"
      heading="行き先が決まっていないお金"
      description={
        items.length === 0
          ? '何のお金か決まっていないもの（仮払金・仮受金）はありません。'
          : `何のお金か決まっていないもの（仮払金・仮受金）です。${longestDays}日を過ぎる前に、正しい科目へ移します。`
      }
    >
      {items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {items.map(({ entryId, account, fundId, postedOn, summary, amountYen }) => (
            <li
              key={`${entryId} ${account.id}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
            >
              <div className="min-w-0">
                <TextLink
                  href={entryAddress(entryId)}
                  className="inline-flex min-h-11 items-center"
                >
                  {summary}
                </TextLink>{' '}
                {daysBetween(postedOn, books.today) > longestDays && (
                  <Badge tone="warn">{longestDays}日を過ぎています</Badge>
                )}
                <p className="text-muted">
                  {account.name}・{nameOf(books.fund(fundId))}・{formatPlainDate(postedOn)}から
                </p>
              </div>
              <p className="text-lg font-bold tabular-nums">{formatYenNumber(amountYen)}円</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
