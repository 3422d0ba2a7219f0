import type { OwnDwelling } from '#contract/own-bill.ts';
import { restOfBill } from '#domain/billing/rest-of-bill.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';

type NextPaymentProps = Pick<OwnDwelling, 'next' | 'freeYen' | 'number'> & {
  heading: string;
  today: string;
};

/** The sum and the day first; what it is made of below. */
export function NextPayment({ heading, next, freeYen, number, today }: NextPaymentProps) {
  const { month, dueOn, parts, paidYen } = next;
  const { billedYen, restYen } = restOfBill(next);
  const isPaid = restYen === 0;
  return (
    <Section heading={heading}>
      <div className="max-w-2xl rounded-xl border border-line bg-surface p-4 sm:p-5">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <strong className="text-3xl tabular-nums">
            {formatYen(isPaid ? billedYen : restYen)}
          </strong>
          {isPaid ? (
            <Badge tone="good">もう納められています</Badge>
          ) : (
            <span className="text-lg">
              <strong>{formatPlainDate(dueOn)}</strong>
              {dueOn === today ? '（今日）' : ''}まで
            </span>
          )}
        </p>
        <p className="mt-1 text-muted">
          {number}号室の{monthName(month)}分です。
          {paidYen > 0 && !isPaid && `このうち${formatYen(paidYen)}は、もう納められています。`}
        </p>
        <ul className="mt-4 border-t border-line">
          {parts.map(({ item, yen }) => (
            <li
              key={item}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
            >
              <span>{item}</span>
              <span className="tabular-nums">{formatYen(yen)}</span>
            </li>
          ))}
        </ul>
        {freeYen > 0 && (
          <p className="mt-3">
            前もってお預かりしている額が{formatYen(freeYen)}あります。次の請求に充てます。
          </p>
        )}
      </div>
    </Section>
  );
}
