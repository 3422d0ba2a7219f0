import { Undo2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type LedgerEntry, reverseEntry } from '#contract/ledger.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { reversalDay } from '#domain/ledger/reversal-day.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

type EntryReversalProps = { entry: LedgerEntry; books: Books };

/** 取り消し: nothing is deleted, an entry with both sides turned follows. For those who may write. */
export function EntryReversal({ entry, books }: EntryReversalProps) {
  const mayBook = useMay('ledger.book');
  const [isAsking, setAsking] = useState(false);
  if (!mayBook || entry.reversedBy) return null;
  const { postedOn, remark } = reversalDay(entry, books);
  if (postedOn === null) return <NotReversible remark={remark} />;
  if (isAsking) {
    return (
      <ReversalForm
        entry={entry}
        postedOn={postedOn}
        remark={remark}
        onDone={() => setAsking(false)}
      />
    );
  }
  return (
    <div className="mt-5 flex justify-end">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden="true" className="size-5" />
        取り消す
      </Button>
    </div>
  );
}

function NotReversible({ remark }: { remark: string }) {
  return (
    <p className="mt-5 rounded-lg bg-surface px-4 py-3">
      {remark}
      {remark.includes('開け直し') && (
        <TextLink
          href={`${accountingAddress('month')}#locks`}
          className="ml-2 inline-flex min-h-11 items-center"
        >
          締めの一覧へ
        </TextLink>
      )}
    </p>
  );
}

type ReversalFormProps = {
  entry: LedgerEntry;
  postedOn: IsoDate;
  remark: string | null;
  onDone: () => void;
};

function ReversalForm({ entry, postedOn, remark, onDone }: ReversalFormProps) {
  const reversing = useBooksAction(reverseEntry);
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason.trim() === '') {
      setError('取り消す理由を入力してください。');
      input.current?.focus();
      return;
    }
    const given = { entryId: entry.id, id, postedOn, reason: reason.trim() };
    const { entry: made } = await reversing.mutateAsync(given);
    toast({ title: `No.${made.number} で取り消しました`, tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="mt-5 grid gap-4 rounded-xl border border-line bg-surface p-4"
    >
      <p>
        {remark ??
          `${formatPlainDate(postedOn)}の日付で、借方と貸方を入れかえた仕訳を記帳します。元の仕訳も、記録として残ります。`}
      </p>
      <Field label="取り消す理由" required error={error}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            maxLength={300}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {reversing.isError && <FailureNote>{sentenceOf(reversing.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
        <Button type="submit" disabled={reversing.isPending}>
          {reversing.isPending ? '取り消しています' : '取り消しを記帳する'}
        </Button>
      </div>
    </form>
  );
}
