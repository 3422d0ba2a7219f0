import { type FormEvent, useState } from 'react';
import { type CertificateOfYear, seeOriginal } from '#contract/settlement.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OriginalPaper } from './original-paper.tsx';

type OriginalProps = { row: CertificateOfYear; fiscalYear: number; mayRead: boolean };

/** 原本: the auditor types what the bank's own paper says, and does not see it filled in. */
export function CertificateOriginal({ row, fiscalYear, mayRead }: OriginalProps) {
  const { accountId, originalSeenOn, originalYen } = row;
  const reading = useBooksAction(seeOriginal);
  const read = (amountYen: number | null) =>
    reading.mutateAsync({ year: String(fiscalYear), accountId, amountYen });
  const isRead = originalSeenOn !== null || originalYen !== null;
  return (
    <div className="mt-1">
      <p className={originalYen === null ? 'text-muted' : ''}>{wordsOf(row)}</p>
      {mayRead && isRead && (
        <Button
          variant="quiet"
          className="-ml-4 print:hidden"
          disabled={reading.isPending}
          onClick={() => void read(null).catch(() => undefined)}
        >
          原本の確認を取り消す
        </Button>
      )}
      {mayRead && !isRead && (
        <ReadingForm place={row.place} isBusy={reading.isPending} onRead={read} />
      )}
      {reading.error && <FailureNote>{sentenceOf(reading.error)}</FailureNote>}
      <OriginalPaper row={row} fiscalYear={fiscalYear} mayAdd={mayRead} />
    </div>
  );
}

function wordsOf({ originalSeenOn, originalYen, certificateYen }: CertificateOfYear): string {
  if (originalYen !== null) {
    return `監事が原本で読んだ額は${formatYen(originalYen)}で、入れてある${formatYen(certificateYen ?? 0)}とちがいます。原本を見て、証明書の額を確かめてください。`;
  }
  return originalSeenOn === null
    ? '監事は、まだ原本を見ていません。'
    : `監事が${formatPlainDate(originalSeenOn)}に原本を見て、同じ額を確かめました。`;
}

type FormProps = {
  place: string;
  isBusy: boolean;
  onRead: (amountYen: number) => Promise<unknown>;
};

function ReadingForm({ place, isBusy, onRead }: FormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    const amountYen = readYen(text);
    setFault(amountYen === null ? '原本の額を、円の数字で入れてください。' : '');
    if (amountYen !== null) void onRead(amountYen).catch(() => undefined);
  }
  return (
    <form
      noValidate
      aria-label={`${place}の原本`}
      onSubmit={submit}
      className="mt-2 flex max-w-md flex-wrap items-end gap-3 print:hidden"
    >
      <TextField
        label="原本の額（円）"
        inputMode="numeric"
        autoComplete="off"
        className="text-right tabular-nums"
        value={text}
        onChange={setText}
        onBlur={() => setText(shownAmount(text))}
        error={fault || undefined}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        原本を見た
      </Button>
    </form>
  );
}
