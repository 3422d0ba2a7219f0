import type { BookYear } from '#demo/books.ts';
import { demoId } from '#demo/demo-id.ts';
import { accountId } from './chart.ts';
import { fundId } from './journal.ts';
import { journalFrom } from './ledger-span.ts';
import type { PastYearLineRow, PastYearRow } from './row-types.ts';

type PastYears = {
  readonly past_year: readonly PastYearRow[];
  readonly past_year_line: readonly PastYearLineRow[];
};

/** 過年度の決算: the years before the journal. */
export function seedPastYears(agmYear: number, years: readonly BookYear[]): PastYears {
  const past = years.filter(({ year }) => year < journalFrom);
  return {
    past_year: past.map((year) => ({
      id: pastYearId(year),
      fund_id: fundId(year.fund),
      fiscal_year: agmYear + year.year,
      opening_yen: year.openingYen,
    })),
    past_year_line: past.flatMap((year) =>
      year.lines
        .filter(({ budgetYen, actualYen }) => budgetYen !== 0 || actualYen !== 0)
        .map(({ code, budgetYen, actualYen }) => ({
          id: demoId('past_year_line', `${year.fund}:${year.year}:${code}`),
          past_year_id: pastYearId(year),
          account_id: accountId(code),
          budget_yen: budgetYen,
          actual_yen: actualYen,
        })),
    ),
  };
}

function pastYearId({ fund, year }: BookYear): string {
  return demoId('past_year', `${fund}:${year}`);
}
