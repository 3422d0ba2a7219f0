import { fundPlan } from '#domain/budget/budget-version.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { comparisonInput, yearFigures } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import { fundOutlooks } from '#domain/statements/fund-outlook.ts';
import { incomeAndExpense } from '#domain/statements/income-and-expense.ts';
import type { Books, BooksYear } from './books.ts';
import { type BooksGiven, moneyLink } from './books-given.ts';

/** 管理費は足りますか: the outlook of the year that runs, and of the next one its budget. Of the reserve the plan tells. */
export function enoughLines({ question, books }: BooksGiven): readonly Line[] | undefined {
  const [newest] = books.years;
  const { fiscalYear, month } = question.period;
  const fund = newest?.funds.find(({ code }) => code === question.fund);
  if (!newest || !fund || fund.code === 'reserve' || month !== null) return undefined;
  const isNext = fiscalYear === newest.fiscalYear + 1;
  if (!isNext && fiscalYear !== newest.fiscalYear) return undefined;
  return [
    ...(isNext ? nextLines(fund, newest, books.coming) : []),
    own(`${newest.fiscalYear}年度の${fund.name}は、${outlookOf(fund, newest)}`),
    own(
      books.readsLedger
        ? '[「予算」で見る](/demo/accounting?view=budget)'
        : moneyLink(newest.fiscalYear, fund.code),
    ),
  ];
}

/** このまま進むと…: in the sentence of 予算, and where it has none, that the income is enough. */
export function outlookOf(fund: Fund, year: BooksYear): string {
  const statements = incomeAndExpense(yearFigures(year));
  const outlooks = fundOutlooks(statements, budgetComparison(comparisonInput(year)));
  return (
    outlooks.find((it) => it.fund.id === fund.id)?.sentence ??
    'このまま進むと、年度末まで支出を収入でまかなえる見込みです。'
  );
}

function nextLines(fund: Fund, newest: BooksYear, coming: Books['coming']): readonly Line[] {
  const name = `${newest.fiscalYear + 1}年度の${fund.name}`;
  const lines = coming?.decided ?? coming?.draft;
  if (!lines) return [own(`${name}は、**予算がまだ決まっていない**ので、言えません。`)];
  const { accounts } = newest;
  const { incomeYen, expenseYen } = fundPlan(fund, lines, { accounts, openingYen: 0 });
  const overYen = incomeYen - expenseYen;
  const source = coming?.decided ? '決まった予算では' : '総会で未決議の案では';
  const result =
    overYen < 0
      ? `収入だけでは**${formatYen(-overYen)}足りません**`
      : `**収入でまかなえます**（差は${formatYen(overYen)}）`;
  return [
    own(
      `${name}は、${source}、収入${formatYen(incomeYen)}、支出${formatYen(expenseYen)}で、${result}。`,
    ),
  ];
}
