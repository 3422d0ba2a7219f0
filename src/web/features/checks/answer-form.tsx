import { type FormEvent, useState } from 'react';
import { answerFinding, type ShownFinding } from '#contract/checks.ts';
import {
  answerNames,
  checkNames,
  type FindingAnswer,
  findingAnswers,
  leastReasonLength,
  needsReason,
} from '#domain/checks/finding.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';

const hints = {
  fixed: '帳簿や書類を直しました。',
  explained: 'このままで正しく、理由を書けます。',
  looking: 'まだ分からないので、これから調べます。',
} as const satisfies Record<FindingAnswer, string>;

type AnswerFormProps = { finding: ShownFinding; onDone: () => void };

/** What somebody says to a finding. It stays as it was given; a later answer stands beside it. */
export function AnswerForm({ finding, onDone }: AnswerFormProps) {
  const answering = useBooksAction(answerFinding);
  const [answer, setAnswer] = useState<FindingAnswer>('looking');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isAsked = needsReason(finding.severity, answer);
  const isShort = isAsked && reason.trim().length < leastReasonLength;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    const { check, subject, digest } = finding;
    await answering.mutateAsync({
      id: crypto.randomUUID(),
      check,
      subject,
      digest,
      answer,
      reason: reason.trim(),
    });
    toast({ title: '答えを残しました', tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={`${checkNames[finding.check]}への答え`}
      className="mt-3 grid max-w-[44rem] gap-4 rounded-xl border border-line bg-surface p-4 print:hidden"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <fieldset>
        <legend className="font-bold">答え</legend>
        {findingAnswers.map((it) => (
          <label key={it} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`answer-${finding.digest}`}
              checked={answer === it}
              onChange={() => setAnswer(it)}
              className="size-6 shrink-0 accent-primary"
            />
            <span>
              <strong>{answerNames[it]}</strong>　{hints[it]}
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        label={isAsked ? '理由' : 'メモ（なくてもかまいません）'}
        hint={isAsked ? '来年読む人にも分かるように書いてください。' : undefined}
        required={isAsked}
        error={
          isTried && isShort ? `理由を${leastReasonLength}文字以上で書いてください。` : undefined
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {answering.error && <FailureNote>{sentenceOf(answering.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={answering.isPending}>
          {answering.isPending ? '残しています' : '答えを残す'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}
