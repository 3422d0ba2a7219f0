import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { type MonthPaper, paperMonths } from '#domain/statements/company-paper/paper-due.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, listYears } from '#server/features/ledger/store.ts';
import { listArrivals } from './paper-store.ts';

const monthsShown = 12;

type Span = { readonly from: string; readonly until: string; readonly today: IsoDate };

/** The months of a year that have ended, and when the paper of each came. */
export async function loadMonthPapers(
  db: Db,
  scope: BooksReader,
  { from, until, today }: Span,
): Promise<readonly MonthPaper[]> {
  const came = new Map(
    (await listArrivals(db, scope)).map(({ month, receivedOn }) => [month, receivedOn]),
  );
  const [first] = came.keys();
  const begin = first !== undefined && first < from ? first : from;
  return paperMonths({ from: begin, until, today }, (month) => came.get(month) ?? null).filter(
    ({ month }) => month >= from,
  );
}

/** The same of the last twelve months that the books know. */
export async function loadLatestPapers(
  db: Db,
  scope: BooksReader,
  today: IsoDate,
): Promise<readonly MonthPaper[]> {
  const [first] = await listYears(db, scope);
  if (!first) return [];
  const [begin, wished] = [first.startsOn.slice(0, 7), addMonths(today.slice(0, 7), -monthsShown)];
  const from = begin > wished ? begin : wished;
  return loadMonthPapers(db, scope, { from, until: today.slice(0, 7), today });
}
