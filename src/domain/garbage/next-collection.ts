import { addDays, type IsoDate, weekdayOf, weekOfMonth } from '#domain/calendar.ts';

/** ごみ収集日: a weekday, every week or only in some weeks of the month (第2・第4 is [2, 4]). */
export type CollectionRule = {
  readonly weekday: number | null;
  readonly weeks: readonly number[] | null;
};

export function isCollectedOn({ weekday, weeks }: CollectionRule, date: IsoDate): boolean {
  return weekdayOf(date) === weekday && (weeks === null || weeks.includes(weekOfMonth(date)));
}

/** The first collection on or after a day; undefined where it is by appointment. */
export function nextCollection(rule: CollectionRule, from: IsoDate): IsoDate | undefined {
  // Two months hold every week of a month at least once.
  for (let days = 0; days < 62; days++) {
    const date = addDays(from, days);
    if (isCollectedOn(rule, date)) return date;
  }
  return undefined;
}
