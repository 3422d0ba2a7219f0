import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** A month's item that was not paid in time: what was paid of it later on which day, and what is open. */
export type LateItem = {
  readonly dueOn: IsoDate;
  readonly openYen: Yen;
  readonly paidLate: readonly { readonly on: IsoDate; readonly yen: Yen }[];
};

const daysAYear = 365;
const hundredths = 10_000;

/** 遅延損害金, simple interest by days: `rate` in hundredths of a percent a year (14.6％ is 1460), cut to whole yen. */
export function lateCharge(
  { dueOn, openYen, paidLate }: LateItem,
  rate: number,
  day: IsoDate,
): Yen {
  const parts = [{ on: day, yen: openYen }, ...paidLate.filter(({ on }) => on <= day)];
  let yenDays = 0;
  for (const { on, yen } of parts) yenDays += yen * Math.max(0, daysBetween(dueOn, on));
  return Math.floor((yenDays * rate) / (hundredths * daysAYear));
}
