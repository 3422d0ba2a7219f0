import { addDays, type IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { monthsBetween } from './bank-day.ts';
import { expiredYen, monthsGone, type Spread } from './spread.ts';

type Year = { readonly startsOn: IsoDate; readonly endsOn: IsoDate };

/** One line of 前払金の明細; `PrepaidDetail` of the settlement pack reads it as it is. */
type Detail = {
  readonly fundId: string;
  readonly name: string;
  readonly paidYen: Yen;
  readonly months: number;
  readonly monthsGone: number;
  readonly monthsOfYear: number;
  readonly prepaidYen: Yen;
  readonly expenseYen: Yen;
};

/** What the books have of a spread: what is left on the prepaid account, and the expense of the year. */
export type SpreadFigures = { readonly prepaidYen: Yen; readonly expenseYen: Yen };

/**
 * 前払金の明細 at a year's end: what the contract says in months, beside what the books have. `figuresOf` reads the
 * books, so that the check of the pack finds a month that was forgotten.
 */
export function prepaidDetails(
  spreads: readonly Spread[],
  year: Year,
  figuresOf: (spread: Spread) => SpreadFigures,
): readonly Detail[] {
  return spreads
    .filter(({ paidOn }) => paidOn <= year.endsOn)
    .flatMap((spread) => {
      const gone = monthsGone(spread, year.endsOn);
      const before = monthsGone(spread, addDays(year.startsOn, -1));
      if (before >= spread.months) return [];
      const { fundId, name, paidYen, months } = spread;
      const counted = { monthsGone: gone, monthsOfYear: gone - before };
      return [{ fundId, name, paidYen, months, ...counted, ...figuresOf(spread) }];
    });
}

type BookedMonth = { readonly postedOn: IsoDate; readonly amountYen: Yen };

/** What the books have of a spread: the months that were told before `bookedFrom`, and those that were booked since. */
export function figuresOfSpread(
  spread: Spread,
  { startsOn, endsOn }: Year,
  booked: readonly BookedMonth[],
): SpreadFigures {
  const { paidYen, months, firstMonth, bookedFrom } = spread;
  const told = monthsBetween(firstMonth, bookedFrom);
  const toldUntil = (day: IsoDate) =>
    expiredYen(paidYen, months, Math.min(told, monthsGone(spread, day)));
  const bookedUntil = (day: IsoDate) =>
    sumYen(booked.filter(({ postedOn }) => postedOn <= day).map(({ amountYen }) => amountYen));
  const goneYen = (day: IsoDate) => toldUntil(day) + bookedUntil(day);
  return {
    prepaidYen: paidYen - goneYen(endsOn),
    expenseYen: goneYen(endsOn) - goneYen(addDays(startsOn, -1)),
  };
}
