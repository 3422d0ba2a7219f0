import { addDays, type IsoDate, isoDate, partsOf, weekdayOf } from '#domain/calendar.ts';
import { type GarbagePause, pauseOn } from './garbage-pause.ts';
import type { GarbageKind } from './kinds.ts';
import { isCollectedOn } from './next-collection.ts';

export type CollectionDay = {
  readonly date: IsoDate;
  readonly names: readonly string[];
  /** Why nothing is collected; `null` on a day of the usual plan. */
  readonly pause: string | null;
};

/** What is collected when, and when it is not. */
export type CollectionPlan = {
  readonly kinds: readonly GarbageKind[];
  readonly pauses: readonly GarbagePause[];
};

/** The weeks of a month from Sunday to Saturday; null where a day belongs to another month. */
export type CollectionMonth = {
  readonly year: number;
  readonly month: number;
  readonly weeks: readonly (readonly (CollectionDay | null)[])[];
};

const weekLength = 7;

/** The month some months away from a day's own: 0 is this month, 1 the next. */
export function collectionMonth(
  plan: CollectionPlan,
  today: IsoDate,
  monthsAway: number,
): CollectionMonth {
  const { year, month } = monthAway(today, monthsAway);
  const first = isoDate({ year, month, day: 1 });
  const start = addDays(first, -weekdayOf(first));
  const weeks: (CollectionDay | null)[][] = [];
  for (let sunday = start; sunday < monthEnd(year, month); sunday = addDays(sunday, weekLength)) {
    weeks.push(
      Array.from({ length: weekLength }, (_, index) => addDays(sunday, index)).map((date) =>
        partsOf(date).month === month ? collectionDay(plan, date) : null,
      ),
    );
  }
  return { year, month, weeks };
}

function monthAway(today: IsoDate, monthsAway: number): { year: number; month: number } {
  const { year, month } = partsOf(today);
  const count = year * 12 + month - 1 + monthsAway;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** The first day after a month. */
function monthEnd(year: number, month: number): IsoDate {
  return month === 12
    ? isoDate({ year: year + 1, month: 1, day: 1 })
    : isoDate({ year, month: month + 1, day: 1 });
}

function collectionDay({ kinds, pauses }: CollectionPlan, date: IsoDate): CollectionDay {
  const names = kinds
    .filter(({ rules }) => rules.some((rule) => isCollectedOn(rule, date, pauses)))
    .map(({ name }) => name);
  return { date, names, pause: pauseOn(pauses, date)?.reason ?? null };
}
