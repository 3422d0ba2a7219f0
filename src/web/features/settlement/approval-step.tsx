import { type FormEvent, useState } from 'react';
import { type LockRequest, withdrawLockRequest } from '#contract/books-lock.ts';
import { approveSettlement, askForApproval, type Settlement } from '#contract/settlement.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 総会の承認: one enters the day, another looks at it and closes the year for good. */
export function ApprovalStep({ settlement }: { settlement: Settlement }) {
  const { request } = settlement;
  if (request) return <Waiting settlement={settlement} request={request} />;
  if (settlement.may.ask) return <AskForm settlement={settlement} />;
  return (
    <p className="text-muted">
      総会の日を入れるのは、会計担当理事か管理会社の担当者です。確かめるのは、理事長か副理事長です。
    </p>
  );
}

function AskForm({ settlement: { fiscalYear, today } }: { settlement: Settlement }) {
  const asking = useBooksAction(askForApproval);
  const [meetingOn, setMeetingOn] = useState('');
  const [fault, setFault] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFault(meetingOn === '' ? '総会の日を選んでください。' : '');
    if (meetingOn === '') return;
    await asking.mutateAsync({ year: String(fiscalYear), meetingOn });
    toast({
      title: '総会の承認を入れました',
      description: '別の方が確かめると、年度が締まります。',
      tone: 'good',
    });
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="mt-3 grid max-w-md gap-4"
    >
      <Field
        label="決算を承認した通常総会の日"
        error={fault || (asking.error ? sentenceOf(asking.error) : '')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            max={today}
            value={meetingOn}
            onChange={({ target }) => setMeetingOn(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" disabled={asking.isPending}>
          総会の承認を入れる
        </Button>
      </div>
    </form>
  );
}

type WaitingProps = { settlement: Settlement; request: LockRequest };

function Waiting({ settlement, request }: WaitingProps) {
  const { fiscalYear, endsOn, versions } = settlement;
  const approving = useBooksAction(approveSettlement);
  const withdrawing = useBooksAction(withdrawLockRequest);
  const [isAsking, setAsking] = useState(false);
  const error = approving.error ?? withdrawing.error;
  const isBusy = approving.isPending || withdrawing.isPending;
  const meetingOn = versions[0]?.meetingOn;
  const withdraw = () =>
    void withdrawing
      .mutateAsync({ requestId: request.id })
      .then(() => toast({ title: '依頼を取り下げました', tone: 'good' }))
      .catch(() => undefined);
  const approve = () =>
    void approving
      .mutateAsync({ year: String(fiscalYear) })
      .then(() => toast({ title: `${fiscalYear}年度を締めました`, tone: 'good' }))
      .catch(() => undefined);
  return (
    <div className="mt-3 rounded-xl border-2 border-primary p-4">
      <p className="font-bold">{askedWords(meetingOn)}されたことを、確かめてください。</p>
      <p className="text-muted">
        {formatPlainDate(request.askedOn)}に{request.askedAs}が入れました。
        {request.mayApprove ? '' : '理事長か副理事長が確かめます。入れた方とは別の役員です。'}
      </p>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="mt-4 flex flex-wrap gap-3">
        {request.mayApprove && (
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            {approving.isPending ? '締めています' : '確かめて年度を締める'}
          </Button>
        )}
        <Withdrawal request={request} isBusy={isBusy} onWithdraw={withdraw} />
      </div>
      <ConfirmDialog
        title={`${fiscalYear}年度を締めますか`}
        confirmLabel="年度を締める"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={approve}
      >
        {formatPlainDate(endsOn)}
        までの帳簿は、もう開け直せません。決算書は、承認ずみの版になり、文書の一覧に載ります。
      </ConfirmDialog>
    </div>
  );
}

type WithdrawalProps = { request: LockRequest; isBusy: boolean; onWithdraw: () => void };

function Withdrawal({ request, isBusy, onWithdraw }: WithdrawalProps) {
  if (!request.mayApprove && !request.isMine) return null;
  return (
    <Button variant="secondary" disabled={isBusy} onClick={onWithdraw}>
      {request.isMine ? '取り下げる' : '差し戻す'}
    </Button>
  );
}

function askedWords(meetingOn: string | null | undefined): string {
  return meetingOn ? `${formatPlainDate(meetingOn)}の通常総会で承認` : '総会で承認';
}
