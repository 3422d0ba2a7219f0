import type { IsoDate } from '#domain/calendar.ts';
import type { Comparison } from '#domain/statements/company-paper/compare-paper.ts';
import {
  type ComparedMonth,
  comparedMonth,
} from '#domain/statements/company-paper/compared-month.ts';
import type { MonthPaper } from '#domain/statements/company-paper/paper-due.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, findLockedUntil } from '#server/features/ledger/store.ts';
import { compare, loadYearOf } from './compare.ts';
import { loadLatestPapers } from './month-papers.ts';
import { listLearntNames, listPapers } from './paper-store.ts';

type FoundMonth = MonthPaper & {
  /** `null` where no paper came, or the books do not have the month. */
  readonly found: Comparison | null;
};

/** The last twelve months, and what each paper that came says beside the own books. */
export async function compareLatestPapers(
  db: Db,
  scope: BooksReader,
  today: IsoDate,
): Promise<readonly FoundMonth[]> {
  const months = await loadLatestPapers(db, scope, today);
  const first = months.findLast(({ receivedOn }) => receivedOn !== null);
  if (!first) return months.map((it) => ({ ...it, found: null }));
  const papers = new Map(
    (await listPapers(db, scope, first.month)).map((it) => [it.month, it.lines]),
  );
  const learnt = await listLearntNames(db, scope);
  const years = await loadYears(db, scope, { months: [...papers.keys()], today });
  return months.map((it) => {
    const lines = papers.get(it.month);
    const year = years.find((some) => holds(some, it.month));
    return {
      ...it,
      found: lines && year ? compare(lines, { year, month: it.month, learnt }) : null,
    };
  });
}

/** The same as 点検 looks at it. */
export async function loadComparedMonths(
  db: Db,
  scope: BooksReader,
  today: IsoDate,
): Promise<{
  readonly papers: readonly MonthPaper[];
  readonly compared: readonly ComparedMonth[];
}> {
  const papers = await compareLatestPapers(db, scope, today);
  const lockedUntil = await findLockedUntil(db, scope);
  return {
    papers,
    compared: papers.flatMap(({ found, ...it }) =>
      found ? [comparedMonth(it, found, lockedUntil)] : [],
    ),
  };
}

/** Each year once, however many of its papers came. */
async function loadYears(
  db: Db,
  scope: BooksReader,
  { months, today }: { months: readonly string[]; today: IsoDate },
) {
  const years: NonNullable<Awaited<ReturnType<typeof loadYearOf>>>[] = [];
  for (const month of months) {
    if (years.some((year) => holds(year, month))) continue;
    const year = await loadYearOf(db, scope, { month, today });
    if (year) years.push(year);
  }
  return years;
}

function holds(
  { startsOn, endsOn }: { readonly startsOn: IsoDate; readonly endsOn: IsoDate },
  month: string,
): boolean {
  return startsOn <= `${month}-01` && `${month}-01` <= endsOn;
}
