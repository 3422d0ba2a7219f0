import { useId } from 'react';
import {
  type CertificateOfYear,
  deleteCertificate,
  type Settlement,
} from '#contract/settlement.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateOriginal } from './certificate-original.tsx';
import { CertificatePaper } from './certificate-paper.tsx';
import { isHeld } from './is-held.ts';

const looks = {
  same: { label: '合っています', tone: 'good' },
  explained: { label: '説明があります', tone: 'good' },
  different: { label: 'ちがいます', tone: 'danger' },
  missing: { label: 'まだありません', tone: 'warn' },
} as const;

/** 残高証明書: what the bank certifies beside what the books say, account by account. */
export function Certificates({ settlement }: { settlement: Settlement }) {
  const { certificates, endsOn, isFinal } = settlement;
  const missing = certificates.filter(({ state }) => state === 'missing').length;
  return (
    <Section
      id="certificates"
      heading="残高証明書"
      description={
        certificates.length === 0
          ? '銀行口座が、まだ登録されていません。'
          : `${formatPlainDate(endsOn)}の残高を、銀行の証明書で確かめます。${missing > 0 && !isFinal ? `あと${missing}口座です。` : ''}`
      }
      isOnPaper={false}
    >
      {certificates.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {certificates.map((row) => (
            <Row key={row.accountId} row={row} settlement={settlement} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type RowProps = { row: CertificateOfYear; settlement: Settlement };

function Row({ row, settlement }: RowProps) {
  const { isFinal, may } = settlement;
  const { label, tone } = looks[row.state];
  const headingId = useId();
  return (
    <li aria-labelledby={headingId} className="py-4">
      <p id={headingId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{row.place}</strong>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1">
        <div className="flex gap-3">
          <dt className="text-muted">帳簿</dt>
          <dd className="tabular-nums">{formatYen(row.ledgerYen)}</dd>
        </div>
        <div className="flex gap-3">
          <dt className="text-muted">証明書</dt>
          <dd className="tabular-nums">
            {row.certificateYen === null ? '－' : formatYen(row.certificateYen)}
          </dd>
        </div>
        <div className="flex gap-3">
          <dt className="text-muted">会計</dt>
          <dd>{row.fundNames}</dd>
        </div>
      </dl>
      {row.state !== 'same' && !isFinal && <p>{row.sentence}</p>}
      {row.certificateYen !== null && <Papers row={row} settlement={settlement} />}
      {may.prepare && !isHeld(settlement) && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            {row.certificateYen === null ? '証明書の額を入れる' : '証明書の額を直す'}
          </summary>
          <CertificateForm
            key={`${row.certificateYen} ${row.inTransitYen}`}
            row={row}
            fiscalYear={settlement.fiscalYear}
          />
          {row.certificateYen !== null && <Removal row={row} settlement={settlement} />}
        </details>
      )}
    </li>
  );
}

/** The original as the auditor reads it, and the paper that the treasurer keeps. */
function Papers({ row, settlement }: RowProps) {
  const { may, fiscalYear } = settlement;
  const isOpen = !isHeld(settlement);
  return (
    <>
      <CertificateOriginal row={row} fiscalYear={fiscalYear} mayRead={may.audit && isOpen} />
      <CertificatePaper row={row} fiscalYear={fiscalYear} mayChange={may.prepare && isOpen} />
    </>
  );
}

function Removal({ row, settlement: { fiscalYear } }: RowProps) {
  const removing = useBooksAction(deleteCertificate);
  return (
    <div className="mt-2">
      <Button
        variant="quiet"
        disabled={removing.isPending}
        onClick={() =>
          removing.mutate(
            { year: String(fiscalYear), accountId: row.accountId },
            { onSuccess: () => toast({ title: '証明書の額を消しました' }) },
          )
        }
      >
        入れた額を消す
      </Button>
      {removing.error && <FailureNote>{sentenceOf(removing.error)}</FailureNote>}
    </div>
  );
}
