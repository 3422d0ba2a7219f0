import type { AuditDesk } from '#contract/audit.ts';
import type { Settlement } from '#contract/settlement.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { auditOpinionNames, opinionSentence } from '#domain/statements/audit/audit-report.ts';
import { AuditReportForm } from './audit-report-form.tsx';

/** 監査報告書: only once the list is done, and in the auditor's own words. */
export function AuditReportPart({ settlement, desk }: { settlement: Settlement; desk: AuditDesk }) {
  const { audit, versions, may, isFinal } = settlement;
  const { report } = audit;
  if (report) {
    return (
      <div className="rounded-xl border border-line-strong p-4">
        <p className="text-muted">
          {formatPlainDate(report.auditedOn)}、{auditOpinionNames[report.opinion]}
        </p>
        <p className="mt-2">{report.method}</p>
        <p className="mt-2">{opinionSentence(report)}</p>
        <p className="mt-2">{report.business}</p>
        <p className="mt-2">特記事項：{report.exceptions || 'ありません。'}</p>
        <p className="mt-2 text-muted">
          署名の欄は、PDFの監査報告書にあります。監事の全員が、自分の手で名前を書きます。
        </p>
      </div>
    );
  }
  if (isFinal) return null;
  const [latest] = versions;
  if (!latest?.isCurrent || latest.state !== 'draft') {
    return <Note>監査報告書は、決算の案ができてから書きます。</Note>;
  }
  if (audit.hindrances.length > 0) {
    return (
      <div className="rounded-lg bg-surface px-4 py-3">
        <p className="font-bold">監査報告書を書く前に</p>
        <ul className="list-disc pl-6">
          {audit.hindrances.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    );
  }
  if (!may.audit) return <Note>監査報告書を書くのは、監事です。</Note>;
  return <AuditReportForm settlement={settlement} desk={desk} />;
}

function Note({ children }: { children: string }) {
  return <p className="rounded-lg bg-surface px-4 py-3">{children}</p>;
}
