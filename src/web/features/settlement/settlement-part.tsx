import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { getSettlementDetails } from '#contract/settlement.ts';
import { send } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { printPage } from '#web/lib/print-page.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useSession } from '#web/lib/use-session.ts';
import {
  begunYears,
  useSettledYear,
  type YearOnPaper,
} from '#web/lib/year-books/use-year-books.ts';
import { YearContext } from '#web/lib/year-books/year-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { SettlementPapers } from '#web/ui/statements/settlement-papers.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AuditSummary } from './audit-summary.tsx';
import { Certificates } from './certificates.tsx';
import { CrossChecks } from './cross-checks.tsx';
import { PackVersions } from './pack-versions.tsx';
import { Remarks } from './remarks.tsx';
import { useSettlement } from './use-settlement.ts';
import { YearEndPart } from './year-end-part.tsx';
import { YearSteps } from './year-steps.tsx';

/** 決算: the papers of a past year, whether they agree among themselves, and the way to take them along. */
export function SettlementPart() {
  const year = useSettledYear();
  return <Year key={year.books.fiscalYear} year={year} />;
}

function Year({ year }: { year: YearOnPaper }) {
  const { books, papers } = year;
  const settlement = useSettlement(books.fiscalYear);
  return (
    <YearContext value={books}>
      <ChoiceLinks
        label="決算の年度"
        choices={begunYears(books).map(({ fiscalYear }) => ({
          href: accountingAddress('settlement', { year: String(fiscalYear) }),
          label: `${fiscalYear}年度`,
          isCurrent: fiscalYear === books.fiscalYear,
        }))}
      />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={books.isFinal ? 'good' : 'warn'}>
            {books.isFinal ? '承認ずみ' : '承認前（案）'}
          </Badge>
          {stateWords(year)}
        </p>
        <Actions year={year} />
      </div>
      <SectionNav parts={books.isFinal ? parts.filter(({ id }) => id !== 'year-end') : parts} />
      <Folds>
        <YearSteps settlement={settlement} />
        <YearEndPart settlement={settlement} />
        <PackVersions settlement={settlement} />
        <Certificates settlement={settlement} />
        <Section
          id="checks"
          heading="突き合わせ"
          description="決算書、請求と入金、長期修繕計画、契約のあいだで、合うはずの額をくらべています。"
          isOnPaper={false}
        >
          <CrossChecks settlement={settlement} />
        </Section>
        <AuditSummary settlement={settlement} />
        <Remarks year={year} />
        <Section
          id="papers"
          heading={`${books.fiscalYear}年度の決算書`}
          description={
            papers.cash
              ? '科目の名前を押すと、その額の説明が開きます。'
              : '科目の名前を押すと、月ごとの額が開きます。'
          }
        >
          <SettlementPapers papers={papers} />
        </Section>
      </Folds>
    </YearContext>
  );
}

const parts = [
  { id: 'year-close', label: '年度の締め' },
  { id: 'year-end', label: '年度末に見るもの' },
  { id: 'pack', label: 'PDF' },
  { id: 'certificates', label: '残高証明書' },
  { id: 'checks', label: '突き合わせ' },
  { id: 'audit', label: '監査' },
  { id: 'papers', label: '決算書' },
];

function stateWords({ books, isOver }: YearOnPaper): string {
  if (books.isFinal) return '総会で承認され、締められています。';
  return isOver
    ? '総会で承認されると、（案）が消えます。'
    : 'まだ終わっていない年度です。途中の額で見られます。';
}

function Actions({ year }: { year: YearOnPaper }) {
  const { isBusy, save } = useWorkbook(year);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" disabled={isBusy} onClick={() => void save()}>
        <Download aria-hidden="true" className="size-5" />
        {isBusy ? '書き出しています' : 'Excelに書き出す'}
      </Button>
      <Button variant="secondary" onClick={() => void printPage()}>
        <Printer aria-hidden="true" className="size-5" />
        印刷
      </Button>
    </div>
  );
}

async function readDetails(fiscalYear: number) {
  const call = requestOf(getSettlementDetails, { year: String(fiscalYear) });
  return getSettlementDetails.output.parse(await (await send(call)).json());
}

/** Sums in the file are formulas, so that whoever checks it can follow them. */
function useWorkbook({ books, papers }: YearOnPaper) {
  const associationName = useSession()?.association.name ?? '';
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const [{ settlementFileName, settlementWorkbook }, { saveWorkbook }] = await Promise.all([
        import('#domain/statements/settlement-workbook.ts'),
        import('#web/lib/spreadsheet/save-workbook.ts'),
      ]);
      const facts = { ...books, associationName };
      const { papers: details } = await readDetails(books.fiscalYear);
      await saveWorkbook(settlementWorkbook(papers, facts, details), settlementFileName(facts));
      toast({ title: 'Excelのファイルに書き出しました', tone: 'good' });
    } catch {
      toast({
        title: '書き出せませんでした',
        description: 'もう一度お試しください。',
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}
