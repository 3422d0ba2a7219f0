import type { IsoDate } from '#domain/calendar.ts';
import { type BillDay, billDayWords } from '#domain/payments/due-day.ts';
import { dueOf } from '#domain/tasks/due.ts';

type DueDayProps = {
  of: BillDay;
  today: IsoDate;
  /** The first of several bills. */
  isFirst?: boolean;
};

/** 支払期限 of a bill, and how near it is. */
export function DueDay({ of, today, isFirst = false }: DueDayProps) {
  const isPressing = dueOf(today, of.dueOn) !== 'later';
  return (
    <p className={isPressing ? 'font-bold' : 'text-muted'}>
      {isFirst && 'いちばん早い'}
      {billDayWords(of, today)}
    </p>
  );
}
