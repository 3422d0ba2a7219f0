import type { OpenItem } from '#contract/open-items.ts';
import { getPayments, type Payment } from '#contract/payments.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Badge } from './badge.tsx';
import { TextLink } from './text-link.tsx';

/** The furthest first: of several payments to one payee the nearest to the bank is told. */
const states: readonly (readonly [state: Payment['state'], words: string])[] = [
  ['sent', '振込データに入っています'],
  ['approved', '振込の承認ずみです'],
  ['asked', '振込の承認を待っています'],
];

/** A bill that 支払 is at work on: paid by hand as well, it would be paid twice. */
export function PaymentUnderWay({ items }: { items: readonly OpenItem[] }) {
  const { data } = useAnswer(getPayments, {});
  const bills = new Set(items.map(({ entryId }) => entryId));
  const own = data?.payments.filter(({ entryId }) => bills.has(entryId)) ?? [];
  const furthest = states.find(([state]) => own.some((it) => it.state === state));
  if (!furthest) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="warn">{furthest[1]}</Badge>
      <span className="text-muted">二重に払わないよう、銀行の明細が届いてから記帳します。</span>
      <TextLink
        href={accountingAddress('payments')}
        className="inline-flex min-h-11 items-center print:hidden"
      >
        「支払」を開く
      </TextLink>
    </p>
  );
}
