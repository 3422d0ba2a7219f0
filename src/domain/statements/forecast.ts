import type { Account } from '#domain/ledger/account.ts';
import { roundYenTo, sumYen, type Yen } from '#domain/money.ts';

/**
 * How the forecast was made: the year is whole; as last year went; what is still to come as last year; each month
 * like those so far; or, where one payment a year is usual or nothing is known, what was budgeted.
 */
export type ForecastBasis = 'booked' | 'share' | 'rest' | 'linear' | 'budget';

/** `short` is an income that will not reach the budget; the others but `within` are of expenses. */
export type BudgetState = 'over' | 'likely-over' | 'near' | 'short' | 'within';

/** A line of the budget and how it went, with the signs of the paper. */
export type LineCourse = {
  readonly account: Account;
  readonly budgetYen: Yen;
  readonly months: readonly Yen[];
  /** `null` where nothing of last year is known. */
  readonly lastMonths: readonly Yen[] | null;
  readonly monthsBooked: number;
  readonly firstMonth: number;
};

type Forecast = { readonly forecastYen: Yen; readonly basis: ForecastBasis };

export function forecastOf(course: LineCourse, actualYen: Yen): Forecast {
  if (course.monthsBooked >= 12) return { forecastYen: actualYen, basis: 'booked' };
  return likeLastYear(course, actualYen) ?? likeThisYear(course, actualYen);
}

/** Less than a tenth of last year's money had moved by now. */
const smallestShare = 10;

function likeLastYear({ lastMonths, monthsBooked }: LineCourse, actualYen: Yen): Forecast | null {
  if (!lastMonths) return null;
  const lastSoFarYen = sumYen(lastMonths.slice(0, monthsBooked));
  const lastYen = sumYen(lastMonths);
  if (lastYen <= 0 || lastSoFarYen < 0 || lastSoFarYen > lastYen) return null;
  // A share of nearly nothing would make the forecast fly off.
  if (lastSoFarYen * smallestShare < lastYen) {
    return { forecastYen: actualYen + lastYen - lastSoFarYen, basis: 'rest' };
  }
  return { forecastYen: roundYenTo((actualYen * lastYen) / lastSoFarYen, 1), basis: 'share' };
}

function likeThisYear({ months, monthsBooked, budgetYen }: LineCourse, actualYen: Yen): Forecast {
  const movedMonths = months.filter((yen) => yen !== 0).length;
  const isOnce = movedMonths === 0 || (movedMonths === 1 && monthsBooked >= 3);
  if (isOnce) return { forecastYen: Math.max(actualYen, budgetYen), basis: 'budget' };
  return { forecastYen: roundYenTo((actualYen * 12) / monthsBooked, 1), basis: 'linear' };
}

export function stateOf(
  { kind }: Account,
  { budgetYen, actualYen, forecastYen }: { budgetYen: Yen; actualYen: Yen; forecastYen: Yen },
): BudgetState {
  if (kind === 'income') return forecastYen < budgetYen ? 'short' : 'within';
  if (actualYen > budgetYen) return 'over';
  if (forecastYen > budgetYen) return 'likely-over';
  return actualYen * 10 >= budgetYen * 9 && budgetYen > 0 ? 'near' : 'within';
}
