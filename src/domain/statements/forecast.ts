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

/** A part of the forecast; months are counted from 0, the first of the year. The parts add up to the forecast. */
export type ForecastPart = { readonly yen: Yen } & (
  | { readonly of: 'booked' }
  /** The months that need no more, closed or booked as usual; `until` is the last of them. */
  | { readonly of: 'whole'; readonly until: number }
  /** Open months in which more is booked already than is usual there. */
  | { readonly of: 'open'; readonly months: readonly number[] }
  /** Each of the months as the months so far. */
  | { readonly of: 'each'; readonly months: readonly number[]; readonly eachYen: Yen }
  | {
      readonly of: 'last-year';
      readonly months: readonly number[];
      readonly lastYen: Yen;
      /** How this year's closed months stand beside last year's, in thousandths; 1000 is alike. */
      readonly permille: number;
    }
  | { readonly of: 'payments'; readonly count: number }
  | { readonly of: 'budget' }
);

export type Forecast = {
  readonly forecastYen: Yen;
  readonly basis: ForecastBasis;
  readonly parts: readonly ForecastPart[];
};

/**
 * A closed month counts what was booked. A month that is open or to come counts what is booked or what is usual,
 * whichever is more: one entry does not make a month whole. Whatever way it is made, it is a sum that can be shown.
 */
export function forecastOf(course: LineCourse, actualYen: Yen): Forecast {
  if (course.monthsClosed >= 12) return sumOf('booked', booked(actualYen));
  return (
    rarely(course, actualYen) ??
    fixedPrice(course) ??
    likeLastYear(course) ??
    paidAtOnce(course, actualYen) ??
    likeThisYear(course, actualYen)
  );
}

function sumOf(basis: ForecastBasis, ...all: readonly ForecastPart[]): Forecast {
  const parts = all.filter(({ yen }) => yen !== 0);
  return { forecastYen: sumYen(parts.map(({ yen }) => yen)), basis, parts };
}

function booked(yen: Yen): ForecastPart {
  return { of: 'booked', yen };
}

function untilBudget(actualYen: Yen, budgetYen: Yen): Forecast {
  const restYen = Math.max(0, budgetYen - actualYen);
  return sumOf('budget', booked(actualYen), { of: 'budget', yen: restYen });
}

/** The closed months as booked, the others by what is usual in them, unless more is booked there already. */
function withRest(
  { months, monthsClosed }: LineCourse,
  basis: ForecastBasis,
  usual: { readonly of: (month: number) => number; readonly part: RestPart },
): Forecast {
  const isAsUsual = (month: number) =>
    (months[month] ?? 0) > 0 && (months[month] ?? 0) >= usual.of(month);
  const isOpen = (month: number) => isAsUsual(month) || (months[month] ?? 0) > usual.of(month);
  const firstLeft = months.findIndex((_, month) => month >= monthsClosed && !isAsUsual(month));
  const whole = firstLeft === -1 ? 12 : firstLeft;
  const left = Array.from({ length: 12 - whole }, (_, index) => whole + index);
  const open = left.filter(isOpen);
  return sumOf(
    basis,
    { of: 'whole', until: whole - 1, yen: sumYen(months.slice(0, whole)) },
    { of: 'open', months: open, yen: sumYen(open.map((month) => months[month] ?? 0)) },
    usual.part(left.filter((month) => !isOpen(month))),
  );
}

type RestPart = (months: readonly number[]) => ForecastPart;

const rareTimes = 2;

/** The months of last year, 0 to 11, in which a line was booked that was booked in one or two of them; else none. */
export function rareMonths({ lastMonths }: LineCourse): readonly number[] {
  const moved = (lastMonths ?? []).flatMap((yen, month) => (yen === 0 ? [] : [month]));
  const isRare = moved.length <= rareTimes && moved.every((it) => (lastMonths?.[it] ?? 0) > 0);
  return isRare ? moved : [];
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
  if (come >= times) return sumOf('paid', booked(actualYen));
  // Of what has not begun, last year's payment may have been the only one there was; whoever decided the budget knew it.
  if (actualYen === 0 && budgetYen > 0) return untilBudget(0, budgetYen);
  const count = times - come;
  const awaitedYen = roundYenTo((sumYen(lastPayments) * count) / times, 1);
  return sumOf('rest', booked(actualYen), { of: 'payments', count, yen: awaitedYen });
}

const fewestAlike = 3;
/** A contract grows dearer or cheaper by less than a quarter. */
const largestStep = 4;

/** The same in every closed month, and in every month of last year that compares with those to come: a contract. */
function fixedPrice(course: LineCourse): Forecast | null {
  const { months, lastMonths, monthsClosed } = course;
  if (!lastMonths || monthsClosed < fewestAlike) return null;
  const price = onlyOne(months.slice(0, monthsClosed));
  const lastPrice = onlyOne(lastMonths.slice(monthsClosed));
  if (price <= 0 || Math.abs(lastPrice - price) * largestStep >= price) return null;
  return goingOn(course, price);
}

function goingOn(course: LineCourse, eachYen: Yen): Forecast {
  return withRest(course, 'linear', {
    of: () => eachYen,
    part: (months) => ({ of: 'each', months, eachYen, yen: eachYen * months.length }),
  });
}

/** What all of them are; nothing where they differ. */
function onlyOne([first = 0, ...others]: readonly Yen[]): Yen {
  return others.every((yen) => yen === first) ? first : 0;
}

/** What moved in nine of last year's months goes on month by month; repairs come as they come. */
const fewestMonths = 9;
/** Less than a tenth of last year's money had moved by now: a share of nearly nothing would fly off. */
const smallestShare = 10;
const alike = 1_000;

/**
 * The months to come as last year had them. What is used every month (electricity) is dearer or cheaper there as it
 * was so far; what comes now and then (repairs) says nothing of what is still to come.
 */
function likeLastYear(course: LineCourse): Forecast | null {
  const { lastMonths, months, monthsClosed } = course;
  if (!lastMonths) return null;
  const lastSoFarYen = sumYen(lastMonths.slice(0, monthsClosed));
  const lastYen = sumYen(lastMonths);
  if (lastYen <= 0 || lastSoFarYen < 0 || lastSoFarYen > lastYen) return null;
  const isUsed =
    monthsClosed >= fewestAlike &&
    lastMonths.filter((yen) => yen !== 0).length >= fewestMonths &&
    lastSoFarYen * smallestShare >= lastYen;
  const soFarYen = sumYen(months.slice(0, monthsClosed));
  const permille = isUsed ? Math.max(0, Math.round((soFarYen * alike) / lastSoFarYen)) : alike;
  return withRest(course, isUsed ? 'share' : 'rest', {
    of: (month) => ((lastMonths[month] ?? 0) * permille) / alike,
    part: (left) => {
      const restYen = sumYen(left.map((month) => lastMonths[month] ?? 0));
      const yen = roundYenTo((restYen * permille) / alike, 1);
      return { of: 'last-year', months: left, lastYen: restYen, permille, yen };
    },
  });
}

/** One payment of nine tenths of the budget or more is no payment of each month. */
function paidAtOnce({ months, budgetYen }: LineCourse, actualYen: Yen): Forecast | null {
  const moved = months.filter((yen) => yen !== 0);
  return moved.length === 1 && budgetYen > 0 && actualYen * 10 >= budgetYen * 9
    ? sumOf('paid', booked(actualYen))
    : null;
}

function likeThisYear(course: LineCourse, actualYen: Yen): Forecast {
  const { months, monthsClosed, budgetYen } = course;
  const closed = months.slice(0, monthsClosed);
  const movedMonths = closed.filter((yen) => yen !== 0).length;
  const isOnce = movedMonths === 0 || (movedMonths === 1 && monthsClosed >= fewestAlike);
  return isOnce
    ? untilBudget(actualYen, budgetYen)
    : goingOn(course, roundYenTo(sumYen(closed) / monthsClosed, 1));
}

type Stood = Omit<Forecast, 'parts'> & { readonly budgetYen: Yen; readonly actualYen: Yen };

export function stateOf({ kind }: Account, stood: Stood): BudgetState {
  const { budgetYen, actualYen, forecastYen, basis } = stood;
  if (kind === 'income') return forecastYen < budgetYen ? 'short' : 'within';
  if (actualYen > budgetYen) return 'over';
  if (forecastYen > budgetYen) return 'likely-over';
  if (basis === 'paid') return 'done';
  const isNearlyUsed = actualYen * 10 >= budgetYen * 9 && budgetYen > 0;
  return isNearlyUsed && basis !== 'booked' ? 'near' : 'within';
}
