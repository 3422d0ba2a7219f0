import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import { hasIncome } from '#domain/statements/figures.ts';
import { forecastSurplus } from '#domain/statements/fund-outlook.ts';
import type { BooksYear } from './books.ts';
import type { BooksGiven } from './books-given.ts';
import type { BooksQuestion } from './books-question.ts';
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
      .map((fund) => own(fundWords(fund, year, question.whether))),
    own('これまでの記帳では、次のとおりです。'),
    ...result,
    ...(books.readsLedger ? [own('[「予算」で見る](/demo/accounting?view=budget)')] : []),
  ];
}

/** 「いいえ、2026年度の管理費会計は**赤字の見込み**です。」 and by how much. */
function fundWords(fund: Fund, year: BooksYear, asked: BooksQuestion['whether']): string {
  const yen = forecastSurplus(fund, budgetComparison(comparisonInput(year)));
  const name = `${year.fiscalYear}年度の${fund.name}は`;
  if (yen === 0) return `${name}、${outlookOf(fund, year)}`;
  const ends = yen > 0 ? '黒字' : '赤字';
  const yes = asked === '黒字' || asked === '赤字' ? `${asked === ends ? 'はい' : 'いいえ'}、` : '';
  const going =
    yen > 0
      ? `このまま進むと、年度末には収入が支出を${formatYen(yen)}上回る見込みです。`
      : outlookOf(fund, year);
  return `${yes}${name}**${ends}の見込み**です。${going}`;
}
