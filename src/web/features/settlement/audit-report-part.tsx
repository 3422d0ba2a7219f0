import type { Settlement } from '#contract/settlement.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { auditOpinionNames, opinionSentence } from '#domain/statements/close/audit-report.ts';
import { AuditReportForm } from './audit-report-form.tsx';

/** 監査報告書: only once the list is done, and in the auditor's own words. */
export function AuditReportPart({ settlement }: { settlement: Settlement }) {
  const { audit, versions, may, isFinal } = settlement;
  const { report } = audit;
  if (report) {
    return (
      <div className="mt-6 rounded-xl border border-line-strong p-4">
        <h3 className="text-lg font-bold">監査報告書</h3>
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
  if (!audit.isComplete) {
    return <Note>監査報告書は、チェックリストの全部の項目を確かめてから書きます。</Note>;
  }
  if (!may.audit) return <Note>監査報告書を書くのは、監事です。</Note>;
  return <AuditReportForm settlement={settlement} />;
}

function Note({ children }: { children: string }) {
  return <p className="mt-5 rounded-lg bg-surface px-4 py-3">{children}</p>;
}
