import type { YearBooks } from '#contract/money.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { loadCashFlow } from './cash-store.ts';
import { type BooksReader, findLockedUntil, listAccounts, listFunds } from './chart-store.ts';
import * as store from './money-store.ts';
import { loadOnceBefore } from './once-before.ts';
import * as paperStore from './paper-store.ts';
import { listSettledYears } from './settled-years.ts';

/** What the papers of a year are made of; the newest year that has begun is `latest`. */
export async function loadYearBooks(
  db: Db,
  scope: BooksReader,
  wish: WantedYear,
): Promise<YearBooks> {
  const year = await loadOneYear(db, scope, wish);
  return { ...year, history: await listSettledYears(db, scope) };
}

type WantedYear = { readonly wanted: string; readonly today: IsoDate };

/** The same without the years before it, which are added up from everything that was ever posted. */
export async function loadOneYear(
  db: Db,
  scope: BooksReader,
  { wanted, today }: WantedYear,
): Promise<Omit<YearBooks, 'history'>> {
  const booked = await store.listBookedYears(db, scope);
  const begun = booked.filter(({ startsOn }) => startsOn <= today);
  const year =
    wanted === 'latest'
      ? begun.at(-1)
      : booked.find(({ fiscalYear }) => String(fiscalYear) === wanted);
  if (!year) throw new Refusal('not_found', 'この年度の帳簿はありません。');
  const { id, fiscalYear, startsOn, endsOn, bookedUntil, isFinal } = year;
  const before = booked.find((other) => other.fiscalYear === fiscalYear - 1);
  const budget = await store.findBudget(db, scope, id);
  const accounts = await listAccounts(db, scope);
  const paperSettings = await paperStore.findPaperSettings(db, scope, isFinal ? id : null);
  const books = {
    today,
    years: booked,
    fiscalYear,
    startsOn,
    endsOn,
    bookedUntil: toldUntil(bookedUntil ?? endsOn, { startsOn, today }),
    isFinal,
    lockedUntil: await findLockedUntil(db, scope),
    funds: await listFunds(db, scope),
    accounts,
    opening: await store.listOpening(db, scope, year),
    months: await store.listMonths(db, scope, year),
    budget: budget.lines,
    budgetDecided: budget.decided,
    remarks: await paperStore.listRemarks(db, scope, id),
    paperSettings,
    cash:
      paperSettings.basis === 'cash'
        ? [...(await loadCashFlow(db, scope, { startsOn, endsOn, accounts }))]
        : null,
    monthsBefore: before
      ? await store.listMonths(db, scope, before)
      : await store.listPastSums(db, scope, fiscalYear - 1),
  };
  return before
    ? { ...books, onceBefore: await loadOnceBefore(db, scope, { books, before }) }
    : books;
}

/** What is decided for a later day may be in the books; of a year that runs nothing is told beyond today. */
function toldUntil(
  bookedUntil: IsoDate,
  { startsOn, today }: { startsOn: IsoDate; today: IsoDate },
): IsoDate {
  return startsOn <= today && today < bookedUntil ? today : bookedUntil;
}
