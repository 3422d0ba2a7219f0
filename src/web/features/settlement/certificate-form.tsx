import { type FormEvent, useState } from 'react';
import { type CertificateOfYear, saveCertificate } from '#contract/settlement.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

type FormProps = { row: CertificateOfYear; fiscalYear: number };

/** The figure of one certificate; what crossed the year's end is asked for only where it differs. */
export function CertificateForm({ row, fiscalYear }: FormProps) {
  const { text, setText, note, setNote, gapYen, fault, error, isBusy, submit } = useForm(
    row,
    fiscalYear,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="mt-2 grid max-w-md gap-4"
    >
      <Field label="証明書の額" hint={`帳簿では${formatYen(row.ledgerYen)}`} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="text-right tabular-nums"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => setText(shownAmount(text))}
          />
        )}
      </Field>
      {gapYen !== 0 && (
        <Field
          label="ちがう理由"
          hint={`${formatYen(Math.abs(gapYen))}ちがいます。年度末をまたいで入金や出金があったときは、その内容を書いてください。空のままなら、ちがいとして残します。`}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={120}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      )}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? '保存しています' : '保存する'}
        </Button>
      </div>
    </form>
  );
}

function useForm(row: CertificateOfYear, fiscalYear: number) {
  const saving = useBooksAction(saveCertificate);
  const [text, setText] = useState(
    row.certificateYen === null ? '' : shownAmount(String(row.certificateYen)),
  );
  const [note, setNote] = useState(row.note);
  const [fault, setFault] = useState('');
  const amountYen = readYen(text);
  const gapYen = amountYen === null ? 0 : row.ledgerYen - amountYen;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFault(amountYen === null ? '証明書の額を、円の数字で入れてください。' : '');
    if (amountYen === null) return;
    const said = gapYen === 0 ? '' : note.trim();
    await saving.mutateAsync({
      year: String(fiscalYear),
      accountId: row.accountId,
      amountYen,
      inTransitYen: said === '' ? 0 : gapYen,
      note: said,
    });
    toast({ title: '証明書の額を保存しました', tone: 'good' });
  }

  return {
    text,
    setText,
    note,
    setNote,
    gapYen,
    fault,
    error: saving.error,
    isBusy: saving.isPending,
    submit,
  };
}
