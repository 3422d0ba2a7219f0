import { type FormEvent, useState } from 'react';
import { askForLock, type Lock } from '#contract/books-lock.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { monthsToReopen } from './month-to-close.ts';

const shownAtFirst = 6;

/** 締めの記録: who asked and who approved, and the way to open a month again. */
export function LockHistory({ books }: { books: Books }) {
  const mayAsk = useMay('month.ask');
  const [isAll, setAll] = useState(false);
  const { locks, lockedUntil, request } = books;
  const shown = isAll ? locks : locks.slice(0, shownAtFirst);
  return (
    <Section
      id="locks"
      heading="締めの記録"
      description={
        lockedUntil === null
          ? 'まだ締めたことがありません。'
          : `${formatPlainDate(lockedUntil)}まで締めてあります。`
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((lock, place) => (
          <LockRow key={lock.number} lock={lock} before={locks[place + 1]} />
        ))}
      </ul>
      {locks.length > shown.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setAll(true)}>
          すべての記録を表示（残り{locks.length - shown.length}件）
        </Button>
      )}
      {mayAsk && request === null && <ReopenForm books={books} />}
    </Section>
  );
}

function LockRow({ lock, before }: { lock: Lock; before: Lock | undefined }) {
  const { lockedUntil, isFinal, reason, askedAs, askedOn, approvedAs, approvedOn } = lock;
  const isReopening = !isFinal && before !== undefined && lockedUntil < before.lockedUntil;
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[minmax(12rem,1fr)_2fr]">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {formatPlainDate(lockedUntil)}まで
        {isFinal && <Badge tone="primary">総会で承認</Badge>}
        {isReopening && <Badge tone="warn">開け直し</Badge>}
      </p>
      <div>
        <p>
          {formatPlainDate(askedOn)}に{askedAs}が依頼、{formatPlainDate(approvedOn)}に{approvedAs}
          が承認
        </p>
        {reason && <p className="text-muted">{reason}</p>}
      </div>
    </li>
  );
}

function ReopenForm({ books }: { books: Books }) {
  const months = monthsToReopen(books);
  const asking = useBooksAction(askForLock);
  const [until, setUntil] = useState(months[0]?.until ?? '');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  if (months.length === 0) return null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason.trim() === '') {
      setFault('開け直す理由を書いてください。');
      return;
    }
    await asking.mutateAsync({ lockedUntil: until, isFinal: false, reason: reason.trim() });
    toast({ title: '開け直しを頼みました', tone: 'good' });
  }

  return (
    <details className="mt-5 print:hidden">
      <summary className="flex min-h-11 items-center font-bold text-primary">
        締めた月を開け直す
      </summary>
      <form
        noValidate
        onSubmit={(event) => void submit(event).catch(() => undefined)}
        className="mt-2 grid max-w-[36rem] gap-4 rounded-xl border border-line bg-surface p-4"
      >
        <p>
          選んだ月から後が、まとめて開きます。総会で承認された年度は、開け直せません。別の役員の承認がいります。
        </p>
        <Field label="どの月から開けますか">
          {(control) => (
            <SelectInput
              {...control}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            >
              {months.map((month) => (
                <option key={month.until} value={month.until}>
                  {month.name}から
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <Field label="開け直す理由" required error={fault}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={300}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        {asking.isError && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
        <div>
          <Button type="submit" variant="secondary" disabled={asking.isPending}>
            {asking.isPending ? '頼んでいます' : '開け直しを頼む'}
          </Button>
        </div>
      </form>
    </details>
  );
}
