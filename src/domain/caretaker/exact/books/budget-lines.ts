import { decidedBudgetWords, fundPlan } from '#domain/budget/budget-version.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { BooksYear, BudgetLines } from './books.ts';
import { type BooksGiven, moneyLink } from './books-given.ts';

/** 来年度の予算: decided, a draft, or neither; then what is in force. The budget of a year that runs is told with its money. */
export function budgetLines({ question, books }: BooksGiven): readonly Line[] | undefined {
  const { coming } = books;
  const [newest] = books.years;
  const { fiscalYear, month } = question.period;
  if (month !== null || !newest || !coming || coming.fiscalYear !== fiscalYear) return undefined;
  const of = (lines: BudgetLines) => fundLines(lines, newest, question.fund);
  const link = own(
    books.readsLedger
      ? '[「予算」で見る](/demo/accounting?view=budget)'
      : moneyLink(newest.fiscalYear, question.fund),
  );
  if (coming.decided) {
    return [own(`${fiscalYear}年度の予算は、**決まっています**。`), ...of(coming.decided), link];
  }
  const first = coming.draft
    ? [
        own(
          `${fiscalYear}年度の予算は、**まだ決まっていません**。総会で未決議の案では、次のとおりです。`,
        ),
        ...of(coming.draft),
      ]
    : [own(`${fiscalYear}年度の予算は、**まだ決まっていません**。`)];
  return [...first, ...inForceLines(newest, of), link];
}

function inForceLines(
  { fiscalYear, budget, budgetDecided }: BooksYear,
  of: (lines: BudgetLines) => readonly Line[],
): readonly Line[] {
  if (budgetDecided === null) return [];
  const { kind, decidedOn } = budgetDecided;
  return [
    own(`いまの${fiscalYear}年度は、${decidedBudgetWords(kind, decidedOn)}です。`),
    ...of(budget),
  ];
}

function fundLines(
  lines: BudgetLines,
  { funds, accounts }: BooksYear,
  code: string | undefined,
): readonly Line[] {
  return funds
    .filter((fund) => code === undefined || fund.code === code)
    .flatMap((fund) => {
      const { incomeYen, expenseYen } = fundPlan(fund, lines, { accounts, openingYen: 0 });
      return incomeYen === 0 && expenseYen === 0
        ? []
        : [
            own(
              `- ${fund.name}：収入**${formatYen(incomeYen)}**、支出**${formatYen(expenseYen)}**`,
            ),
          ];
    });
}
