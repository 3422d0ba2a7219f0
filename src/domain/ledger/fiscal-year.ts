import type { IsoDate } from '#domain/calendar.ts';

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

export function yearOfDay<Year extends FiscalYear>(
  years: readonly Year[],
  day: IsoDate,
): Year | undefined {
  return years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
}
