import { addDays, type IsoDate, weekdayOf, weekOfMonth } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { isWithinSpan, type YearlySpan } from '#domain/yearly-span.ts';

/** A time that comes back: 毎月第3土曜日の午前. */
export type Reserved = {
  readonly week: number;
  readonly weekday: number;
  readonly fromHour: number;
  readonly untilHour: number;
  readonly why: string;
};

/** 使用の決まり of a room or another space, as data. Hours are whole; a slot is one hour. */
export type SpaceRules = {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly closedDays: readonly YearlySpan[];
  readonly reserved: readonly Reserved[];
  readonly hoursPerDay: number;
  readonly timesPerMonth: number;
  /** From so many months before until so many days before. */
  readonly opensMonthsBefore: number;
  readonly closesDaysBefore: number;
  readonly feePerHourYen: Yen;
  /** Free until this hour of the day that is so many days before. */
  readonly cancelDaysBefore: number;
  readonly cancelHour: number;
  /** 定員 */
  readonly capacity?: number | undefined;
  readonly basisWords: string;
};

export type Use = {
  readonly day: IsoDate;
  readonly fromHour: number;
  readonly untilHour: number;
};

export function hoursOf({ fromHour, untilHour }: Use): readonly number[] {
  return Array.from({ length: Math.max(0, untilHour - fromHour) }, (_, index) => fromHour + index);
}

export function feeOf({ feePerHourYen }: SpaceRules, use: Use): Yen {
  return feePerHourYen * (use.untilHour - use.fromHour);
}

export function isClosedOn({ closedDays }: SpaceRules, day: IsoDate): boolean {
  return closedDays.some((span) => isWithinSpan(span, day));
}

/** What the association keeps for itself. */
export function reservedAt(
  { reserved }: SpaceRules,
  { day, hour }: { day: IsoDate; hour: number },
): Reserved | undefined {
  return reserved.find(
    ({ week, weekday, fromHour, untilHour }) =>
      weekday === weekdayOf(day) &&
      week === weekOfMonth(day) &&
      fromHour <= hour &&
      hour < untilHour,
  );
}

/** The first day of the week that a calendar shows: Monday. */
export function weekOf(day: IsoDate): readonly IsoDate[] {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
