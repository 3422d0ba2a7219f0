import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { comparisonInput, yearFigures } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import { incomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { accountLines, budgetNotes } from './account-lines.ts';
import type { BooksYear } from './books.ts';
import { type BooksGiven, moneyLink, untilWords } from './books-given.ts';

/** 予算の残り: what was voted to be spent, less what was, by fund or of the account that is named. */
export function remainingLines(given: BooksGiven): readonly Line[] | undefined {
  const { question, books, year } = given;
  const isNow = year !== undefined && year === books.years[0] && question.period.month === null;
  if (question.account) return (isNow ? ofAccount(given, year) : undefined) ?? accountLines(given);
  if (!isNow) return undefined;
  const funds = incomeAndExpense(yearFigures(year)).filter(
    ({ fund, expense }) =>
      (question.fund === undefined || fund.code === question.fund) && expense.total.budgetYen > 0,
  );
  if (funds.length === 0) return undefined;
  return [
    own(
      `${year.fiscalYear}年度の支出の予算の残りは、${untilWords(year, books.today)}次のとおりです。`,
    ),
    ...funds.map(({ fund, expense: { total } }) => own(`- ${fund.name}：${leftWords(total)}`)),
    linkOf(given, year),
  ];
}

/** An account that is spent and has a budget; of a part of one the books have none. */
function ofAccount(given: BooksGiven, year: BooksYear): readonly Line[] | undefined {
  const { account, fund } = given.question;
  if (!account || account.part !== null) return undefined;
  const lines = budgetComparison(comparisonInput(year)).filter(
    (line) =>
      account.names.includes(line.account.name) &&
      line.account.kind === 'expense' &&
      line.budgetYen > 0 &&
      (fund === undefined || line.fund.code === fund),
  );
  if (lines.length === 0) return undefined;
  const until = untilWords(year, given.books.today);
  return [
    ...lines.flatMap((line) => [
      own(
        `${year.fiscalYear}年度の${line.fund.name}の${line.account.name}は、${until}${leftWords(line)}`,
      ),
      ...budgetNotes(line, year),
    ]),
    linkOf(given, year),
  ];
}

function leftWords({ budgetYen, actualYen }: { budgetYen: Yen; actualYen: Yen }): string {
  const leftYen = budgetYen - actualYen;
  const left =
    leftYen < 0
      ? `予算を**${formatYen(-leftYen)}**超えています`
      : `残りは**${formatYen(leftYen)}**です`;
  return `予算${formatYen(budgetYen)}のうち${formatYen(actualYen)}を使い、${left}。`;
}

const linkOf = ({ question, books }: BooksGiven, year: BooksYear): Line =>
  own(
    books.readsLedger
      ? '[「予算」で見る](/demo/accounting?view=budget)'
      : moneyLink(year.fiscalYear, question.fund),
  );
