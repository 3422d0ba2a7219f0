import { daysBetween, fiscalYearOf, type IsoDate } from '#domain/calendar.ts';

/** 「あと28日」; empty for a day that has passed. */
export function daysUntilWords(today: IsoDate, day: IsoDate): string {
  const days = daysBetween(today, day);
  if (days < 0) return '';
  if (days === 0) return '本日';
  return days === 1 ? '明日' : `あと${days}日`;
}

type Held = { readonly heldOn: IsoDate };

/** 年度ごとに, the latest year first; within a year the order stays as it is. */
export function groupByFiscalYear<Meeting extends Held>(
  meetings: readonly Meeting[],
): readonly { readonly fiscalYear: number; readonly meetings: readonly Meeting[] }[] {
  const years = [...new Set(meetings.map(({ heldOn }) => fiscalYearOf(heldOn)))];
  return years
    .toSorted((a, b) => b - a)
    .map((fiscalYear) => ({
      fiscalYear,
      meetings: meetings.filter(({ heldOn }) => fiscalYearOf(heldOn) === fiscalYear),
    }));
}
