import { addDays, type IsoDate, isoDate, partsOf, weekdayOf } from '#domain/calendar.ts';
import type { GarbageKind } from './kinds.ts';
import { isCollectedOn } from './next-collection.ts';

export type CollectionDay = { readonly date: IsoDate; readonly names: readonly string[] };

/** The weeks of a month from Sunday to Saturday; null where a day belongs to another month. */
export type CollectionMonth = {
  readonly year: number;
  readonly month: number;
  readonly weeks: readonly (readonly (CollectionDay | null)[])[];
};

const weekLength = 7;

/** The month some months away from a day's own: 0 is this month, 1 the next. */
export function collectionMonth(
  kinds: readonly GarbageKind[],
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
        partsOf(date).month === month ? { date, names: namesOn(kinds, date) } : null,
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

function namesOn(kinds: readonly GarbageKind[], date: IsoDate): readonly string[] {
  return kinds
    .filter(({ rules }) => rules.some((rule) => isCollectedOn(rule, date)))
    .map(({ name }) => name);
}
