import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { shiftedDay } from '#domain/ledger/repeats/bank-day.ts';
import { dueWords } from '#domain/tasks/due.ts';

export type BillDay = {
  readonly dueOn: IsoDate;
  /** 口座振替: the payee draws it, and nobody is late. */
  readonly isDebited: boolean;
};

/** Whether somebody waits longer than agreed. */
export const isOverdue = ({ dueOn, isDebited }: BillDay, today: IsoDate): boolean =>
  !isDebited && dueOn < today;

/** 支払期限 of a bill and how near it is; of what is drawn, the day on which the bank does it. */
export function billDayWords({ dueOn, isDebited }: BillDay, today: IsoDate): string {
  if (!isDebited) return `支払期限 ${formatPlainDate(dueOn)}（${dueWords(today, dueOn)}）`;
  // On a day of rest nothing is drawn: it is done on the next day that banks are open.
  const drawnOn = shiftedDay(dueOn, 'after');
  const day = formatPlainDate(drawnOn);
  return drawnOn < today
    ? `口座振替の日 ${day}（引き落としを通帳で確かめて、記帳してください）`
    : `口座振替の日 ${day}`;
}
