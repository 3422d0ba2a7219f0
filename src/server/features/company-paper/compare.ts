import type { PaperComparison } from '#contract/company-paper.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { Refusal } from '#domain/refusal.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import {
  type BookedLine,
  type Comparison,
  compareCompanyPaper,
  type LearntName,
} from '#domain/statements/company-paper/compare-paper.ts';
import type { PaperLine } from '#domain/statements/company-paper/read-company-paper.ts';
import { monthLines } from '#domain/statements/month-lines.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, listYears, loadOneYear } from '#server/features/ledger/store.ts';

type Year = Pick<BookedYear, 'startsOn' | 'endsOn' | 'funds' | 'accounts' | 'months' | 'budget'>;

/** The year of the books in which a month lies; `null` where the books do not have it. */
export async function loadYearOf(
  db: Db,
  scope: BooksReader,
  { month, today }: { month: string; today: IsoDate },
): Promise<Year | null> {
  const endsOn = lastDayOf(month);
  const year = (await listYears(db, scope)).find(
    (it) => it.startsOn <= endsOn && endsOn <= it.endsOn,
  );
  if (!year) return null;
  return loadOneYear(db, scope, { wanted: year.startsOn.slice(0, 4), today });
}

/** What the own books have of each account of income and expense in the month. */
function bookedLines(year: Year, month: string): BookedLine[] {
  const until = { ...year, months: year.months.filter((it) => it.month <= month) };
  return year.funds.flatMap((fund) =>
    monthLines(fund, until, month).map(({ account, monthYen }) => ({ fund, account, monthYen })),
  );
}

export function compare(
  paper: readonly PaperLine[],
  known: { year: Year; month: string; learnt: readonly LearntName[] },
): Comparison {
  const { year, month, learnt } = known;
  return compareCompanyPaper(paper, { booked: bookedLines(year, month), learnt });
}

export function viewComparison(found: Comparison): PaperComparison {
  const named = ({ section, name, yen }: PaperLine) => ({ section, name, yen });
  return {
    lines: found.lines.map(({ fund, account, ...line }) => ({
      ...line,
      names: [...line.names],
      fund: { code: fund.code, name: fund.name },
      account: { code: account.code, name: account.name },
    })),
    unknown: found.unknown.map(named),
    leftOut: found.leftOut.map(named),
    wrongSums: [...found.wrongSums],
  };
}

export function yearOrRefuse(year: Year | null): Year {
  if (!year) throw new Refusal('not_found', 'この月の帳簿はありません。');
  return year;
}
