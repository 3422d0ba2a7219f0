import type { BookYear } from './books.ts';
import { demoId } from './demo-id.ts';
import type { RelativeDates } from './relative-dates.ts';
import type { FundLineRow, FundRow, FundYearRow } from './rows.ts';

const names = { general: '管理費会計', reserve: '修繕積立金会計' } as const;

type FundRows = {
  readonly fund: readonly FundRow[];
  readonly fund_year: readonly FundYearRow[];
  readonly fund_line: readonly FundLineRow[];
};

export function fundId(code: FundRow['code']): string {
  return demoId('fund', code);
}

export function seedFunds({ agmYear }: RelativeDates, years: readonly BookYear[]): FundRows {
  const yearId = ({ fund, year }: BookYear): string => demoId('fund_year', `${fund}:${year}`);
  return {
    fund: [fundRow('general'), fundRow('reserve')],
    fund_year: years.map((year) => ({
      id: yearId(year),
      fund_id: fundId(year.fund),
      fiscal_year: agmYear + year.year,
      opening_yen: year.openingYen,
      status: year.status,
      booked_until: year.bookedUntil,
    })),
    fund_line: years.flatMap((year) =>
      year.lines
        .filter(({ budgetYen, actualYen }) => budgetYen !== 0 || actualYen !== 0)
        .map((line) => ({
          id: demoId('fund_line', `${year.fund}:${year.year}:${line.code}`),
          fund_year_id: yearId(year),
          account_code: line.code,
          account_name: line.name,
          side: line.side,
          budget_yen: line.budgetYen,
          actual_yen: line.actualYen,
        })),
    ),
  };
}

function fundRow(code: FundRow['code']): FundRow {
  return { id: fundId(code), code, name: names[code] };
}
