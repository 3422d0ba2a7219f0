import { addDays, type IsoDate, partsOf } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';

type AnnualLimit = {
  readonly months: number;
  /** 04-01 */
  readonly yearStartsOn: string;
};

/** The last day for a 通常総会 in the year of account in which a day lies: two months from 04-01 end on 05-31. */
export function annualLimitOn(day: IsoDate, { months, yearStartsOn }: AnnualLimit): IsoDate {
  const { year } = partsOf(day);
  const start = `${day.slice(5) < yearStartsOn ? year - 1 : year}-${yearStartsOn}`;
  return addDays(`${addMonths(start.slice(0, 7), months)}-${yearStartsOn.slice(3)}`, -1);
}
