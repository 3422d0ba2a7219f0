import {
  getPackPdf,
  type PackVersion,
  publishPack,
  type Settlement,
} from '#contract/settlement.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

const states = {
  draft: { label: '案', tone: 'warn' },
  audited: { label: '案（監査ずみ）', tone: 'primary' },
  approved: { label: '承認ずみ', tone: 'good' },
} as const;

/** 決算書のPDF: every version as it was issued, and how the books stand now. */
export function PackVersions({ settlement }: { settlement: Settlement }) {
  const { versions, fiscalYear, isFinal } = settlement;
  return (
    <Section
      id="pack"
      heading="決算書のPDF"
      description="目次と全部の書類が、1つのPDFになっています。作った版は変わりません。"
      isOnPaper={false}
    >
      {versions.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {versions.map((version) => (
            <VersionRow key={version.version} version={version} settlement={settlement} />
          ))}
        </ul>
      )}
      {!versions.some(({ isCurrent }) => isCurrent) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PdfButton
            endpoint={getPackPdf}
            input={{ year: String(fiscalYear), version: 'now' }}
            label={isFinal ? '承認された決算書を開く' : 'いまの帳簿で確認用を作る'}
          />
          {!isFinal && <span className="text-muted">確認用は、保存されません。</span>}
        </p>
      )}
    </Section>
  );
}

function VersionRow({ version, settlement }: { version: PackVersion; settlement: Settlement }) {
  const { version: number, state, madeOn, madeAs, isCurrent, documentId } = version;
  const { label, tone } = states[state];
  const isLatest = settlement.versions[0]?.version === number;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>第{number}版</strong>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-muted">
          {formatPlainDate(madeOn)}、{madeAs}
          {!isCurrent && '。このあとで帳簿が変わりました'}
        </p>
        {documentId && (
          <TextLink href={`/document/${documentId}`} className="inline-flex min-h-11 items-center">
            文書の一覧で読む
          </TextLink>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <PdfButton
          endpoint={getPackPdf}
          input={{ year: String(settlement.fiscalYear), version: String(number) }}
          label={`第${number}版のPDF`}
        />
        {isLatest && state !== 'draft' && !documentId && settlement.may.publish && (
          <PublishButton year={settlement.fiscalYear} />
        )}
      </div>
    </li>
  );
}

function PublishButton({ year }: { year: number }) {
  const publishing = useBooksAction(publishPack);
  return (
    <div>
      <Button
        variant="secondary"
        disabled={publishing.isPending}
        onClick={() =>
          publishing.mutate(
            { year: String(year) },
            { onSuccess: () => toast({ title: '文書の一覧に載せました', tone: 'good' }) },
          )
        }
      >
        組合員に見せる
      </Button>
      {publishing.error && <FailureNote>{sentenceOf(publishing.error)}</FailureNote>}
    </div>
  );
}
