import { useState } from 'react';
import { type AuditDesk, type AuditSample, seeAuditSample } from '#contract/audit.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EntryVouchers } from '#web/ui/vouchers/entry-vouchers.tsx';
import { AskButton } from './note-form.tsx';

type Props = { sample: AuditSample; desk: AuditDesk; mayWrite: boolean };

/** A payment with its papers beside it, to be ticked or asked about. */
export function SampleRow({ sample, desk, mayWrite }: Props) {
  const { id, number } = sample;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="py-4">
      <Payment sample={sample} />
      <div className="mt-2 flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '証憑を閉じる' : '証憑を見る'}
        </Button>
        {mayWrite && <Ticking sample={sample} year={String(desk.fiscalYear)} />}
      </div>
      {isOpen && <EntryVouchers entry={{ id, number }} />}
    </li>
  );
}

function Payment({ sample }: Pick<Props, 'sample'>) {
  const { id, number, postedOn, summary, yen, way, voucherCount, isReversed, seenOn } = sample;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={entryAddress(id)}>No.{number}</TextLink>
        <strong>{summary}</strong>
        <span className="tabular-nums">{formatYen(yen)}</span>
        {seenOn && <Badge tone="good">見ました（{formatPlainDate(seenOn)}）</Badge>}
        {isReversed && <Badge tone="warn">取り消された仕訳</Badge>}
      </p>
      <p className="text-muted">
        {formatPlainDate(postedOn)}、{way === 'largest' ? '額の大きい支払' : '番号で選んだ支払'}、
        {voucherCount === 0 ? '証憑はありません' : `証憑は${voucherCount}件`}
      </p>
    </>
  );
}

function Ticking({
  sample: { id, number, seenOn },
  year,
}: Pick<Props, 'sample'> & { year: string }) {
  const seeing = useBooksAction(seeAuditSample);
  const isSeen = seenOn !== null;
  return (
    <>
      <Button
        variant={isSeen ? 'quiet' : 'primary'}
        disabled={seeing.isPending}
        onClick={() => seeing.mutate({ year, entryId: id, isSeen: !isSeen })}
      >
        {isSeen ? '「見ました」を取り消す' : '見ました'}
      </Button>
      <AskButton year={year} entryId={id} about={`No.${number}`} />
      {seeing.error && <FailureNote>{sentenceOf(seeing.error)}</FailureNote>}
    </>
  );
}
