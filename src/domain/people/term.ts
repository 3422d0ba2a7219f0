import { addDays, daysBetween, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';

/** 任期 of an officer: from the day of election until the general meeting that ends it. */
type Term = { readonly termFrom: IsoDate; readonly termUntil: IsoDate };

const noteMonths = 6;

/** Whether a term ends within six months, so that a successor has to be found. */
export function endsSoon({ termUntil }: Term, today: IsoDate): boolean {
  return termUntil >= today && termUntil <= monthsAfter(today, noteMonths);
}

/** The same day some months later or earlier, or the last day of a month too short for it. */
export function monthsAfter(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date);
  const first = firstOfMonth(year, month + months);
  const length = daysBetween(first, firstOfMonth(year, month + months + 1));
  return addDays(first, Math.min(day, length) - 1);
}

function firstOfMonth(year: number, month: number): IsoDate {
  return isoDate({
    year: year + Math.floor((month - 1) / 12),
    month: ((((month - 1) % 12) + 12) % 12) + 1,
    day: 1,
  });
}
