import type { IsoDate } from '#domain/calendar.ts';
import { type BillDay, billDayWords } from '#domain/payments/due-day.ts';
import { dueOf } from '#domain/tasks/due.ts';

/** 支払期限 of a bill, and how near it is. */
export function DueDay({ of, today }: { of: BillDay; today: IsoDate }) {
  const isPressing = dueOf(today, of.dueOn) !== 'later';
  return <p className={isPressing ? 'font-bold' : 'text-muted'}>{billDayWords(of, today)}</p>;
}
