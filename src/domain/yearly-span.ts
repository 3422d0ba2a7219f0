import type { IsoDate } from './calendar.ts';

/** `12-29`…`01-03`, every year the same, over the end of a year where the first is later. */
export type YearlySpan = { readonly from: string; readonly until: string };

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isWithinSpan({ from, until }: YearlySpan, day: IsoDate): boolean {
  const monthDay = day.slice(5);
  return from <= until
    ? from <= monthDay && monthDay <= until
    : from <= monthDay || monthDay <= until;
}

/** Whether both are days of some year. */
export function isRealSpan({ from, until }: YearlySpan): boolean {
  return isMonthDay(from) && isMonthDay(until);
}

function isMonthDay(text: string): boolean {
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
  const last = daysOfMonth[Number(month) - 1];
  return last !== undefined && Number(day) >= 1 && Number(day) <= last;
}
