import { type FormEvent, useState } from 'react';
import { type CheckOfYear, issueDraft, type Settlement } from '#contract/settlement.ts';
import { comparedWords } from '#domain/statements/checks/check.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { StepState } from './use-settlement.ts';

type DraftStepProps = { settlement: Settlement; state: StepState };

/** 案を作る: with words for what differs without being wrong. */
export function DraftStep({ settlement, state }: DraftStepProps) {
  const { isFinal, may, items, request } = settlement;
  // What only lacks its words is asked for here.
  const blocks = items.some((it) => it.state === 'open' && it.id !== 'comments');
  if (isFinal || blocks || request !== null) return null;
  if (!may.prepare) {
    if (state === 'done') return null;
    return <p className="text-muted">案を作るのは、会計担当理事か管理会社の担当者です。</p>;
  }
  return <DraftForm settlement={settlement} isAgain={settlement.versions.length > 0} />;
}

function DraftForm({ settlement, isAgain }: { settlement: Settlement; isAgain: boolean }) {
  const { warnings, texts, write, writeAll, fault, error, isBusy, submit } =
    useDraftForm(settlement);
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="mt-3 grid gap-4"
    >
      {warnings.length > 0 && (
        <p>
          まちがいとは限らない差が{warnings.length}
          件あります。理由を書いてください。決算書の注記に載るので、人の名前は書かないでください。
        </p>
      )}
      {warnings.map((check, index) => (
        <div key={check.key}>
          <Field label={check.subject} hint={differenceWords(check)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={200}
                value={texts[check.key] ?? ''}
                onChange={({ target }) => write(check.key, target.value)}
              />
            )}
          </Field>
          {index === 0 && warnings.length > 1 && (texts[check.key] ?? '') !== '' && (
            <Button variant="quiet" onClick={() => writeAll(texts[check.key] ?? '')}>
              同じ理由を、ほかのすべてに入れる
            </Button>
          )}
        </div>
      ))}
      {fault && <FailureNote>{fault}</FailureNote>}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div>
        <Button type="submit" variant={isAgain ? 'secondary' : 'primary'} disabled={isBusy}>
          {isBusy ? '作っています' : isAgain ? '案を作り直す' : '決算の案を作る'}
        </Button>
      </div>
    </form>
  );
}

function useDraftForm({ checks, fiscalYear }: Settlement) {
  const issuing = useBooksAction(issueDraft);
  const warnings = checks.filter((it) => !it.holds && it.severity === 'warning');
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState('');
  const texts = Object.fromEntries(
    warnings.map(({ key, comment }) => [key, written[key] ?? comment]),
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = warnings.filter(({ key }) => (texts[key] ?? '').trim() === '').length;
    setFault(missing === 0 ? '' : `理由の書いていない差が、${missing}件あります。`);
    if (missing > 0) return;
    const comments = warnings.map(({ key }) => ({ key, text: texts[key] ?? '' }));
    await issuing.mutateAsync({ year: String(fiscalYear), comments });
    toast({ title: '決算の案を作りました', tone: 'good' });
  }

  return {
    warnings,
    texts,
    write: (key: string, text: string) => setWritten((before) => ({ ...before, [key]: text })),
    writeAll: (text: string) =>
      setWritten(Object.fromEntries(warnings.map(({ key }) => [key, text]))),
    fault,
    error: issuing.error,
    isBusy: issuing.isPending,
    submit,
  };
}

function differenceWords(check: CheckOfYear): string {
  return `${comparedWords(check.leftYen, check)}と${comparedWords(check.rightYen, check)}`;
}
