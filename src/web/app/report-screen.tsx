import { lazy } from 'react';
import { useSearchParams } from 'wouter';
import { MonthReportPart } from '#web/features/month-report/month-report-part.tsx';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';

const CompanyPaperPart = lazy(() =>
  import('#web/features/company-paper/company-paper-part.tsx').then((m) => ({
    default: m.CompanyPaperPart,
  })),
);

/** 月次報告: the association's own, and what the management company sends. */
export function ReportScreen() {
  const [params] = useSearchParams();
  const isCompany = params.get('paper') === 'company';
  return (
    <>
      <ChoiceLinks
        label="どちらの報告を見るか"
        choices={[
          { href: accountingAddress('report'), label: '組合の月次報告', isCurrent: !isCompany },
          {
            href: accountingAddress('report', { paper: 'company' }),
            label: '管理会社の月報',
            isCurrent: isCompany,
          },
        ]}
      />
      {isCompany ? <CompanyPaperPart /> : <MonthReportPart />}
    </>
  );
}
