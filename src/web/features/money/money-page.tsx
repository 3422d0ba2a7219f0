import { FileText, Printer } from 'lucide-react';
import { lazy } from 'react';
import type { YearBooks } from '#contract/money.ts';
import { decidedBudgetWords } from '#domain/budget/budget-version.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { awaitedIncomeOf } from '#domain/statements/awaited-income.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import { comingTransfers } from '#domain/statements/coming-transfers.ts';
import { moneyFlow } from '#domain/statements/money-flow.ts';
import { moneySentence } from '#domain/statements/money-words.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useAddressWith, useFundChoice } from '#web/lib/year-books/use-fund-choice.ts';
import { pastYears, useYearBooks, type YearOnPaper } from '#web/lib/year-books/use-year-books.ts';
import { YearContext } from '#web/lib/year-books/year-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { MissingBoundary } from '#web/ui/missing-boundary.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { Section } from '#web/ui/section.tsx';
import { BudgetBars } from '#web/ui/statements/budget-bars.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Bridges } from './bridges.tsx';
import { FlowPicture } from './flow-picture.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MonthStories } from './month-stories.tsx';

const BalanceHistory = lazy(() =>
  import('./balance-history.tsx').then((m) => ({ default: m.BalanceHistory })),
);
const SettlementPapers = lazy(() =>
  import('#web/ui/statements/settlement-papers.tsx').then((m) => ({
    default: m.SettlementPapers,
  })),
);

const path = '/demo/money';

/** お金の見える化: where the money of the association comes from and goes, for every member. */
export function MoneyPage() {
  return (
    <MissingBoundary instead={<NoBooks />}>
      <Money />
    </MissingBoundary>
  );
}

function NoBooks() {
  return (
    <>
      <PageHeader title="お金の見える化" />
      <EmptyState icon={FileText} title="この年度の帳簿はありません">
        <TextLink href={path}>いちばん新しい年度を見る</TextLink>
      </EmptyState>
    </>
  );
}

function Money() {
  const year = useYearBooks();
  const { books, papers, isOver } = year;
  const fund = useFundChoice(books.funds);
  const statements = papers.statements.filter((it) => !fund || it.fund.id === fund.id);
  const flow = moneyFlow(statements);
  // Of all funds together a transfer is neither income nor expense.
  const only = statements.length === 1 ? statements[0] : undefined;
  const { fiscalYear, bookedUntil } = books;
  return (
    <YearContext value={books}>
      <PageHeader
        title="お金の見える化"
        part={`${fiscalYear}年度`}
        lead="管理組合のお金が、どこから入り、何に使われ、いくら残っているかを見る画面です。"
        actions={
          <Button variant="secondary" onClick={() => void printPage()}>
            <Printer aria-hidden="true" className="size-5" />
            印刷
          </Button>
        }
      />
      <Choices year={year} fundCode={fund?.code} />
      <p className="mb-5 text-xl leading-relaxed font-bold">
        {fund && `${fund.name}：`}
        {moneySentence({ fiscalYear, bookedUntil, isOver, flow })}
        {only && !isOver && comingTransfers(linesOf(papers.comparison, only.fund))}
      </p>
      <KeyFigures flow={flow} statements={statements} />
      <Awaited books={books} funds={statements.map((it) => it.fund)} />
      <Bridges sheets={papers.sheets} statements={statements} />
      <Folds>
        <Section
          id="flow"
          heading="お金の流れ"
          description={flowNote(isOver, bookedUntil, statements.length)}
        >
          <FlowPicture flow={flow} />
        </Section>
        <Budget year={year} fundCode={fund?.code} />
        <MonthStories fundIds={statements.map((it) => it.fund.id)} />
        <Section
          id="history"
          heading="5年間の繰越金"
          description="年度の終わりに残っていた額です。"
        >
          <BalanceHistory funds={fund ? [fund] : books.funds} />
        </Section>
        <Settlement year={year} fundCode={fund?.code} />
      </Folds>
    </YearContext>
  );
}

function linesOf(comparison: readonly ComparedLine[], { id }: Fund): readonly ComparedLine[] {
  return comparison.filter(({ fund }) => fund.id === id);
}

/** What makes the figures above look smaller than they are. */
function Awaited({ books, funds }: { books: YearBooks; funds: readonly Fund[] }) {
  const words = awaitedIncomeOf(books, funds);
  return words && <p className="-mt-3 mb-4 font-bold">{words}</p>;
}

function flowNote(isOver: boolean, bookedUntil: string, fundCount: number): string {
  const between = fundCount > 1 ? '会計どうしのやりとりは除いています。' : '';
  const until = isOver ? '' : `${formatPlainDate(bookedUntil)}までの記録です。`;
  return `${until}1万円未満は四捨五入しています。${between}`;
}

type PartProps = { year: YearOnPaper; fundCode: string | undefined };

function Choices({ year: { books }, fundCode }: PartProps) {
  const addressWith = useAddressWith(path);
  const newest = books.years.at(-1)?.fiscalYear;
  return (
    <>
      <ChoiceLinks
        label="年度"
        choices={books.years.toReversed().map(({ fiscalYear }) => ({
          href: addressWith({ year: fiscalYear === newest ? null : String(fiscalYear) }),
          label: `${fiscalYear}年度`,
          isCurrent: fiscalYear === books.fiscalYear,
        }))}
      />
      <PageTabs
        label="会計"
        tabs={[
          { href: addressWith({ fund: null }), label: '全体', isCurrent: fundCode === undefined },
          ...books.funds
            .filter(({ isPassThrough }) => !isPassThrough)
            .map(({ code, name }) => ({
              href: addressWith({ fund: code }),
              label: name,
              isCurrent: code === fundCode,
            })),
        ]}
      />
    </>
  );
}

function Budget({ year: { books, papers, isOver }, fundCode }: PartProps) {
  const funds = papers.statements
    .map(({ fund }) => fund)
    .filter(({ code }) => fundCode === undefined || code === fundCode);
  const { budgetDecided } = books;
  const decided = budgetDecided
    ? `${decidedBudgetWords(budgetDecided.kind, budgetDecided.decidedOn)}です。`
    : '予算は、まだ総会で決まっていません。';
  return (
    <Section
      id="budget"
      heading="予算と実績"
      description={`${decided}濃い帯が実績、${isOver ? '' : 'うすい帯が年度末までの見込み、'}縦の線が予算です。`}
    >
      {funds.map((fund) => (
        <div key={fund.id}>
          <h3 className="mb-2 text-lg font-bold break-after-avoid">{fund.name}</h3>
          <BudgetBars lines={linesOf(papers.comparison, fund)} />
        </div>
      ))}
    </Section>
  );
}

function Settlement({ year, fundCode }: PartProps) {
  const { books, papers, isOver } = year;
  const [latest] = pastYears(books);
  return (
    <Section
      id="settlement"
      heading="決算書"
      description={isOver ? settlementNote(books.isFinal) : undefined}
      isOnPaper={isOver}
    >
      {isOver ? (
        <div className="print:break-before-page">
          <SettlementPapers papers={papers} fundCode={fundCode} />
        </div>
      ) : (
        <p>
          {books.fiscalYear}年度は途中です。決算書は、年度が終わってから作ります。
          {latest && (
            <TextLink
              href={`${path}?year=${latest.fiscalYear}#settlement`}
              className="inline-block py-2"
            >
              {latest.fiscalYear}年度の決算書を見る
            </TextLink>
          )}
        </p>
      )}
    </Section>
  );
}

function settlementNote(isFinal: boolean): string {
  const state = isFinal
    ? '総会で承認されたものです。'
    : 'まだ総会で承認されていないため（案）です。';
  return `${state}科目の名前を押すと、月ごとの額が開きます。▲は、少ないことや足りないことを表します。`;
}
