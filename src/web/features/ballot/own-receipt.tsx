import { CircleCheck, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type BallotMeeting, castBallot, type OwnAnswer } from '#contract/ballot.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { openItemsOf } from './ballot-items.ts';
import { choiceWords } from './choice-words.ts';
import { StepHeading } from './step-heading.tsx';

type OwnReceiptProps = {
  facts: ReactNode;
  meeting: BallotMeeting;
  headId: string;
  answer: OwnAnswer;
  onChange: () => void;
};

/** 受付の控え: what was answered, when, and under which number. */
export function OwnReceipt({ facts, meeting, headId, answer, onChange }: OwnReceiptProps) {
  const { day, time } = clockInJapan(new Date(answer.receivedAt));
  const isOnPaper = answer.kind === 'paper' || answer.kind === 'proxy';
  return (
    <section className="max-w-2xl">
      <StepHeading>
        <CircleCheck aria-hidden="true" className="mr-2 inline size-7 text-good" />
        受け付けました
      </StepHeading>
      <p className="mb-4">
        {formatDate(day)}
        {isOnPaper ? 'に届いた用紙' : ` ${time}`}　受付番号{' '}
        <strong className="tabular-nums">{answer.receipt}</strong>
      </p>
      <Said meeting={meeting} answer={answer} />
      {facts}
      <div className="flex flex-wrap gap-3 print:hidden">
        {!meeting.isClosed && (
          <Button variant="secondary" size="large" onClick={onChange}>
            答えを直す
          </Button>
        )}
        <Button variant="secondary" size="large" onClick={printPage}>
          <Printer aria-hidden="true" className="size-5" />
          控えを印刷する
        </Button>
        {!meeting.isClosed && <TakeBack meetingId={meeting.id} headId={headId} />}
      </div>
    </section>
  );
}

function Said({ meeting, answer }: Pick<OwnReceiptProps, 'meeting' | 'answer'>) {
  if (answer.agent !== null) {
    return (
      <p className="mb-5 text-lg">
        代理人：<strong>{answer.agent}</strong>
      </p>
    );
  }
  return (
    <ul className="mb-5 divide-y divide-line border-y border-line">
      {openItemsOf(meeting).map(({ id, label, title }) => {
        const choice = answer.choices[id];
        return (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0">
              {label}　{title}
            </span>
            <strong>{choice ? choiceWords[choice] : '答えなし'}</strong>
          </li>
        );
      })}
    </ul>
  );
}

function TakeBack({ meetingId, headId }: { meetingId: string; headId: string }) {
  const [isAsking, setAsking] = useState(false);
  const taking = useChange(castBallot);
  const send = () =>
    taking.mutate(
      {
        meetingId,
        id: crypto.randomUUID(),
        headId,
        kind: 'withdrawal',
        choices: {},
        agentId: null,
      },
      { onSuccess: () => toast({ title: '答えを取り下げました', tone: 'good' }) },
    );
  return (
    <>
      <Button variant="quiet" size="large" onClick={() => setAsking(true)}>
        取り下げる
      </Button>
      {taking.error && <FailureNote>{sentenceOf(taking.error)}</FailureNote>}
      <ConfirmDialog
        danger
        title="答えを取り下げますか"
        confirmLabel="取り下げる"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={send}
      >
        まだ答えていないことになります。締切までは、もう一度答えられます。
      </ConfirmDialog>
    </>
  );
}
