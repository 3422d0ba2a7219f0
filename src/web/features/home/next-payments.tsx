import { getOwnBill, type OwnDwelling } from '#contract/own-bill.ts';
import { collectingOf } from '#domain/billing/collecting-of.ts';
import { restOfBill } from '#domain/billing/rest-of-bill.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type NextPaymentsProps = {
  /** Where a page has a place of its own for whoever is late. */
  shownTo?: 'all' | 'late' | 'punctual';
};

/**
 * 次のお支払い of an owner, a line for each dwelling. A home without it is still a home: nothing waits for it. Not on
 * paper: a printed home is passed around, and the bill has a sheet of its own.
 */
export function NextPayments({ shownTo = 'all' }: NextPaymentsProps) {
  const { data } = useAnswer(getOwnBill, {}, { isWanted: useMay('bill.own') });
  if (data === undefined || data.dwellings.length === 0) return null;
  const isLate = data.dwellings.some(({ late }) => late.length > 0);
  if (shownTo !== 'all' && isLate !== (shownTo === 'late')) return null;
  return (
    <section
      aria-label="次のお支払い"
      className="my-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-line py-2 print:hidden"
    >
      <ul>
        {data.dwellings.map((dwelling) => (
          <li key={dwelling.number}>
            <Payment dwelling={dwelling} isOnly={data.dwellings.length === 1} />
          </li>
        ))}
      </ul>
      <TextLink href="/demo/my-bill" className="inline-block py-2">
        わたしの請求を見る
      </TextLink>
    </section>
  );
}

type PaymentProps = { dwelling: OwnDwelling; isOnly: boolean };

function Payment({ dwelling, isOnly }: PaymentProps) {
  const { number, next, late } = dwelling;
  const { billedYen, restYen } = restOfBill(next);
  const whose = isOnly ? '' : `${number}号室の`;
  return (
    <>
      {restYen > 0 ? (
        <>
          {whose}次のお支払いは
          <strong className="tabular-nums">{formatYen(restYen)}</strong>、
          <strong>{formatPlainDate(next.dueOn)}</strong>までです。
        </>
      ) : billedYen > 0 ? (
        `${whose}${monthName(next.month)}分の${formatYen(billedYen)}は、もう納められています。`
      ) : (
        `${whose}${monthName(next.month)}分のお支払いはありません。`
      )}
      {collectingOf(dwelling).map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {late.length > 0 && (
        <span className="block">
          このほかに、まだ納められていない額が{formatYen(sumYen(late.map(({ yen }) => yen)))}
          あります。
        </span>
      )}
    </>
  );
}
