import { type FormEvent, useRef, useState } from 'react';
import { getRepairPlan, saveCertificationAnswers } from '#contract/repair-plan.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { CertificationAnswers } from '#domain/repair-plan/certification/facts.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import {
  type AnswersDraft,
  answersOf,
  type DraftErrors,
  draftOf,
  errorsOf,
} from './answers-draft.ts';
import { AnswersFields } from './answers-fields.tsx';

type AnswersFormProps = { answers: CertificationAnswers; today: IsoDate };

export function AnswersForm({ answers, today }: AnswersFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, isDirty, change, drop } = useDraft(answers);
  const [errors, setErrors] = useState<DraftErrors>({});
  const saving = useSaving(answers);

  function save(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(draft, today);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusOn(form.current, first);
    if (isDirty && !saving.isPending) saving.save(answersOf(draft), drop);
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <AnswersFields
        draft={draft}
        errors={errors}
        today={today}
        onChange={(next) => {
          saving.forget();
          setErrors({});
          change(next);
        }}
      />
      {saving.error && <FailureNote>保存できませんでした。{sentenceOf(saving.error)}</FailureNote>}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-disabled={!isDirty || saving.isPending} className="min-w-28">
          {saving.isPending ? '保存しています' : '保存'}
        </Button>
        {isDirty && (
          <Button
            variant="quiet"
            onClick={() => {
              setErrors({});
              drop();
            }}
          >
            変更をやめる
          </Button>
        )}
        {saving.takeBack && (
          <Button variant="secondary" onClick={saving.takeBack}>
            保存する前に戻す
          </Button>
        )}
        <p role="status">{isDirty ? '保存していない変更があります。' : '変更はありません。'}</p>
      </div>
    </form>
  );
}

/** Holds only what differs from what is saved, so that a fresh answer of the server shows at once. */
function useDraft(answers: CertificationAnswers) {
  const [changes, setChanges] = useState<Partial<AnswersDraft>>({});
  const draft = { ...draftOf(answers), ...changes };
  return {
    draft,
    // By what is typed: a note without its result is not yet an answer, and is refused with the reason.
    isDirty: JSON.stringify(draft) !== JSON.stringify(draftOf(answers)),
    change: (next: Partial<AnswersDraft>) => setChanges((before) => ({ ...before, ...next })),
    drop: () => setChanges({}),
  };
}

/** Saving, and back to what was saved before as long as nothing else is typed. */
function useSaving(answers: CertificationAnswers) {
  const action = useAction(saveCertificationAnswers, { refreshes: [getRepairPlan] });
  const [before, setBefore] = useState<CertificationAnswers | null>(null);

  function send(next: CertificationAnswers, onSuccess: () => void) {
    action.mutate({ answers: next }, { onSuccess });
  }

  return {
    isPending: action.isPending,
    error: action.error,
    save: (next: CertificationAnswers, onSaved: () => void) =>
      send(next, () => {
        setBefore(answers);
        onSaved();
        toast({ title: '理事会の記録を保存しました', tone: 'good' });
      }),
    takeBack:
      before === null || action.isPending
        ? null
        : () =>
            send(before, () => {
              setBefore(null);
              toast({ title: '保存する前の記録に戻しました', tone: 'good' });
            }),
    forget: () => {
      action.reset();
      setBefore(null);
    },
  };
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
