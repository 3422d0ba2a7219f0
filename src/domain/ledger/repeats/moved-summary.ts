import type { IsoDate } from '#domain/calendar.ts';
import { monthsBetween } from './bank-day.ts';

export const monthOfSummary = /(?:([\d０-９]{1,4})年)?([\d０-９]{1,2})月分/;

/** 「12月分の電気料」 one month later is 「1月分の電気料」; a year beside it moves along, other words stay. */
export function movedSummary(summary: string, monthsLater: number): string {
  return summary.replace(monthOfSummary, (_whole, year: string | undefined, written: string) => {
    const at = Number(written.normalize('NFKC')) - 1 + monthsLater;
    const shifted = `${(((at % 12) + 12) % 12) + 1}月分`;
    return year ? `${Number(year.normalize('NFKC')) + Math.floor(at / 12)}年${shifted}` : shifted;
  });
}

/** The summary of one day as it would stand on another. */
export function summaryOnDay(summary: string, writtenOn: IsoDate, day: IsoDate): string {
  return movedSummary(summary, monthsBetween(writtenOn.slice(0, 7), day.slice(0, 7)));
}

/** What the entry is about, without the month it is for. */
export function summaryWithoutMonth(summary: string): string {
  return summary.replace(new RegExp(`${monthOfSummary.source}\\s*の?`), '');
}
