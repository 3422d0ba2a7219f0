import { Printer } from 'lucide-react';
import { getAuditDesk } from '#contract/audit.ts';
import { getSettlement } from '#contract/settlement.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { begunYears, useSettledYear } from '#web/lib/year-books/use-year-books.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { AuditReportPart } from './audit-report-part.tsx';
import { ChecklistSection } from './checklist-section.tsx';
import { ExportSection } from './export-section.tsx';
import { SampleSection } from './sample-section.tsx';
import { ThreadSection } from './thread-section.tsx';

/** 監査: the auditor's desk for a year; others read it, and the treasurer answers. */
export function AuditPart() {
  const { books } = useSettledYear();
  const year = String(books.fiscalYear);
  const settlement = useEndpoint(getSettlement, { year });
  const desk = useEndpoint(getAuditDesk, { year });
  const mayWrite = settlement.may.audit && !desk.isHeld;
  return (
    <div key={year}>
      <ChoiceLinks
        label="監査の年度"
        choices={begunYears(books).map(({ fiscalYear }) => ({
          href: accountingAddress('audit', { year: String(fiscalYear) }),
          label: `${fiscalYear}年度`,
          isCurrent: fiscalYear === books.fiscalYear,
        }))}
      />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <p>{stateWords(desk.isHeld, settlement.isFinal)}</p>
        <Button variant="secondary" onClick={() => void printPage()}>
          <Printer aria-hidden="true" className="size-5" />
          印刷
        </Button>
      </div>
      <SectionNav
        parts={desk.former.length > 0 ? parts : parts.filter(({ id }) => id !== 'former')}
      />
      <Folds>
        {desk.former.length > 0 && <Former findings={desk.former} />}
        <ThreadSection desk={desk} mayWrite={mayWrite} />
        <SampleSection desk={desk} mayWrite={mayWrite} />
        <ChecklistSection settlement={settlement} desk={desk} />
        <Section
          id="report"
          heading="監査報告書"
          description="ここまでの記録から、監事が自分の言葉で書きます。"
        >
          <AuditReportPart settlement={settlement} desk={desk} />
        </Section>
        <ExportSection year={year} />
      </Folds>
    </div>
  );
}

const parts = [
  { id: 'former', label: '前の年度の指摘' },
  { id: 'threads', label: '質問と指摘' },
  { id: 'samples', label: '証憑の抜き取り' },
  { id: 'checklist', label: 'チェックリスト' },
  { id: 'report', label: '監査報告書' },
  { id: 'export', label: '監査用データ' },
];

function stateWords(isHeld: boolean, isFinal: boolean): string {
  if (isFinal) return '総会で承認された年度です。記録は、もう変わりません。';
  return isHeld
    ? '監査報告書が書かれています。変えるときは、会計担当が決算の案を作り直します。'
    : '年度の途中でも、気づいたときに記録を残せます。';
}

/** What was found a year ago: whether it was mended is looked at first. */
function Former({ findings }: { findings: readonly string[] }) {
  return (
    <Section
      id="former"
      heading="前の年度の指摘"
      description="直されているかを、はじめに確かめます。"
    >
      <ul className="list-disc pl-6">
        {findings.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Section>
  );
}
