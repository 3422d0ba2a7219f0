import { Suspense } from 'react';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { formatYen } from '#domain/format-yen.ts';
import {
  budgetDifference,
  type BudgetDifference as Difference,
  type DifferenceLine,
} from '#domain/repair-plan/budget/budget-difference.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { MissingBoundary } from '#web/ui/missing-boundary.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** 予算との違い: why the plan's first year leaves another sum than the budget that the general meeting voted. */
export function BudgetDifference() {
  return (
    <MissingBoundary instead={null}>
      <Suspense fallback={null}>
        <Told />
      </Suspense>
    </MissingBoundary>
  );
}

/** Of the plan in force: a trial changes no budget. */
function Told() {
  const { base, baseProjection } = useWorkbench();
  const books = useEndpoint(getYearBooks, { year: String(base.startYear) });
  const [year] = baseProjection.years;
  const budget = reserveBudget(books);
  if (!year || budget.length === 0 || books.budgetDecided === null) return null;
  const told = budgetDifference(year, budget);
  return (
    <Section heading={`${told.year}年度の予算との違い`}>
      <p className="max-w-[44rem]">{sentenceOf(told)}</p>
      {told.lines.length > 0 && (
        <>
          <ul aria-label="違いの内訳" className="my-3 divide-y divide-line border-y border-line">
            {told.lines.map((line) => (
              <Line key={line.name} line={line} />
            ))}
          </ul>
          <p className="max-w-[44rem]">
            計画は長い年月の大きなお金の見通し、予算はその年に使ってよい額です。載せるものが違うので、差が出ます。
          </p>
        </>
      )}
      <TextLink
        href={`/demo/money?year=${told.year}&fund=reserve#budget`}
        className="inline-block py-2"
      >
        {told.year}年度の予算を見る
      </TextLink>
    </Section>
  );
}

function reserveBudget({ funds, accounts, budget }: YearBooks) {
  const reserve = funds.find(({ code }) => code === 'reserve');
  return budget
    .filter(({ fundId }) => fundId === reserve?.id)
    .flatMap(({ accountId, amountYen }) => {
      const account = accounts.find(({ id }) => id === accountId);
      return account ? [{ account, amountYen }] : [];
    });
}

function sentenceOf({ year, planYen, budgetYen }: Difference): string {
  const apart = planYen - budgetYen;
  const plan = `この計画では、${year}年度に${remainsWords(planYen)}。`;
  if (apart === 0) return `${plan}総会で決めた予算と同じです。`;
  const more = `計画のほうが${formatYen(Math.abs(apart))}${apart > 0 ? '多く' : '少なく'}なっています`;
  return `${plan}総会で決めた予算では${remainsWords(budgetYen)}。${more}。違うのは、次のところです。`;
}

function remainsWords(yen: number): string {
  return yen < 0 ? `残高が${formatYen(-yen)}減ります` : `${formatYen(yen)}残ります`;
}

function Line({ line: { name, planYen, budgetYen } }: { line: DifferenceLine }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
      <strong>{name}</strong>
      <span className="tabular-nums">
        計画 {amountWords(planYen, 'plan')}／予算 {amountWords(budgetYen, 'budget')}
      </span>
    </li>
  );
}

function amountWords(yen: number, where: 'plan' | 'budget'): string {
  if (yen === 0) return where === 'plan' ? '見込んでいません' : 'ありません';
  return yen < 0 ? `${formatYen(-yen)}使う` : `${formatYen(yen)}入る`;
}
