import { useState } from 'react';
import { approveLock, type LockRequest, withdrawLockRequest } from '#contract/books-lock.ts';
import { addDays, formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { monthWords } from '#web/lib/books/period.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What one has asked for waits for another. */
export function RequestCard({ request }: { request: LockRequest }) {
  const approving = useBooksAction(approveLock);
  const withdrawing = useBooksAction(withdrawLockRequest);
  const [isAsking, setAsking] = useState(false);
  const { id: requestId, askedAs, askedOn, reason, mayApprove, isMine } = request;
  const what = requestWords(request);
  const error = approving.error ?? withdrawing.error;
  const isBusy = approving.isPending || withdrawing.isPending;

  function approve(): void {
    const onSuccess = () => toast({ title: `${what}ことを承認しました`, tone: 'good' });
    approving.mutate({ requestId }, { onSuccess });
  }
  function withdraw(): void {
    const title = isMine ? '依頼を取り下げました' : '依頼を差し戻しました';
    withdrawing.mutate({ requestId }, { onSuccess: () => toast({ title, tone: 'good' }) });
  }

  return (
    <div className="mb-6 rounded-xl border-2 border-primary p-4 sm:p-5">
      <h3 className="text-lg font-bold">承認を待っています：{what}</h3>
      <p className="text-muted">
        {formatPlainDate(askedOn)}に{askedAs}が頼みました。
      </p>
      {reason && <p className="mt-2">{reason}</p>}
      <p className="mt-2">{whoDecides(request)}</p>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Approval request={request} isBusy={isBusy} onAsk={() => setAsking(true)} />
        {(mayApprove || isMine) && (
          <Button variant="secondary" disabled={isBusy} onClick={withdraw}>
            {isMine ? '依頼を取り下げる' : '差し戻す'}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`${what}ことを承認しますか`}
        confirmLabel="承認する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={approve}
      >
        {outcomeWords(request)}
      </ConfirmDialog>
    </div>
  );
}

type ApprovalProps = { request: LockRequest; isBusy: boolean; onAsk: () => void };

/** A year is approved where its settlement stands. */
function Approval({ request, isBusy, onAsk }: ApprovalProps) {
  if (!request.mayApprove) return null;
  if (request.isFinal) {
    return (
      <TextLink
        href={accountingAddress('settlement')}
        className="inline-flex min-h-11 items-center"
      >
        「決算」で確かめる
      </TextLink>
    );
  }
  return (
    <Button disabled={isBusy} onClick={onAsk}>
      {request.isReopening ? '承認して開け直す' : '承認して締める'}
    </Button>
  );
}

function requestWords({ lockedUntil, isReopening, isFinal }: LockRequest): string {
  if (isReopening) return `${monthWords(addDays(lockedUntil, 1))}からを開け直す`;
  if (isFinal) return `${formatPlainDate(lockedUntil)}までの年度を確定する`;
  return `${monthWords(lockedUntil)}までを締める`;
}

function whoDecides({ mayApprove, isMine }: LockRequest): string {
  if (mayApprove) return '帳簿を確かめて、承認してください。承認するまで、何も変わりません。';
  if (isMine) {
    return '頼んだ方とは別の役員が承認します。理事長か副理事長に伝えてください。';
  }
  return '理事長か副理事長が承認します。今の立場では承認できません。';
}

function outcomeWords({ lockedUntil, isReopening }: LockRequest): string {
  const next = formatPlainDate(addDays(lockedUntil, 1));
  return isReopening
    ? `${next}からの日付で、また記帳や取り消しができるようになります。`
    : `${formatPlainDate(lockedUntil)}までの日付では、記帳も取り消しもできなくなります。直すときは、理由を付けて開け直します。`;
}
