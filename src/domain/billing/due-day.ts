import type { IsoDate } from '#domain/calendar.ts';
import { addMonths, dayInMonth, shiftedDay } from '#domain/ledger/repeats/bank-day.ts';
import type { Month } from './tariff.ts';

/** 納期: 毎月27日に翌月分 is the 27th, one month before. */
export type DueRule = { readonly day: number; readonly monthsBefore: number };

/** The day until which a month's dues are to be paid; the next day on which banks are open. */
export function dueDay(month: Month, { day, monthsBefore }: DueRule): IsoDate {
  return shiftedDay(dayInMonth(addMonths(month, -monthsBefore), day), 'after');
}
