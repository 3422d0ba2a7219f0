import type { Account } from '#domain/ledger/account.ts';
import { roundYenTo, sumYen, type Yen } from '#domain/money.ts';

/**
 * How the forecast was made: the year is whole; a line that is paid once or twice a year is paid; as last year went;
 * what is still to come as last year; each month like those so far; or, where nothing is known, what was budgeted.
 */
export type ForecastBasis = 'booked' | 'paid' | 'share' | 'rest' | 'linear' | 'budget';

/**
 * `done` is an expense of which nothing more is awaited; `short` an income that will not reach the budget; the others
 * but `within` are of expenses.
 */
export type BudgetState = 'over' | 'likely-over' | 'near' | 'done' | 'short' | 'within';

/** A line of the budget and how it went, with the signs of the paper. */
export type LineCourse = {
  readonly account: Account;
  readonly budgetYen: Yen;
  /** All twelve months of the year. */
  readonly months: readonly Yen[];
  /** `null` where nothing of last year is known. */
  readonly lastMonths: readonly Yen[] | null;
  /** The months whose books are closed, 0 to 12. In the others something may still be missing. */
  readonly monthsClosed: number;
  readonly firstMonth: number;
};

type Forecast = { readonly forecastYen: Yen; readonly basis: ForecastBasis };

/**
 * A closed month counts what was booked. A month that is open or to come counts what is booked or what is usual,
 * whichever is more: one entry does not make a month whole.
 */
export function forecastOf(course: LineCourse, actualYen: Yen): Forecast {
  if (course.monthsClosed >= 12) return { forecastYen: actualYen, basis: 'booked' };
  return (
    rarely(course, actualYen) ??
    fixedPrice(course) ??
    likeLastYear(course) ??
    paidAtOnce(course, actualYen) ??
    likeThisYear(course, actualYen)
  );
}

const rareTimes = 2;

/** The months of last year, 0 to 11, in which a line was booked that was booked in one or two of them; else none. */
export function rareMonths({ lastMonths }: LineCourse): readonly number[] {
  const booked = (lastMonths ?? []).flatMap((yen, month) => (yen === 0 ? [] : [month]));
  const isRare = booked.length <= rareTimes && booked.every((it) => (lastMonths?.[it] ?? 0) > 0);
  return isRare ? booked : [];
}

/** Paid once or twice last year: what counts is how many of these payments have come, not in which month. */
function rarely(course: LineCourse, actualYen: Yen): Forecast | null {
  const { lastMonths, months, budgetYen } = course;
  const lastPayments = rareMonths(course).map((month) => lastMonths?.[month] ?? 0);
  const times = lastPayments.length;
  if (times === 0) return null;
  const least = Math.min(...lastPayments);
  // A small bill beside it is not yet the payment that is awaited.
  const come = months.filter((yen) => yen * 2 >= least).length;
  if (come >= times) return { forecastYen: actualYen, basis: 'paid' };
  // Of what has not begun, last year's payment may have been the only one there was; whoever decided the budget knew it.
  if (actualYen === 0 && budgetYen > 0) return { forecastYen: budgetYen, basis: 'budget' };
  const awaitedYen = (sumYen(lastPayments) * (times - come)) / times;
  return { forecastYen: roundYenTo(actualYen + awaitedYen, 1), basis: 'rest' };
}

const fewestAlike = 3;
/** A contract grows dearer or cheaper by less than a quarter. */
const largestStep = 4;

/** The same in every closed month, and in every month of last year that compares with those to come: a contract. */
function fixedPrice({ months, lastMonths, monthsClosed }: LineCourse): Forecast | null {
  if (!lastMonths || monthsClosed < fewestAlike) return null;
  const price = onlyOne(months.slice(0, monthsClosed));
  const lastPrice = onlyOne(lastMonths.slice(monthsClosed));
  if (price <= 0 || Math.abs(lastPrice - price) * largestStep >= price) return null;
  const rest = months.slice(monthsClosed).map((yen) => Math.max(yen, price));
  return { forecastYen: sumYen([...months.slice(0, monthsClosed), ...rest]), basis: 'linear' };
}

/** What all of them are; nothing where they differ. */
function onlyOne([first = 0, ...others]: readonly Yen[]): Yen {
  return others.every((yen) => yen === first) ? first : 0;
}

/** Less than a tenth of last year's money had moved by now. */
const smallestShare = 10;

function likeLastYear({ lastMonths, months, monthsClosed }: LineCourse): Forecast | null {
  if (!lastMonths) return null;
  const closedYen = sumYen(months.slice(0, monthsClosed));
  const lastSoFarYen = sumYen(lastMonths.slice(0, monthsClosed));
  const lastYen = sumYen(lastMonths);
  if (lastYen <= 0 || lastSoFarYen < 0 || lastSoFarYen > lastYen) return null;
  // A share of nearly nothing would make the forecast fly off.
  const isShare = lastSoFarYen * smallestShare >= lastYen && lastSoFarYen > 0;
  const factor = isShare ? closedYen / lastSoFarYen : 1;
  const rest = months
    .slice(monthsClosed)
    .map((yen, index) => Math.max(yen, (lastMonths[monthsClosed + index] ?? 0) * factor));
  return {
    forecastYen: roundYenTo(closedYen + added(rest), 1),
    basis: isShare ? 'share' : 'rest',
  };
}

/** One payment of nine tenths of the budget or more is no payment of each month. */
function paidAtOnce({ months, budgetYen }: LineCourse, actualYen: Yen): Forecast | null {
  const moved = months.filter((yen) => yen !== 0);
  return moved.length === 1 && budgetYen > 0 && actualYen * 10 >= budgetYen * 9
    ? { forecastYen: actualYen, basis: 'paid' }
    : null;
}

function likeThisYear({ months, monthsClosed, budgetYen }: LineCourse, actualYen: Yen): Forecast {
  const closed = months.slice(0, monthsClosed);
  const movedMonths = closed.filter((yen) => yen !== 0).length;
  const isOnce = movedMonths === 0 || (movedMonths === 1 && monthsClosed >= 3);
  if (isOnce) return { forecastYen: Math.max(actualYen, budgetYen), basis: 'budget' };
  const usualYen = sumYen(closed) / monthsClosed;
  const rest = months.slice(monthsClosed).map((yen) => Math.max(yen, usualYen));
  return { forecastYen: roundYenTo(sumYen(closed) + added(rest), 1), basis: 'linear' };
}

/** Parts of a yen are kept until the sum is made. */
function added(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

type Stood = Forecast & { readonly budgetYen: Yen; readonly actualYen: Yen };

export function stateOf({ kind }: Account, stood: Stood): BudgetState {
  const { budgetYen, actualYen, forecastYen, basis } = stood;
  if (kind === 'income') return forecastYen < budgetYen ? 'short' : 'within';
  if (actualYen > budgetYen) return 'over';
  if (forecastYen > budgetYen) return 'likely-over';
  if (basis === 'paid') return 'done';
  const isNearlyUsed = actualYen * 10 >= budgetYen * 9 && budgetYen > 0;
  return isNearlyUsed && basis !== 'booked' ? 'near' : 'within';
}
