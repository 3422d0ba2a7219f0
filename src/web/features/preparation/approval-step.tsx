import { approveConvocation, type Convocation } from '#contract/convocation.ts';
import { dayInJapan, formatMonthDay } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { StepCard } from './step-card.tsx';

type ApprovalStepProps = { meetingId: string; convocation: Convocation };

/** 二人目: reads the PDF and approves exactly that. */
export function ApprovalStep({ meetingId, convocation }: ApprovalStepProps) {
  const { stage, latest } = convocation;
  const isDone = stage === 'approved' || stage === 'sent';
  return (
    <StepCard number={4} title="二人目が承認する" isDone={isDone}>
      {isDone && latest?.approvedAt ? (
        <p>
          {latest.approvedName}が{formatMonthDay(dayInJapan(latest.approvedAt))}
          に承認しました。
        </p>
      ) : (
        <Approval meetingId={meetingId} convocation={convocation} />
      )}
    </StepCard>
  );
}

function Approval({ meetingId, convocation: { stage, latest, digest } }: ApprovalStepProps) {
  const approving = useChange(approveConvocation);
  const mayApprove = useMay('meeting.prepare');
  if (stage !== 'asked' || !latest) return <p>承認を頼むと、ここで承認できます。</p>;
  if (!mayApprove) return <p>理事長か副理事長の承認を待っています。</p>;
  if (latest.isMine) {
    return <p>頼んだ方とは別の、理事長か副理事長が承認します。ほかの方に頼んでください。</p>;
  }
  return (
    <>
      <p className="mb-3 max-w-[44rem]">
        議案書のPDFを読んでから承認してください。承認のあとで内容が変わると、承認は効かなくなります。
      </p>
      <Button
        disabled={approving.isPending}
        onClick={() =>
          approving.mutate(
            { meetingId, convocationId: latest.id, digest },
            { onSuccess: () => toast({ title: '招集を承認しました', tone: 'good' }) },
          )
        }
      >
        {approving.isPending ? '承認しています' : 'この議案書で承認する'}
      </Button>
      {approving.error && <FailureNote>{sentenceOf(approving.error)}</FailureNote>}
    </>
  );
}
