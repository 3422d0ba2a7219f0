import { addDays, type IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { lastDayOf, monthsBetween } from './bank-day.ts';
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
  /** 途中で終えた: nothing of it is left for later. */
  readonly isEnded: boolean;
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
      const gone = monthsTaken(spread, year.endsOn);
      const before = monthsTaken(spread, addDays(year.startsOn, -1));
      if (before >= spread.months) return [];
      const { fundId, name, paidYen, months } = spread;
      const figures = figuresOf(spread);
      // Ended in a year before and settled there: that year's paper has it.
      const wasEnded = isEndedBy(spread, addDays(year.startsOn, -1));
      if (wasEnded && figures.prepaidYen === 0 && figures.expenseYen === 0) return [];
      const counted = { monthsGone: gone, monthsOfYear: gone - before };
      const isEnded = isEndedBy(spread, year.endsOn);
      return [{ fundId, name, paidYen, months, ...counted, isEnded, ...figures }];
    });
}

/** Months that have gone by at the end of a day; after 途中で終えた月 there are no more. */
function monthsTaken(spread: Spread, day: IsoDate): number {
  const { stoppedAfter, firstMonth } = spread;
  const gone = monthsGone(spread, day);
  if (stoppedAfter === null) return gone;
  return Math.max(0, Math.min(gone, monthsBetween(firstMonth, stoppedAfter) + 1));
}

function isEndedBy({ stoppedAfter }: Spread, day: IsoDate): boolean {
  return stoppedAfter !== null && lastDayOf(stoppedAfter) <= day;
}

type BookedMonth = { readonly postedOn: IsoDate; readonly amountYen: Yen };

/**
 * What the books have of a spread: the months that were told before `bookedFrom`, those that were booked since, and,
 * where it was broken off, what was taken out of 前払金 by hand (返戻金).
 */
export function figuresOfSpread(
  spread: Spread,
  { startsOn, endsOn }: Year,
  booked: readonly BookedMonth[],
  settled: readonly BookedMonth[] = [],
): SpreadFigures {
  const { paidYen, months, firstMonth, bookedFrom } = spread;
  const told = monthsBetween(firstMonth, bookedFrom);
  const toldUntil = (day: IsoDate) =>
    expiredYen(paidYen, months, Math.min(told, monthsTaken(spread, day)));
  const sumUntil = (moves: readonly BookedMonth[], day: IsoDate) =>
    sumYen(moves.filter(({ postedOn }) => postedOn <= day).map(({ amountYen }) => amountYen));
  const goneYen = (day: IsoDate) => toldUntil(day) + sumUntil(booked, day);
  return {
    prepaidYen: paidYen - goneYen(endsOn) - sumUntil(settled, endsOn),
    expenseYen: goneYen(endsOn) - goneYen(addDays(startsOn, -1)),
  };
}
