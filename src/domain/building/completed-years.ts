import { type IsoDate, partsOf } from '#domain/calendar.ts';

/** 築年数: full years since the building was completed. */
export function completedYears(completedOn: IsoDate, today: IsoDate): number {
  const years = partsOf(today).year - partsOf(completedOn).year;
  return today.slice(5) < completedOn.slice(5) ? years - 1 : years;
}
