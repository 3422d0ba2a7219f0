import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { hasIncome } from '#domain/statements/figures.ts';
import type { BooksGiven } from './books-given.ts';
import { outlookOf } from './enough-lines.ts';
import { resultLines } from './result-lines.ts';

/** 赤字になりそうですか: how the year that runs is expected to end, then how it stands; of a month or an older year what came out. */
export function outlookLines(given: BooksGiven): readonly Line[] | undefined {
  const { question, books, year } = given;
  const isRunning = year !== undefined && year === books.years[0] && year.bookedUntil < year.endsOn;
  const result = resultLines(given);
  if (!isRunning || question.period.month !== null || result === undefined) return result;
  return [
    ...year.funds
      .filter((fund) => hasIncome(fund))
      .filter(({ code }) => question.fund === undefined || code === question.fund)
      .map((fund) => own(`${year.fiscalYear}年度の${fund.name}は、${outlookOf(fund, year)}`)),
    own('これまでの記帳では、次のとおりです。'),
    ...result,
    ...(books.readsLedger ? [own('[「予算」で見る](/demo/accounting?view=budget)')] : []),
  ];
}
