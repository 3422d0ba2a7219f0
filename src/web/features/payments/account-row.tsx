import { useState } from 'react';
import {
  approvePayeeAccount,
  type PayeeAccount,
  withdrawPayeeAccount,
} from '#contract/payments.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { placeWords } from '#domain/payments/payment.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type AccountRowProps = { account: PayeeAccount; mayAsk: boolean };

/** One version of a payee's account, with why it is this one. */
export function AccountRow({ account, mayAsk }: AccountRowProps) {
  const { id: accountId, state, reason, mayApprove } = account;
  const approving = useBooksAction(approvePayeeAccount);
  const withdrawing = useBooksAction(withdrawPayeeAccount);
  const [isAsking, setAsking] = useState(false);
  const error = approving.error ?? withdrawing.error;
  const isWaiting = state === 'asked';
  return (
    <div className="mt-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isWaiting && <Badge tone="warn">承認待ち</Badge>}
        <span className="break-all">{placeWords(account)}</span>
      </p>
      <p className="text-muted">
        {whoWords(account)}理由：{reason}
      </p>
      {isWaiting && (
        <p className="mt-1 flex flex-wrap gap-2 print:hidden">
          {mayApprove && (
            <Button disabled={approving.isPending} onClick={() => setAsking(true)}>
              この口座を承認する
            </Button>
          )}
          {mayAsk && (
            <Button
              variant="quiet"
              disabled={withdrawing.isPending}
              onClick={() =>
                withdrawing.mutate(
                  { accountId },
                  { onSuccess: () => toast({ title: '口座の依頼を取り下げました', tone: 'good' }) },
                )
              }
            >
              取り下げる
            </Button>
          )}
        </p>
      )}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <ConfirmDialog
        title="この口座を承認しますか"
        confirmLabel="承認する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          approving.mutate(
            { accountId },
            { onSuccess: () => toast({ title: '口座を承認しました', tone: 'good' }) },
          )
        }
      >
        <p>{placeWords(account)}</p>
        <p>
          請求書に書かれた電話番号ではなく、前から知っている番号に電話して、口座を確かめてください。
        </p>
      </ConfirmDialog>
    </div>
  );
}

function whoWords({ askedAs, askedOn, approvedAs, approvedOn }: PayeeAccount): string {
  const asked = `${formatPlainDate(askedOn)}に${askedAs}が依頼`;
  return approvedAs === null || approvedOn === null
    ? `${asked}。`
    : `${asked}、${formatPlainDate(approvedOn)}に${approvedAs}が承認。`;
}
