import { formatMonthDay, type IsoDate, partsOf } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The day in large letters, and how far it is. */
export function BigDay({ today, day }: { today: IsoDate; day: IsoDate }) {
  const words = daysUntilWords(today, day);
  const { year } = partsOf(day);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-2xl font-bold">
        {year !== partsOf(today).year && <span className="mr-1 text-base">{year}年</span>}
        {formatMonthDay(day)}
      </span>
      <Badge tone={words.startsWith('あと') ? 'neutral' : 'primary'}>{words}</Badge>
    </p>
  );
}
