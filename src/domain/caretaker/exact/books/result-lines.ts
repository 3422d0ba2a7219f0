import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { awaitedIncomeOf } from '#domain/statements/awaited-income.ts';
import { comparisonInput, yearFigures } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import { comingTransfers } from '#domain/statements/coming-transfers.ts';
import { hasIncome } from '#domain/statements/figures.ts';
import { incomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { monthResult } from '#domain/statements/month-result.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { BooksYear } from './books.ts';
import { type BooksGiven, moneyLink, resultWords, untilWords } from './books-given.ts';

/** 収支: of a month as the month's report has it, of a year as its statement does; 黒字 or 赤字 is said. */
export function resultLines(given: BooksGiven): readonly Line[] | undefined {
  const { question, year } = given;
  if (question.period.month !== null) {
    return year && monthLinesOf(given, year, question.period.month);
  }
  const lines = year ? yearLines(given, year) : pastLines(given);
  if (lines.length === 0) return undefined;
  return [...lines, own(moneyLink(question.period.fiscalYear, question.fund))];
}

function monthLinesOf(
  { question, books }: BooksGiven,
  year: BooksYear,
  month: string,
): readonly Line[] | undefined {
  const name = monthName(month);
  if (!year.months.some((it) => it.month === month)) {
    return [own(`${name}は、まだ何も記帳されていません。`)];
  }
  const isClosed = year.lockedUntil !== null && lastDayOf(month) <= year.lockedUntil;
  const report = `[「月次報告」で見る](/demo/accounting?view=report&month=${month})`;
  const funds = fundsOf(year, question.fund);
  return [
    ...funds.map((fund) => {
      const { came, went, left } = monthResult(fund, year, month);
      return own(
        `${name}の${fund.name}の収支差額は、${resultWords(left.monthYen)}です。収入は${formatYen(came.monthYen)}、支出は${formatYen(went.monthYen)}です。`,
      );
    }),
    ...awaitedLines(year, funds, lastDayOf(month)),
    own(
      isClosed
        ? `${name}は、もう締めてある月です。`
        : `${name}は、まだ締めていない月です。これから変わることがあります。`,
    ),
    own(books.readsLedger && isClosed ? report : moneyLink(year.fiscalYear, question.fund)),
  ];
}

/** The funds whose statement of income is told. */
export const fundsOf = ({ funds }: BooksYear, code: string | undefined) =>
  funds.filter((fund) => hasIncome(fund) && (code === undefined || fund.code === code));

function yearLines({ question, books }: BooksGiven, year: BooksYear): readonly Line[] {
  const until = untilWords(year, books.today);
  const isOver = until === '';
  const funds = fundsOf(year, question.fund);
  const comparison = budgetComparison(comparisonInput(year));
  const comingOf = ({ id }: Fund) =>
    comingTransfers(comparison.filter(({ fund }) => fund.id === id));
  const lines = incomeAndExpense(yearFigures(year), year.remarks)
    .filter(({ fund }) => funds.some(({ id }) => id === fund.id))
    .map(({ fund, income, expense, surplus, closing }) =>
      own(
        `${year.fiscalYear}年度の${fund.name}の収支差額は、${until}${resultWords(surplus.actualYen)}${isOver ? 'でした' : 'です'}。収入は${formatYen(income.total.actualYen)}、支出は${formatYen(expense.total.actualYen)}です。${isOver ? carriedWords(closing.actualYen) : escapeMarkdown(comingOf(fund))}`,
      ),
    );
  return [...lines, ...awaitedLines(year, funds)];
}

function awaitedLines(year: BooksYear, funds: readonly Fund[], until?: string): readonly Line[] {
  const words = awaitedIncomeOf(year, funds, until);
  return words === '' ? [] : [own(words)];
}

/** Of years before the journal the settlement alone is known. */
function pastLines({ question, facts }: BooksGiven): readonly Line[] {
  return facts.settledYears
    .filter(({ fiscalYear }) => fiscalYear === question.period.fiscalYear)
    .filter(({ code }) => question.fund === undefined || code === question.fund)
    .map(({ name, fiscalYear, openingYen, incomeYen, expenseYen }) =>
      own(
        `${fiscalYear}年度の${name}の収支差額は、${resultWords(incomeYen - expenseYen)}でした。収入は${formatYen(incomeYen)}、支出は${formatYen(expenseYen)}です。${carriedWords(openingYen + incomeYen - expenseYen)}`,
      ),
    );
}

const carriedWords = (yen: number): string => `次期繰越額は${formatYen(yen)}です。`;
