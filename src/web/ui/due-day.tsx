import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { dueOf, dueWords } from '#domain/tasks/due.ts';

/** 支払期限 of a bill, and how near it is. */
export function DueDay({ dueOn, today }: { dueOn: IsoDate; today: IsoDate }) {
  const isPressing = dueOf(today, dueOn) !== 'later';
  return (
    <p className={isPressing ? 'font-bold' : 'text-muted'}>
      支払期限 {formatPlainDate(dueOn)}（{dueWords(today, dueOn)}）
    </p>
  );
}
