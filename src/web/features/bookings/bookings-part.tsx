import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { getBookings, type Space } from '#contract/bookings.ts';
import { hindranceOfDay } from '#domain/bookings/may-book.ts';
import { addDays, formatDate, formatMonthDay, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { BookingForm } from './booking-form.tsx';
import { type BookingsView, hoursWith, stopsOn } from './hours-of.ts';
import { OwnBookings } from './own-bookings.tsx';

/** 集会室などの予約: a week, its hours, and one's own bookings. */
export function BookingsPart() {
  const [spaceId, setSpace] = useState<string>();
  const [weekDay, setWeekDay] = useState<IsoDate>();
  const { data } = useAnswer(getBookings, {
    ...(spaceId === undefined ? {} : { spaceId }),
    ...(weekDay === undefined ? {} : { day: weekDay }),
  });
  if (!data) return <p>予約の状況を読んでいます。</p>;
  if (data.spaces.length === 0) {
    return (
      <EmptyState icon={CalendarX} title="予約できる部屋は登録されていません">
        集会室などの予約は、管理事務室に聞いてください。
      </EmptyState>
    );
  }
  return (
    <>
      <OwnBookings bookings={data.own} today={data.today} stoppages={data.stoppages} />
      <Section heading="空きを見て予約する" isOnPaper={false}>
        {data.spaces.length > 1 && (
          <div className="mb-4 max-w-sm">
            <SelectField
              label="部屋"
              options={data.spaces.map(({ id, name }) => ({ value: id, label: name }))}
              value={data.spaceId ?? ''}
              onChange={setSpace}
            />
          </div>
        )}
        <Week view={data} onWeek={setWeekDay} />
      </Section>
    </>
  );
}

type WeekProps = { view: BookingsView; onWeek: (day: IsoDate) => void };

/** Seven days side by side; the chosen one's hours below. On a phone each day is a line. */
function Week({ view, onWeek }: WeekProps) {
  const { week, today, spaces, spaceId } = view;
  const space = spaces.find(({ id }) => id === spaceId);
  const [picked, setPicked] = useState<IsoDate>();
  if (!space) return null;
  const { rules } = space;
  const first = week[0] ?? today;
  const open = week.find((day) => hindranceOfDay(rules, day, today) === undefined);
  const day = picked !== undefined && week.includes(picked) ? picked : (open ?? first);
  const move = (days: number) => {
    setPicked(undefined);
    onWeek(addDays(first, days));
  };
  return (
    <>
      <p className="mb-4 max-w-[44rem] text-muted">
        {space.name}（{space.place}）は{rules.opensAt}時から{rules.closesAt}時まで、1時間
        {formatYen(rules.feePerHourYen)}です。1日に{rules.hoursPerDay}時間、月に
        {rules.timesPerMonth}
        回まで予約できます。
      </p>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" disabled={first <= today} onClick={() => move(-7)}>
          前の週
        </Button>
        <p
          aria-live="polite"
          className="order-first basis-full font-bold sm:order-none sm:basis-auto"
        >
          {formatMonthDay(first)}からの1週間
        </p>
        <Button variant="secondary" onClick={() => move(7)}>
          次の週
        </Button>
      </div>
      <ul aria-label="日を選ぶ" className="grid gap-2 sm:grid-cols-7">
        {week.map((it) => (
          <li key={it}>
            <DayButton
              day={it}
              words={dayWords(view, space, it)}
              stops={stopsOn(view, space, it)}
              isChosen={it === day}
              onChoose={() => setPicked(it)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <h3 className="mb-3 text-lg font-bold">{formatDate(day)}</h3>
        <BookingForm key={`${space.id}-${day}`} view={view} space={space} day={day} />
      </div>
    </>
  );
}

function dayWords(view: BookingsView, space: Space, day: IsoDate): string {
  const hindrance = hindranceOfDay(space.rules, day, view.today);
  if (hindrance) return hindrance.short;
  const free = hoursWith(view, space, day).filter(({ state }) => state === 'free').length;
  return free === 0 ? '空きなし' : `空き ${free}時間`;
}

type DayButtonProps = {
  day: IsoDate;
  words: string;
  stops: string;
  isChosen: boolean;
  onChoose: () => void;
};

function DayButton({ day, words, stops, isChosen, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-12 w-full items-center justify-between gap-2 rounded-xl border-2 px-3 py-2 text-left sm:h-full sm:flex-col sm:items-start',
        isChosen
          ? 'border-primary bg-primary-soft'
          : 'border-line bg-page hover:border-primary hover:bg-primary-soft',
      )}
    >
      <strong className="shrink-0">{formatMonthDay(day)}</strong>
      <span className="flex flex-wrap justify-end gap-x-2 sm:flex-col">
        {stops !== '' && <span>{stops}</span>}
        <span className={words.startsWith('空き ') ? '' : 'text-muted'}>{words}</span>
      </span>
    </button>
  );
}
