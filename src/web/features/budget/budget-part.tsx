import { Fragment } from 'react';
import { useSearchParams } from 'wouter';
import { type BudgetYear, getBudgets } from '#contract/budget.ts';
import { decidedBudgetWords } from '#domain/budget/budget-version.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { awaitedIncomeOf } from '#domain/statements/awaited-income.ts';
import { fundOutlooks } from '#domain/statements/fund-outlook.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useYearBooks } from '#web/lib/year-books/use-year-books.ts';
import { YearContext } from '#web/lib/year-books/year-context.ts';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { BudgetBars } from '#web/ui/statements/budget-bars.tsx';
import { stateLook } from '#web/ui/statements/state-looks.ts';
import { BudgetTable } from './budget-table.tsx';
import { BudgetVersions } from './budget-versions.tsx';
import { DraftPart } from './draft-part.tsx';
import { NotableLines } from './notable-lines.tsx';

/** 予算: what the general meeting voted, line by line, beside what was booked and what is to be expected. */
export function BudgetPart() {
  const [params] = useSearchParams();
  const { years } = useEndpoint(getBudgets, {});
  const drafted = years.find(({ fiscalYear }) => String(fiscalYear) === params.get('draft'));
  const draft = drafted?.versions.find(({ decidedOn }) => decidedOn === null);
  return drafted && draft ? (
    <DraftPart
      key={draft.version}
      year={drafted}
      version={draft}
      hasFormer={years.some(({ fiscalYear }) => fiscalYear === drafted.fiscalYear - 1)}
    />
  ) : (
    <BudgetOfYear planned={years} />
  );
}

function BudgetOfYear({ planned }: { planned: readonly BudgetYear[] }) {
  const { books, papers } = useYearBooks();
  const { comparison, statements } = papers;
  const awaited = awaitedIncomeOf(
    books,
    statements.map(({ fund }) => fund),
  );
  const newest = books.years.at(-1)?.fiscalYear;
  return (
    <YearContext value={books}>
      <ChoiceLinks
        label="年度"
        choices={books.years.toReversed().map(({ fiscalYear }) => ({
          href: accountingAddress('budget', {
            year: fiscalYear === newest ? null : String(fiscalYear),
          }),
          label: `${fiscalYear}年度`,
          isCurrent: fiscalYear === books.fiscalYear,
        }))}
      />
      <p className={`${awaited ? 'mb-2' : 'mb-6'} max-w-[44rem]`}>
        {books.budgetDecided
          ? `${decidedBudgetWords(books.budgetDecided.kind, books.budgetDecided.decidedOn)}と、${formatPlainDate(books.bookedUntil)}までの実績です。`
          : `${books.fiscalYear}年度の予算は、まだ総会で決まっていません。実績だけを表示しています。`}
      </p>
      {awaited && <p className="mb-6 max-w-[44rem] font-bold">{awaited}</p>}
      {comparison.length === 0 ? (
        <EmptyState title="予算も実績もまだありません">
          総会で決まった予算を登録するか、仕訳を入力すると、ここに並びます。
        </EmptyState>
      ) : (
        <>
          <NotableLines
            outlooks={books.bookedUntil < books.endsOn ? fundOutlooks(statements, comparison) : []}
            lines={comparison.filter((line) => stateLook(line).isNotable)}
          />
          <Folds>
            <BudgetVersions
              years={planned.filter(({ fiscalYear }) =>
                [books.fiscalYear, books.fiscalYear + 1].includes(fiscalYear),
              )}
            />
            {statements.map(({ fund }) => {
              const lines = comparison.filter((line) => line.fund.id === fund.id);
              return (
                <Fragment key={fund.id}>
                  <Section heading={fund.name} isOnPaper={false}>
                    <h3 className="mb-2 text-lg font-bold break-after-avoid">予算と実績</h3>
                    <BudgetBars hasMonths={false} lines={lines} />
                  </Section>
                  <Section heading={`${fund.name}の表`}>
                    <BudgetTable fund={fund} lines={lines} />
                  </Section>
                </Fragment>
              );
            })}
          </Folds>
        </>
      )}
    </YearContext>
  );
}
