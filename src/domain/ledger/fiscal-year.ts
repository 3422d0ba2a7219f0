import { addDays, type IsoDate, partsOf } from '#domain/calendar.ts';

/** 会計年度, and how much of it is closed. */
export type FiscalYear = {
  readonly id: string;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
};

/** 締め: until which day nothing may be written. Final once the general meeting has approved the year. */
export type BooksLock = {
  readonly lockedUntil: IsoDate;
  readonly isFinal: boolean;
};

/** 2026年度 is the year that begins in 2026, in whichever month it does. */
export function yearBegunOn(startsOn: IsoDate): number {
  return partsOf(startsOn).year;
}

/** The same by its last day. */
export function yearEndedOn(endsOn: IsoDate): number {
  return yearBegunOn(addDays(endsOn, 1)) - 1;
}

export function yearOfDay<Year extends FiscalYear>(
  years: readonly Year[],
  day: IsoDate,
): Year | undefined {
  return years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
}
