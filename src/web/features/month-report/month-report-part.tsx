import { FileDown, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { getMonthReport, getMonthReportPdf, type MonthReport } from '#contract/month-report.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { downloadFile } from '#web/lib/download.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { PaperView } from '#web/ui/statements/paper-view.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 月次報告: a closed month on screen, on paper and as a PDF. */
export function MonthReportPart() {
  const [params] = useSearchParams();
  const named = params.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : 'latest';
  const report = useEndpoint(getMonthReport, { month });
  if (report.month === null) {
    return (
      <EmptyState icon={FileText} title="月次報告書は、まだありません">
        「今月やること」で月を締めると、その月の報告書ができます。
      </EmptyState>
    );
  }
  return <Report report={report} month={report.month} />;
}

function Report({ report, month }: { report: MonthReport; month: string }) {
  return (
    <>
      <Tools report={report} month={month} />
      {report.papers.map((paper) => (
        <PaperView key={`${paper.title} ${paper.fundName}`} paper={paper} />
      ))}
    </>
  );
}

function Tools({ report: { months }, month }: { report: MonthReport; month: string }) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await downloadFile(getMonthReportPdf, { month });
      toast({ title: 'PDFをダウンロードしました', tone: 'good' });
    } catch (error) {
      toast({ title: 'PDFを作れませんでした', description: sentenceOf(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:hidden">
      <div className="w-56">
        <Field label="報告する月">
          {(control) => (
            <SelectInput
              {...control}
              value={month}
              onChange={({ target }) =>
                navigate(accountingAddress('report', { month: target.value }))
              }
            >
              {months.map((it) => (
                <option key={it.month} value={it.month}>
                  {it.name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy} onClick={() => void save()}>
          <FileDown aria-hidden="true" className="size-5" />
          {isBusy ? '作っています' : 'PDFを作る'}
        </Button>
        <Button variant="secondary" onClick={() => void printPage()}>
          <Printer aria-hidden="true" className="size-5" />
          印刷
        </Button>
      </div>
    </div>
  );
}
