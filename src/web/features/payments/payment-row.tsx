import { useState } from 'react';
import { approvePayment, type Payment, withdrawPayment } from '#contract/payments.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

type PaymentRowProps = { payment: Payment; mayAsk: boolean };

/** One payment: who gets how much on which account, and who asked and agreed. */
export function PaymentRow({ payment, mayAsk }: PaymentRowProps) {
  const { payee, yen, payOn, from, to, summary, isAccountNew, entryId } = payment;
  const { paidEntryId, returnedEntryId, returnedOn, isAccountDoubted } = payment;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{payee}</strong>
        <strong className="tabular-nums">{formatYen(yen)}</strong>
      </p>
      <p>
        {formatPlainDate(payOn)}に、{from}から、{to}へ
      </p>
      <p className="text-muted">
        {summary}　{whoWords(payment)} <EntryLink entryId={entryId}>仕訳を見る</EntryLink>
        {paidEntryId && <EntryLink entryId={paidEntryId}>払った仕訳</EntryLink>}
        {returnedEntryId && <EntryLink entryId={returnedEntryId}>戻った仕訳</EntryLink>}
      </p>
      {returnedOn && (
        <p className="mt-1">
          {formatPlainDate(returnedOn)}に銀行から戻り、また未払いになりました。
          {isAccountDoubted
            ? '前からの電話番号に電話し、下の「支払先の口座」で口座を確かめてください。'
            : '口座は、そのあと確かめてあります。'}
        </p>
      )}
      {isAccountDoubted && returnedOn === null && (
        <p className="mt-1">
          <Badge tone="warn">前の振込が戻った口座です</Badge>{' '}
          取り下げて、口座を確かめてから頼み直してください。
        </p>
      )}
      {isAccountNew && (
        <p className="mt-1">
          <Badge tone="warn">口座が変わった支払先です</Badge>{' '}
          前からの電話番号に電話して、本当に変わったかを確かめてください。
        </p>
      )}
      <Decisions payment={payment} mayAsk={mayAsk} />
    </li>
  );
}

function EntryLink({ entryId, children }: { entryId: string; children: string }) {
  return (
    <TextLink href={entryAddress(entryId)} className="mr-4 inline-flex min-h-11 items-center">
      {children}
    </TextLink>
  );
}

function whoWords({ askedAs, askedOn, approvedAs, approvedOn }: Payment): string {
  const asked = `${formatPlainDate(askedOn)}に${askedAs}が依頼`;
  return approvedAs === null || approvedOn === null
    ? asked
    : `${asked}、${formatPlainDate(approvedOn)}に${approvedAs}が承認`;
}

function Decisions({ payment, mayAsk }: PaymentRowProps) {
  const { id: paymentId, digest, payee, yen, payOn, from, to, state, mayApprove } = payment;
  const approving = useBooksAction(approvePayment);
  const withdrawing = useBooksAction(withdrawPayment);
  const [isAsking, setAsking] = useState(false);
  const error = approving.error ?? withdrawing.error;
  const mayWithdraw = mayAsk && (state === 'asked' || state === 'approved');
  if (!mayApprove && !mayWithdraw) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      {mayApprove && (
        <Button disabled={approving.isPending} onClick={() => setAsking(true)}>
          承認する
        </Button>
      )}
      {mayWithdraw && (
        <Button
          variant="quiet"
          className={mayApprove ? '' : '-ml-4'}
          disabled={withdrawing.isPending}
          onClick={() =>
            withdrawing.mutate(
              { paymentId },
              { onSuccess: () => toast({ title: '支払いの依頼を取り下げました', tone: 'good' }) },
            )
          }
        >
          取り下げる
        </Button>
      )}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <ConfirmDialog
        title={`${payee}への${formatYen(yen)}を承認しますか`}
        confirmLabel="承認する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          approving.mutate(
            { paymentId, digest },
            { onSuccess: () => toast({ title: '支払いを承認しました', tone: 'good' }) },
          )
        }
      >
        <p>
          {formatPlainDate(payOn)}に、<strong>{from}</strong>から、{to}へ振り込みます。
        </p>
        <p>請求書と、支払先・口座・金額・日が同じかを確かめてください。</p>
      </ConfirmDialog>
    </div>
  );
}
