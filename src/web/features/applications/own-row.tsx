import { useState } from 'react';
import {
  type Application,
  deleteApplication,
  finishApplication,
  getApplicationFile,
  getApplicationPaper,
  withdrawApplication,
} from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AnswerList } from './answer-list.tsx';
import { FileList } from './file-list.tsx';
import { OwnLot } from './own-lot.tsx';
import { StateBadge, StepList, whereWords } from './state-line.tsx';

type OwnRowProps = { application: Application; form: FormInForce; nextBoardOn: IsoDate | null };

/** One's own application: where it stands, and what can be done. */
export function OwnRow({ application, form, nextBoardOn }: OwnRowProps) {
  const { id, number, state, steps, answers, savedOn, dwelling, files } = application;
  const where = whereWords(application, form, nextBoardOn);
  return (
    <Card heading={form.title} action={<StateBadge state={state} />}>
      <p className="text-muted">
        {`${dwelling.number}号室　`}
        {number === null ? `${formatPlainDate(savedOn)}に書いた下書き` : `受付番号 ${number}`}
      </p>
      {where !== '' && <p className="mt-1">{where}</p>}
      <OwnLot applicationId={id} form={form} />
      {steps.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer content-center font-bold text-primary">
            内容とこれまで
          </summary>
          <div className="mt-2 grid gap-4">
            <StepList steps={steps} />
            <AnswerList form={form} answers={answers} />
            <FileList files={files} endpoint={getApplicationFile} />
          </div>
        </details>
      )}
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        {application.next.includes('sent') && (
          <ButtonLink href={`/demo/applications?draft=${id}`}>
            {state === 'draft' ? '続きを書く' : '直して送る'}
          </ButtonLink>
        )}
        {number !== null && (
          <PdfButton
            endpoint={getApplicationPaper}
            input={{ applicationId: id }}
            label={steps.some(({ kind }) => kind !== 'sent') ? '書面（PDF）' : '受取書（PDF）'}
          />
        )}
        <Endings application={application} form={form} />
      </div>
    </Card>
  );
}

function Endings({ application, form }: Omit<OwnRowProps, 'nextBoardOn'>) {
  const { id: applicationId, next, state } = application;
  const finishing = useChange(finishApplication);
  return (
    <>
      {next.includes('done') && (
        <Button
          disabled={finishing.isPending}
          onClick={() =>
            finishing.mutate(
              { applicationId, words: '' },
              { onSuccess: () => toast({ title: '完了を届けました', tone: 'good' }) },
            )
          }
        >
          終わったことを届ける
        </Button>
      )}
      {finishing.error && <FailureNote>{sentenceOf(finishing.error)}</FailureNote>}
      {state === 'draft' && (
        <Ending
          applicationId={applicationId}
          endpoint={deleteApplication}
          button="下書きを消す"
          confirm="消す"
          title={`「${form.title}」の下書きを消しますか`}
        >
          書いた内容と添付がなくなります。
        </Ending>
      )}
      {next.includes('withdrawn') && (
        <Ending
          applicationId={applicationId}
          endpoint={withdrawApplication}
          button="取り下げる"
          confirm="取り下げる"
          title={`「${form.title}」を取り下げますか`}
        >
          取り下げると、元に戻せません。必要なときは、もう一度出してください。
        </Ending>
      )}
    </>
  );
}

type EndingProps = {
  applicationId: string;
  endpoint: typeof withdrawApplication | typeof deleteApplication;
  button: string;
  confirm: string;
  title: string;
  children: string;
};

function Ending({ applicationId, endpoint, button, confirm, title, children }: EndingProps) {
  const ending = useChange<(typeof endpoint)['input'], (typeof endpoint)['output']>(endpoint);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" disabled={ending.isPending} onClick={() => setAsking(true)}>
        {button}
      </Button>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
      <ConfirmDialog
        title={title}
        confirmLabel={confirm}
        danger
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => ending.mutate({ applicationId })}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
