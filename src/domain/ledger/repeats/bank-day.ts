import { addDays, type IsoDate, isoDate, partsOf, weekdayOf } from '#domain/calendar.ts';
import { holidayOn } from '#domain/holiday.ts';

/** 休みの日にあたるとき: as it is, the bank day before, or the one after. */
export type DayShift = 'none' | 'before' | 'after';

const weekend: readonly number[] = [0, 6];
/** Banks rest over the year's end. */
const yearEnd: readonly string[] = ['12-31', '01-01', '01-02', '01-03'];

export function isBankDay(day: IsoDate): boolean {
  return (
    !weekend.includes(weekdayOf(day)) &&
    !yearEnd.includes(day.slice(5)) &&
    holidayOn(day) === undefined
  );
}

export function shiftedDay(day: IsoDate, shift: DayShift): IsoDate {
  if (shift === 'none') return day;
  const step = shift === 'before' ? -1 : 1;
  let found = day;
  while (!isBankDay(found)) found = addDays(found, step);
  return found;
}

/** `2026-11` and how many months later (or, below zero, earlier). */
export function addMonths(month: string, count: number): string {
  const { year, month: number } = partsOf(`${month}-01`);
  const months = year * 12 + number - 1 + count;
  return isoDate({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }).slice(0, 7);
}

/** How many months lie from one to the other. */
export function monthsBetween(from: string, until: string): number {
  const [one, other] = [partsOf(`${from}-01`), partsOf(`${until}-01`)];
  return (other.year - one.year) * 12 + other.month - one.month;
}

export function lastDayOf(month: string): IsoDate {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The 31st of a shorter month is its last day. */
export function dayInMonth(month: string, dayOfMonth: number): IsoDate {
  const wanted = `${month}-${String(dayOfMonth).padStart(2, '0')}`;
  const last = lastDayOf(month);
  return wanted < last ? wanted : last;
}
