import type { Settlement } from '#contract/settlement.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { auditOpinionNames } from '#domain/statements/audit/audit-report.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';

/** 監査: how far it is, and the way to the auditor's desk. */
export function AuditSummary({ settlement }: { settlement: Settlement }) {
  const { items, report } = settlement.audit;
  const done = items.filter(({ isDone }) => isDone).length;
  const found = items.filter(({ answer }) => answer?.result === 'finding').length;
  return (
    <Section
      id="audit"
      heading="監査"
      description="監事が、書類と帳簿を見くらべて、気づいたことを残します。"
      isOnPaper={false}
    >
      <p>
        監査チェックリストは{items.length}項目のうち{done}項目が済みました。
        {found > 0 && `指摘は${found}件です。`}
        {report
          ? `監査報告書は、${formatPlainDate(report.auditedOn)}に「${auditOpinionNames[report.opinion]}」と書かれました。`
          : settlement.isFinal
            ? '監査報告書は、スミワの外で作られています。監査の結果は、総会の議事録でご覧ください。'
            : '監査報告書は、まだありません。'}
      </p>
      <p className="mt-3">
        <ButtonLink
          variant="secondary"
          href={accountingAddress('audit', { year: String(settlement.fiscalYear) })}
        >
          {settlement.may.audit ? '監査をする' : '監査を見る'}
        </ButtonLink>
      </p>
    </Section>
  );
}
