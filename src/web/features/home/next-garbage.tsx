import type { Home } from '#contract/home.ts';
import { formatMonthDay, type IsoDate } from '#domain/calendar.ts';
import { pauseWords } from '#domain/garbage/garbage-pause.ts';
import { putOutHour } from '#domain/garbage/put-out.ts';
import { type ComingCollection, stillToCome } from '#domain/garbage/still-to-come.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BigDay } from './big-day.tsx';

export type Garbage = readonly Pick<ComingCollection, 'name' | 'on' | 'putOutBy'>[];

type NextGarbageProps = { home: Home };

const laterDaysShown = 2;

/** The next day of collection, and two after it where there is room. */
export function NextGarbage({ home }: NextGarbageProps) {
  const { today, garbagePauses } = home;
  const garbage = garbageOf(home);
  const [next, ...later] = daysOf(garbage);
  if (next === undefined) return null;
  const hour = putOutHour(garbage.filter(({ on }) => on === next));
  return (
    <Card heading="次のごみの日">
      <BigDay today={today} day={next} />
      <p className="mt-1 text-lg font-bold">{kindsOn(garbage, next)}</p>
      {hour !== null && <p>当日の{hour}までに出します。</p>}
      <ul className="mt-2 border-t border-line pt-2 max-sm:hidden">
        {later.slice(0, laterDaysShown).map((day) => (
          <li key={day} className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-2">
            <span className="text-muted tabular-nums">{formatMonthDay(day)}</span>
            <span>{kindsOn(garbage, day)}</span>
          </li>
        ))}
      </ul>
      {garbagePauses.map((pause) => (
        <p key={pause.startsOn} className="mt-2 rounded-lg bg-warn-soft px-3 py-2 font-bold">
          {pauseWords(pause)}
        </p>
      ))}
      <p className="mt-1 sm:mt-2 print:hidden">
        <TextLink href="/demo/community#garbage" className="inline-block py-2">
          出し方と収集日の一覧
        </TextLink>
      </p>
    </Card>
  );
}

/** By the clock of the one who looks. */
export function garbageOf({ nextGarbage }: Pick<Home, 'nextGarbage'>): Garbage {
  return stillToCome(nextGarbage, clockInJapan());
}

/** The days on which something is collected, the nearest first. */
export function daysOf(garbage: Garbage): IsoDate[] {
  return [...new Set(garbage.map(({ on }) => on))];
}

export function kindsOn(garbage: Garbage, day: IsoDate): string {
  return garbage
    .filter(({ on }) => on === day)
    .map(({ name }) => name.replace(/（.*）$/, ''))
    .join('、');
}
