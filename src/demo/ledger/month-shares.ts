import { type Account, accounts, firstYear } from '#demo/accounts.ts';
import type { BookYear } from '#demo/books.ts';
import { roundYenTo, type Yen } from '#domain/money.ts';
import type { BookMonth } from './book-month.ts';
import type { LedgerFund } from './draft.ts';

/** What an account comes to in a month. */
export type MonthShares = (fund: LedgerFund, code: string, month: BookMonth) => Yen;

const monthsAYear = 12;
/** From April: the pump and the lights run longest in the heat and in the dark of winter. */
const utilities = [92, 86, 91, 104, 115, 110, 96, 95, 104, 114, 109, 101];

/** Years that went otherwise than in the usual months: 管理委託費 was lowered in July, what was mended differs. */
const ownWeights = new Map<string, readonly number[]>([
  ['5110:-1', [551, 551, 551, 540, 540, 540, 540, 540, 540, 540, 540, 540]],
  ['5130:-1', [1, 1, 1, 2, 1, 2, 2, 1 + 165_000 / 123_750, 1, 2, 1, 1]],
  ['5150:-2', [0, 0, 154_000, 0, 0, 121_000, 0, 99_000, 0, 0, 94_930, 0]],
  ['5150:-1', [0, 0, 187_000, 0, 0, 102_410, 0, 88_000, 0, 0, 39_600, 80_300]],
]);
const never = Array.from({ length: monthsAYear }, () => 0);

/** Sums of a year in months that add up to it: each is the step from one rounded running total to the next. */
function spread(total: Yen, weights: readonly number[]): readonly Yen[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let before = 0;
  return weights.map((own) => {
    weight += own;
    const upTo = whole === 0 ? 0 : roundYenTo((total * weight) / whole, 1);
    const step = upTo - before;
    before = upTo;
    return step;
  });
}

/** The booked months of a year come to what the books say of it; those that follow are as planned. */
export function createMonthShares(years: readonly BookYear[], agmYear: number): MonthShares {
  const known = new Map<string, readonly Yen[]>();
  return (fund, code, { year, index }) => {
    const key = `${fund} ${code} ${year}`;
    const shares = known.get(key) ?? sharesOf(years, agmYear, { fund, code, year });
    known.set(key, shares);
    return shares[index] ?? 0;
  };
}

type Which = { readonly fund: LedgerFund; readonly code: string; readonly year: number };

function sharesOf(years: readonly BookYear[], agmYear: number, which: Which): readonly Yen[] {
  const { fund, code, year } = which;
  const account = accounts.find((it) => it.fund === fund && it.code === code);
  if (!account) throw new Error(`The books of ${fund} have no ${code}`);
  const weights = weightsOf(account, year);
  const whole = spread(account.actual[year - firstYear] ?? 0, weights);
  const book = years.find((it) => it.fund === fund && it.year === year);
  if (!book) return whole;
  const months = bookedMonths(book, agmYear);
  const actual = book.lines.find((line) => line.code === code)?.actualYen ?? 0;
  return [...spread(actual, weights.slice(0, months)), ...whole.slice(months)];
}

/** How many months of a year are booked. */
export function bookedMonths({ bookedUntil, year }: BookYear, agmYear: number): number {
  const [calendarYear = 0, month = 0] = bookedUntil.split('-').map(Number);
  return (calendarYear - agmYear - year) * monthsAYear + month - 3;
}

function weightsOf({ code, months }: Account, year: number): readonly number[] {
  if (code === '5120') return utilities;
  const own = ownWeights.get(`${code}:${year}`);
  if (own) return own;
  const weights = [...never];
  for (const month of months) weights[(month + 8) % monthsAYear] = 1 + weightAt(weights, month);
  return weights;
}

function weightAt(weights: readonly number[], month: number): number {
  return weights[(month + 8) % monthsAYear] ?? 0;
}
