import { type FormEvent, useState } from 'react';
import { askForLock } from '#contract/books-lock.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { passbooksId } from './checklist.tsx';
import type { MonthToClose } from './month-to-close.ts';
import type { CloseCheck } from './use-close-items.ts';

type AskFormProps = { month: MonthToClose; check: CloseCheck };

/** 「10月を締める」: asked here, approved by another. What is left open has to be explained. */
export function AskForm({ month, check }: AskFormProps) {
  const asking = useBooksAction(askForLock);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const { needed, open, unseen, seenTitles } = check;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = missingFor(check, reason);
    setFault(missing);
    if (missing !== '') return;
    const seen = seenTitles.length > 0 ? `確かめたこと：${seenTitles.join('、')}。` : '';
    const passbooks = readIn(check);
    const compared =
      passbooks.length > 0 ? `通帳の残高を見ました（${passbooks.length}口座）。` : '';
    const words = [reason.trim(), seen, compared].filter(Boolean).join(' ').slice(0, 300);
    await asking.mutateAsync({
      lockedUntil: month.endsOn,
      isFinal: false,
      reason: words,
      passbooks,
    });
    toast({ title: `${month.name}の締めを頼みました`, tone: 'good' });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="mt-5 grid gap-4 print:hidden"
    >
      {open.length > 0 && (
        <Field
          label="残したまま締める理由"
          hint={`${open.map(({ title }) => `「${title}」`).join('')}が残っています。先に済ませるか、理由を書いてください。`}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
      {fault && needed.length + open.length + unseen.length > 0 && (
        <FailureNote>{fault}</FailureNote>
      )}
      {fault && needed.length > 0 && (
        <div>
          <Button variant="secondary" onClick={goToPassbooks}>
            通帳の残高の欄へ
          </Button>
        </div>
      )}
      {asking.isError && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="large" disabled={asking.isPending}>
          {asking.isPending ? '頼んでいます' : `${month.name}を締める`}
        </Button>
        <span className="text-muted">別の役員（理事長か副理事長）が承認すると、締まります。</span>
      </div>
    </form>
  );
}

/** The balances that were typed from the passbooks. */
function readIn({ banks }: CloseCheck) {
  return banks.flatMap(({ id, typed, importedYen }) => {
    const balanceYen = importedYen === null ? readYen(typed) : null;
    return balanceYen === null ? [] : [{ accountId: id, balanceYen }];
  });
}

function missingFor({ needed, open, unseen }: CloseCheck, reason: string): string {
  if (needed.length > 0) {
    return '通帳の残高が入っていない口座があります。すべて入れると、締めを頼めます。';
  }
  if (unseen.length > 0) {
    const titles = unseen.map(({ title }) => `「${title}」`).join('');
    return `${titles}を確かめて、印を付けてください。`;
  }
  return open.length > 0 && reason.trim() === '' ? '残したまま締める理由を書いてください。' : '';
}

/** To the first balance that is missing. */
function goToPassbooks(): void {
  const fields = document.querySelectorAll<HTMLInputElement>(`#${passbooksId} input`);
  [...fields].find(({ value }) => value.trim() === '')?.focus();
}
