import { getBookings } from '#contract/bookings.ts';
import { formatNearDay } from '#domain/calendar.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** The next own booking, in one line that leads there; nothing where there is none. */
export function NextBookingLine() {
  const { data } = useAnswer(getBookings, {});
  const [next, ...later] =
    data?.own.filter(({ ended, day }) => ended === null && day >= data.today) ?? [];
  if (!data || !next) return null;
  const { day, fromHour, untilHour, space } = next;
  const others = later.length > 0 ? `　ほか${later.length}件` : '';
  return (
    <p className="print:hidden">
      <TextLink
        href="/demo/applications?view=bookings"
        className="inline-flex min-h-11 items-center"
      >
        {`予約：${formatNearDay(day, data.today)} ${fromHour}時〜${untilHour}時 ${space}${others}`}
      </TextLink>
    </p>
  );
}
