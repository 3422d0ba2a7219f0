import { useState } from 'react';
import { askApplicantBack, noteShown } from '#contract/applications.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';

type OfApplication = { applicationId: string; label: string; onDone: () => void };

/** 直してもらう: what the applicant is asked for. */
export function QuestionForm({ applicationId, label, onDone }: OfApplication) {
  const asking = useChange(askApplicantBack);
  const send = (words: string) =>
    asking.mutate(
      { applicationId, words },
      { onSuccess: ended('申し込んだ方に伝えました', onDone) },
    );
  return (
    <WordsForm
      name={`${label}を直してもらう`}
      field="直してほしいところ"
      hint="申し込んだ方に、そのまま届きます。"
      button="伝える"
      change={asking}
      onSend={send}
      onCancel={onDone}
    />
  );
}

/** 閲覧の記録: what was shown, when and how. */
export function ShownForm({ applicationId, label, onDone }: OfApplication) {
  const noting = useChange(noteShown);
  const send = (words: string) =>
    noting.mutate({ applicationId, words }, { onSuccess: ended('記録しました', onDone) });
  return (
    <WordsForm
      name={`${label}に、見せたことを記録する`}
      field="見せた日、書類、見せ方"
      hint="例：11月20日に管理事務室で、第17期の総会議事録を見せた。写しは渡していない。申し込んだ方にも見えます。"
      button="記録する"
      change={noting}
      onSend={send}
      onCancel={onDone}
    />
  );
}

function ended(title: string, onDone: () => void) {
  return () => {
    toast({ title, tone: 'good' });
    onDone();
  };
}

type WordsFormProps = {
  name: string;
  field: string;
  hint: string;
  button: string;
  change: { readonly isPending: boolean; readonly error: unknown };
  onSend: (words: string) => void;
  onCancel: () => void;
};

function WordsForm({ name, field, hint, button, change, onSend, onCancel }: WordsFormProps) {
  const [words, setWords] = useState('');
  return (
    <form
      noValidate
      aria-label={name}
      className="grid w-full max-w-2xl gap-3 rounded-xl border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(words);
      }}
    >
      <Field label={field} hint={hint} required>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {change.error !== null && <FailureNote>{sentenceOf(change.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={change.isPending || words.trim() === ''}>
          {button}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          やめる
        </Button>
      </div>
    </form>
  );
}
