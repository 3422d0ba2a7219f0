import type { OpenItem } from '#contract/open-items.ts';
import { daysBetween, formatPlainDate } from '#domain/calendar.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { accountingAddress, entryAddress } from '#web/lib/books/accounting-address.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { type Owed, owedByCounterparty } from '#web/lib/books/use-open-items.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DueDay } from '#web/ui/due-day.tsx';
import { PaymentUnderWay } from '#web/ui/payment-under-way.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type OpenMoneyProps = { books: Books; items: readonly OpenItem[] };

/** まだ払っていないお金: what was decided and is not paid, by whom it is waited for; 払いすぎ stands apart. */
export function OwedMoney({
  books,
  items,
  overpaid,
}: OpenMoneyProps & { overpaid: readonly OpenItem[] }) {
  const owed = owedByCounterparty(items);
  const beyond = owedByCounterparty(overpaid);
  return (
    <Section id="owed" heading="まだ払っていないお金" description={owedWords(owed)}>
      {owed.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {owed.map((of) => (
            <PartyRow key={`${of.fundId} ${of.counterpartyId}`} books={books} of={of} />
          ))}
        </ul>
      )}
      {beyond.length > 0 && <Overpaid books={books} beyond={beyond} owedYen={totalOf(owed)} />}
    </Section>
  );
}

const totalOf = (parties: readonly Owed[]) => sumYen(parties.map(({ amountYen }) => amountYen));

function owedWords(owed: readonly Owed[]): string {
  if (owed.length === 0) {
    return '払うことが決まって、まだ払っていないお金（未払金）はありません。';
  }
  return `払うことが決まって、まだ払っていないお金（未払金）が、合わせて${formatYen(totalOf(owed))}あります。`;
}

type OverpaidProps = { books: Books; beyond: readonly Owed[]; owedYen: Yen };

/** In the books it lowers 未払金; here it does not hide behind what others are owed. */
function Overpaid({ books, beyond, owedYen }: OverpaidProps) {
  const totalYen = totalOf(beyond);
  return (
    <section aria-labelledby="overpaid" className="mt-6">
      <h3 id="overpaid" className="text-lg font-bold">
        払いすぎているお金
      </h3>
      <p className="mt-1 mb-3">
        請求より多く払ったお金が、合わせて{formatYen(totalYen)}
        あります。支払先に、返してもらうか、次の請求から引いてもらうかを確かめてください。帳簿の未払金は、差し引きで
        {formatYen(owedYen - totalYen)}です。
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {beyond.map((of) => (
          <PartyRow key={`${of.fundId} ${of.counterpartyId}`} books={books} of={of} isOver />
        ))}
      </ul>
    </section>
  );
}

type PartyRowProps = { books: Books; of: Owed; isOver?: boolean };

function PartyRow({ books, of, isOver = false }: PartyRowProps) {
  const mayBook = useMay('ledger.book');
  const { fundId, counterpartyId, since, due, amountYen, items } = of;
  const name = nameOf(books.counterparty(counterpartyId)) || '取引先の記録なし';
  const fund = books.fund(fundId);
  const form = isOver ? refundForm(of, books) : owedForm;
  return (
    <li className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <p className="font-bold">{name}</p>
        <p className="text-muted">
          {fund?.name}・{formatPlainDate(since)}から
          {items.map(({ entryId, summary }) => (
            <TextLink
              key={entryId}
              href={entryAddress(entryId)}
              className="ml-3 inline-flex min-h-11 items-center font-normal"
            >
              {summary}
            </TextLink>
          ))}
        </p>
        {due && <DueDay of={due} today={books.today} isFirst={items.length > 1} />}
        {!isOver && <PaymentUnderWay items={items} />}
      </div>
      <p className="text-lg font-bold tabular-nums sm:text-right">{formatYenNumber(amountYen)}円</p>
      {mayBook && (
        <TextLink
          href={accountingAddress('entry', {
            ...form,
            fund: fund?.code,
            party: counterpartyId,
            yen: String(amountYen),
          })}
          className="inline-flex min-h-11 items-center print:hidden"
        >
          {isOver ? '返金を記帳' : '支払いを記帳'}
          <VisuallyHidden>（{name}）</VisuallyHidden>
        </TextLink>
      )}
    </li>
  );
}

const refundForm = ({ items: [first] }: Owed, books: Books) => ({
  way: 'received',
  account: first && books.account(first.accountId)?.code,
});

const owedForm = { way: 'paid', for: 'owed' } as const;

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
          {items.map(({ entryId, accountId, fundId, postedOn, summary, amountYen }) => (
            <li
              key={`${entryId} ${accountId}`}
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
                  {nameOf(books.account(accountId))}・{nameOf(books.fund(fundId))}・
                  {formatPlainDate(postedOn)}から
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
