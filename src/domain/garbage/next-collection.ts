import { addDays, type IsoDate, weekdayOf, weekOfMonth } from '#domain/calendar.ts';
import { type GarbagePause, pauseOn } from './garbage-pause.ts';

/** ごみ収集日: a weekday, every week or only in some weeks of the month (第2・第4 is [2, 4]). */
export type CollectionRule = {
  readonly weekday: number | null;
  readonly weeks: readonly number[] | null;
};

export function isCollectedOn(
  { weekday, weeks }: CollectionRule,
  date: IsoDate,
  pauses: readonly GarbagePause[],
): boolean {
  return (
    weekdayOf(date) === weekday &&
    (weeks === null || weeks.includes(weekOfMonth(date))) &&
    pauseOn(pauses, date) === undefined
  );
}

// Two months hold every week of a month at least once; a pause may take one of them.
const longestWait = 100;

/** The first collection on or after a day; undefined where it is by appointment. */
export function nextCollection(
  rule: CollectionRule,
  from: IsoDate,
  pauses: readonly GarbagePause[],
): IsoDate | undefined {
  for (let days = 0; days < longestWait; days++) {
    const date = addDays(from, days);
    if (isCollectedOn(rule, date, pauses)) return date;
  }
  return undefined;
}
