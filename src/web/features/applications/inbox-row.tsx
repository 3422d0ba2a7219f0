import { useState } from 'react';
import {
  type Application,
  getInboxFile,
  getInboxPaper,
  type InboxApplication,
  receiveApplication,
} from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { answerByOf } from '#domain/applications/answer-by.ts';
import { closedFaults } from '#domain/applications/closed-days.ts';
import { newsStateNames } from '#domain/applications/news.ts';
import { isDecision, isEndedBy } from '#domain/applications/state.ts';
import { formatDate, formatNearDay, type IsoDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AnswerList } from './answer-list.tsx';
import { BeyondList } from './beyond-list.tsx';
import { ClosedList } from './closed-list.tsx';
import { DecisionForm } from './decision-form.tsx';
import { FileList } from './file-list.tsx';
import { PaperSteps } from './paper-steps.tsx';
import { StateBadge, StepList } from './state-line.tsx';
import { QuestionForm, ShownForm } from './words-forms.tsx';

type InboxRowProps = {
  application: InboxApplication;
  form: FormInForce;
  today: IsoDate;
  boardDays: readonly IsoDate[];
  nextBoardOn: IsoDate | null;
};

/** One that is before the board: who asks for what, until when, and the answer. */
export function InboxRow({ application, form, today, boardDays, nextBoardOn }: InboxRowProps) {
  const { id, number, dwelling, applicant, isOnPaper, state, steps, answers, files } = application;
  return (
    <Card heading={form.title} action={<StateBadge state={state} />}>
      <p>
        <strong>
          {dwelling.number}号室　{applicant}さん
        </strong>
        <span className="whitespace-nowrap text-muted">　受付番号 {number}</span>{' '}
        {isOnPaper && <Badge>紙で届きました</Badge>}
      </p>
      {state === 'waiting' && (
        <p className="mt-1">{clockWords(application, form, { today, nextBoardOn })}</p>
      )}
      {state !== 'waiting' && application.told !== null && (
        <p className="mt-1">{newsStateNames[application.told]}</p>
      )}
      {state === 'waiting' && <OutsideRules {...{ application, form, today }} />}
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center font-bold text-primary">
          内容とこれまで
        </summary>
        <div className="mt-2 grid gap-4">
          <AnswerList form={form} answers={answers} />
          <FileList files={files} endpoint={getInboxFile} />
          <StepList steps={steps} />
          <p className="text-muted">{form.basisWords}</p>
        </div>
      </details>
      <div className="mt-3 flex flex-wrap items-start gap-3 print:hidden">
        <Answering application={application} form={form} boardDays={boardDays} today={today} />
        <PdfButton
          endpoint={getInboxPaper}
          input={{ applicationId: id }}
          label={state === 'waiting' ? '受取書（PDF）' : '書面（PDF）'}
        />
      </div>
    </Card>
  );
}

type OutsideProps = Pick<InboxRowProps, 'application' | 'form' | 'today'>;

/** What does not fit the rules; whether it is one of their exceptions is for whoever answers. */
function OutsideRules({ application: { answers }, form, today }: OutsideProps) {
  return (
    <div className="mt-3 grid gap-3 empty:hidden">
      <BeyondList
        form={form}
        answers={answers}
        advice="受け付ける前に、決まりの例外にあたるかを確かめてください。あたらないときは「直してもらう」で知らせます。"
      />
      <ClosedList form={form} faults={closedFaults(form, answers, today)} reader="desk" />
    </div>
  );
}

function clockWords(
  { dueOn, steps }: Application,
  form: FormInForce,
  { today, nextBoardOn }: { today: IsoDate; nextBoardOn: IsoDate | null },
): string {
  const sentOn = steps.findLast(({ kind }) => kind === 'sent')?.on ?? today;
  const received =
    dueOn === null || sentOn <= dueOn
      ? '期限までに届いています。'
      : `期限の${formatDate(dueOn)}を過ぎて届きました。`;
  const answerBy = answerByOf(form, steps);
  const inTime = answerBy === null ? received : answerWords(answerBy, today);
  if (form.decider === 'desk') return `${inTime}内容を確かめて、受け付けてください。`;
  if (form.decider === 'chair') return `${inTime}理事長が決めます。`;
  return nextBoardOn === null
    ? `${inTime}理事会で決めます。`
    : `${inTime}${formatNearDay(nextBoardOn, today)}の理事会で決めます。`;
}

/** 閲覧の求め: how long whoever asked waits already. */
function answerWords(answerBy: IsoDate, today: IsoDate): string {
  return answerBy < today
    ? `答える目安の${formatDate(answerBy)}を過ぎています。早めに答えてください。`
    : `答える目安は、届いてから2週間の${formatDate(answerBy)}です。`;
}

type AnsweringProps = Omit<InboxRowProps, 'nextBoardOn'>;

function Answering({ application, form, boardDays, today }: AnsweringProps) {
  const { id: applicationId, next } = application;
  const receiving = useChange(receiveApplication);
  const [open, setOpen] = useState<'decide' | 'ask' | 'show'>();
  const close = () => setOpen(undefined);
  const label = `${application.dwelling.number}号室の${form.title}`;
  if (open === 'decide') {
    return <DecisionForm {...{ applicationId, form, boardDays, today, label }} onDone={close} />;
  }
  if (open === 'ask') return <QuestionForm {...{ applicationId, label }} onDone={close} />;
  if (open === 'show') return <ShownForm {...{ applicationId, label }} onDone={close} />;
  return (
    <>
      {next.includes('received') && (
        <Button
          aria-label={`${label}を受け付ける`}
          disabled={receiving.isPending}
          onClick={() =>
            receiving.mutate(
              { applicationId, words: '' },
              { onSuccess: () => toast({ title: '受け付けました', tone: 'good' }) },
            )
          }
        >
          受け付ける
        </Button>
      )}
      {next.some(isDecision) && (
        <Button aria-label={`${label}を決める`} onClick={() => setOpen('decide')}>
          決める
        </Button>
      )}
      {next.includes('asked-back') && (
        <Button
          variant="secondary"
          aria-label={`${label}を直してもらう`}
          onClick={() => setOpen('ask')}
        >
          直してもらう
        </Button>
      )}
      <PaperSteps {...{ application, form, label }} />
      {next.includes('done') && isEndedBy('board', form) && (
        <Button aria-label={`${label}に、見せたことを記録する`} onClick={() => setOpen('show')}>
          見せたことを記録する
        </Button>
      )}
      {receiving.error && <FailureNote>{sentenceOf(receiving.error)}</FailureNote>}
    </>
  );
}
