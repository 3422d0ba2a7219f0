import { useState } from 'react';
import { type Convocation, sendConvocation } from '#contract/convocation.ts';
import { dayInJapan, formatMonthDay } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { StepCard } from './step-card.tsx';

type SendStepProps = { meetingId: string; convocation: Convocation };

/** 発送: the day is judged, the ways are counted, and after one press nothing of it changes. */
export function SendStep({ meetingId, convocation }: SendStepProps) {
  const { stage, latest, verdict, reach } = convocation;
  if (stage === 'sent' && latest?.sentAt) {
    return (
      <StepCard number={5} title="発送する" isDone>
        <p>
          {formatMonthDay(dayInJapan(latest.sentAt))}
          に発送し、議決権の受付を始めました。議案と名簿は、もう変わりません。
        </p>
      </StepCard>
    );
  }
  return (
    <StepCard number={5} title="発送する" isDone={false}>
      <p className={verdict.state === 'in-time' ? '' : 'font-bold text-danger'}>{verdict.words}</p>
      <p className="mt-1">
        {reach.mail > 0 && `メールで${reach.mail}人、`}紙で{reach.paper}人
        {reach.posted > 0 && `（うち郵便${reach.posted}人）`}に届けます。
      </p>
      {stage === 'approved' && verdict.state !== 'late' && (
        <Sending meetingId={meetingId} convocation={convocation} />
      )}
      {stage !== 'approved' && <p className="mt-2 text-muted">承認されると、発送できます。</p>}
    </StepCard>
  );
}

function Sending({ meetingId, convocation: { latest, digest, verdict } }: SendStepProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasBoardAgreed, setAgreed] = useState(false);
  const sending = useChange(sendConvocation);
  const isUrgent = verdict.state === 'urgent';
  if (!useMay('meeting.prepare') || !latest) {
    return <p className="mt-2 text-muted">理事長か副理事長が発送します。</p>;
  }
  const input = { meetingId, convocationId: latest.id, digest, hasBoardAgreed };
  return (
    <div className="mt-3 max-w-2xl">
      {isUrgent && (
        <label className="mb-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={hasBoardAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
            className="size-6 shrink-0 accent-primary"
          />
          短い期間で招集することを、理事会が承認しました
        </label>
      )}
      <Button
        size="large"
        disabled={sending.isPending || (isUrgent && !hasBoardAgreed)}
        onClick={() => setOpen(true)}
      >
        {sending.isPending ? '発送しています' : '招集通知を発送する'}
      </Button>
      {sending.error && <FailureNote>{sentenceOf(sending.error)}</FailureNote>}
      <ConfirmDialog
        title="招集通知を発送しますか"
        confirmLabel="発送する"
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() =>
          sending.mutate(input, {
            onSuccess: () => toast({ title: '招集通知を発送しました', tone: 'good' }),
          })
        }
      >
        今日の名簿と、この議案で、議決権の受付が始まります。発送したあとは、日時も議案も変えられません。
      </ConfirmDialog>
    </div>
  );
}
