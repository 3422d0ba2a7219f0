import type { YearBooks } from '#contract/money.ts';
import { bookContract } from '#domain/budget/booked-contract.ts';
import { addDays } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { Yen } from '#domain/money.ts';
import {
  billedContribution,
  billsApart,
  contributionBills,
} from '#domain/repair-plan/projection/billed-contribution.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { type DetailTotal, isReserve, type PlannedYear } from '#domain/statements/checks/papers.ts';
import type { PapersBeside } from '#domain/statements/pack/settlement-pack.ts';
import type { Db } from '#server/db/db.ts';
import { loadDuesOfYear } from '#server/features/billing/store.ts';
import { type BooksReader, listWrittenContracts } from '#server/features/ledger/store.ts';
import { findPlan, listVersions } from '#server/features/repair-plan/store.ts';

/** A settlement is approved within three months: a plan that is saved later is none of its papers. */
const daysToMeeting = 92;

/** What bills, the plan of repairs and contracts say of a year beside the books. */
export async function loadBeside(
  db: Db,
  scope: BooksReader,
  books: YearBooks,
): Promise<PapersBeside> {
  const { startsOn, endsOn } = books;
  const reserveFundId = books.funds.find(isReserve)?.id ?? null;
  const { reserveBills, ...dues } = await loadDuesOfYear(db, scope, {
    startsOn,
    endsOn,
    reserveFundId,
  });
  return {
    ...dues,
    plannedYear: await findPlannedYear(db, scope, books, reserveBills),
    contracted: await listContracted(db, scope, books),
  };
}

async function findPlannedYear(
  db: Db,
  scope: BooksReader,
  { endsOn, today, fiscalYear }: YearBooks,
  reserveBills: readonly Yen[] | null,
): Promise<PlannedYear | null> {
  const last = addDays(endsOn, daysToMeeting);
  const day = today < last ? today : last;
  const versions = await listVersions(db, scope);
  const number = versions.findLast(({ savedOn }) => savedOn <= day)?.number;
  const stored = number === undefined ? undefined : await findPlan(db, scope, number);
  const next = fiscalYear + 1;
  const year = stored && project(stored.plan).years.find((it) => it.year === next);
  if (!stored || !year) return null;
  const { startYear, openingBalanceYen } = stored.plan;
  const months = Array.from({ length: 12 }, (_, at) => addMonths(endsOn.slice(0, 7), at + 1));
  return {
    openingYen: startYear === next ? openingBalanceYen : null,
    worksYen: year.worksYen,
    contributionYen: billedContribution(stored.plan, months),
    billsApartYen:
      reserveBills && billsApart(contributionBills(stored.plan, months[0] ?? ''), reserveBills),
  };
}

async function listContracted(
  db: Db,
  scope: BooksReader,
  books: YearBooks,
): Promise<readonly DetailTotal[]> {
  const contracts = await listWrittenContracts(db, scope, books);
  return contracts.flatMap((contract) => {
    const booked = bookContract(contract);
    if (!booked) return [];
    const { fundId, accountId, yearlyYen: amountYen } = booked;
    return [{ fundId, accountId, amountYen }];
  });
}
