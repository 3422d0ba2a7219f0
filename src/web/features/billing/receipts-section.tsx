import { Inbox } from 'lucide-react';
import { listReceipts, type ReceiptRow, undoReceipt } from '#contract/billing.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 振込と現金の入金, the latest first; debits come by the hundred and stand with the dwelling. */
export function ReceiptsSection() {
  const { receipts } = useEndpoint(listReceipts, {});
  return (
    <Section
      id="receipts"
      heading="振込と現金の入金"
      description="口座振替のほかに受け取った管理費等です。新しいものから並べています。"
    >
      {receipts.length === 0 ? (
        <EmptyState icon={Inbox} title="振込や現金の入金は、まだありません" />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {receipts.map((receipt) => (
            <Row key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const ways = { debit: '口座振替', transfer: '振込', cash: '現金' } as const;

function Row({ receipt }: { receipt: ReceiptRow }) {
  const mayBill = useMay('billing.run');
  const undoing = useBooksAction(undoReceipt);
  const { number, owner, payer, parts, freeYen } = receipt;
  async function takeBack(): Promise<void> {
    try {
      await undoing.mutateAsync({ receiptId: receipt.id });
      toast({ title: '入金を取り消しました', tone: 'good' });
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
    }
  }
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span>{formatPlainDate(receipt.receivedOn)}</span>
          {number && (
            <span>
              <strong>{number}号室</strong> {owner}
            </span>
          )}
          <span>
            {ways[receipt.way]}
            {payer && `（名義：${payer}）`}
          </span>
        </span>
        <strong className="tabular-nums">{formatYen(receipt.yen)}</strong>
      </p>
      <p className="text-muted">
        {parts
          .map(({ item, month, yen }) => `${monthName(month)}分 ${item} ${formatYen(yen)}`)
          .join('、')}
        {freeYen > 0 && `${parts.length > 0 ? '、' : ''}前受金 ${formatYen(freeYen)}`}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 print:hidden">
        <TextLink href={entryAddress(receipt.entryId)}>仕訳を見る</TextLink>
        {mayBill && (
          <Button variant="quiet" disabled={undoing.isPending} onClick={() => void takeBack()}>
            取り消す
          </Button>
        )}
      </p>
    </li>
  );
}
