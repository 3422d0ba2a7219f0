import { useState } from 'react';
import { noteDeskStep } from '#contract/application-desk.ts';
import type { Application } from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { isEndedBy } from '#domain/applications/state.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

const steps = {
  withdrawn: {
    button: '紙で取り下げ',
    title: '取り下げを記録しますか',
    words: '申し込んだ方から、取り下げると紙で届いたときに押してください。元に戻せません。',
  },
  done: {
    button: '完了届が紙で届いた',
    title: '完了を記録しますか',
    words: '工事などが終わったと、紙で届いたときに押してください。元に戻せません。',
  },
} as const;

type PaperStepsProps = { application: Application; form: FormInForce; label: string };

/** What else comes on paper from whoever brought paper. */
export function PaperSteps({ application, form, label }: PaperStepsProps) {
  const { id: applicationId, next, isOnPaper, state } = application;
  const noting = useChange(noteDeskStep);
  const [asked, setAsked] = useState<keyof typeof steps>();
  if (!isOnPaper) return null;
  const offered = (['withdrawn', 'done'] as const).filter(
    (kind) => next.includes(kind) && (kind !== 'done' || isEndedBy('applicant', form)),
  );
  const { title, words } = steps[asked ?? 'done'];
  return (
    <>
      {state === 'asked-back' && next.includes('withdrawn') && (
        <ButtonLink href={`/demo/applications?view=desk&draft=${applicationId}`}>
          直した紙を入力する
        </ButtonLink>
      )}
      {offered.map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          aria-label={`${label}：${steps[kind].button}`}
          disabled={noting.isPending}
          onClick={() => setAsked(kind)}
        >
          {steps[kind].button}
        </Button>
      ))}
      {noting.error && <FailureNote>{sentenceOf(noting.error)}</FailureNote>}
      <ConfirmDialog
        title={title}
        confirmLabel="記録する"
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        onConfirm={() =>
          asked &&
          noting.mutate(
            { applicationId, kind: asked },
            { onSuccess: () => toast({ title: '記録しました', tone: 'good' }) },
          )
        }
      >
        <p>{words}</p>
      </ConfirmDialog>
    </>
  );
}
