import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { addMonths, lastDayOf } from '#domain/ledger/repeats/bank-day.ts';

export type MonthPaper = {
  /** 2026-10 */
  readonly month: string;
  readonly dueOn: IsoDate;
  readonly receivedOn: IsoDate | null;
  /** Past the due day, until it came or until today; 0 in time. */
  readonly daysLate: number;
  /** It has not come, and one of an earlier month did. */
  readonly isAwaited: boolean;
};

/** 月報 is owed by the end of the month that follows (適正化法施行規則87条5項). */
export function paperDueOn(month: string): IsoDate {
  return lastDayOf(addMonths(month, 1));
}

/** The months that have ended, the newest first. Before the first one that was ever put in, none is late. */
export function paperMonths(
  { from, until, today }: { from: string; until: string; today: IsoDate },
  receivedOn: (month: string) => IsoDate | null,
): readonly MonthPaper[] {
  const months: MonthPaper[] = [];
  const ended = addMonths(today.slice(0, 7), -1);
  const last = until < ended ? until : ended;
  for (let month = last; month >= from; month = addMonths(month, -1)) {
    const [dueOn, came] = [paperDueOn(month), receivedOn(month)];
    const daysLate = Math.max(0, daysBetween(dueOn, came ?? today));
    months.push({ month, dueOn, receivedOn: came, daysLate, isAwaited: false });
  }
  const first = months.findLast((it) => it.receivedOn !== null)?.month ?? null;
  return months.map((it) => {
    if (it.receivedOn !== null) return it;
    return first !== null && it.month > first ? { ...it, isAwaited: true } : { ...it, daysLate: 0 };
  });
}
