import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod/mini';
import type { GarbageRule, getCommunity } from '#contract/community.ts';
import { type IsoDate, partsOf, weekdayName } from '#domain/calendar.ts';
import {
  type CollectionDay,
  type CollectionMonth,
  type CollectionPlan,
  collectionMonth,
} from '#domain/garbage/collection-month.ts';
import { type GarbagePause, pauseOn, pauseWords } from '#domain/garbage/garbage-pause.ts';
import {
  type GarbageKind,
  groupKinds,
  scheduleWords,
  shortGarbageName,
} from '#domain/garbage/kinds.ts';
import { isGarbagePlace, putOutHour } from '#domain/garbage/put-out.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';

type Facility = z.output<typeof getCommunity.output>['facilities'][number];

type GarbageProps = {
  today: IsoDate;
  rules: readonly GarbageRule[];
  pauses: readonly GarbagePause[];
  facilities: readonly Facility[];
};

export function Garbage({ today, rules, pauses, facilities }: GarbageProps) {
  return (
    <>
      <WhenAndWhere rules={rules} places={facilities.filter(isGarbagePlace)} />
      <DaysAndKinds {...{ today, rules, pauses }} />
    </>
  );
}

type WhenAndWhereProps = { rules: readonly GarbageRule[]; places: readonly Facility[] };

/** The days alone do not say that nothing goes out the evening before. */
function WhenAndWhere({ rules, places }: WhenAndWhereProps) {
  const hour = hasOneHour(rules) ? putOutHour(rules) : null;
  if (hour === null && places.length === 0) return null;
  return (
    <div className="mb-5 rounded-lg bg-surface px-4 py-3">
      {hour !== null && <p className="font-bold">出す時間：収集日の当日、{hour}まで</p>}
      {places.map(({ name, place, detail }) => (
        <p key={name}>
          {name}（{place}）：{detail}
        </p>
      ))}
    </div>
  );
}

/** Otherwise the hour stands with each kind. */
function hasOneHour(rules: readonly GarbageRule[]): boolean {
  return new Set(rules.map(({ putOutBy }) => putOutBy)).size === 1;
}

function DaysAndKinds({ today, rules, pauses }: Omit<GarbageProps, 'facilities'>) {
  const kinds = groupKinds(rules);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] print:gap-4">
      <GarbageCalendar today={today} plan={{ kinds, pauses }} />
      <div>
        <h3 className="mb-2 text-lg font-bold">種類ごとの出し方</h3>
        <ul className="divide-y divide-line border-y border-line print:grid print:grid-cols-2 print:gap-x-6">
          {kinds.map((kind, index) => (
            <li key={kind.name} className="py-3">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <KindLabel name={kind.name} index={index} />
                <span className="font-bold">{kind.name}</span>
              </p>
              <p className="font-bold">
                {scheduleWords(kind)}
                {!hasOneHour(rules) && hourWords(rules.filter(({ name }) => name === kind.name))}
              </p>
              <p>{kind.how}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function hourWords(rules: readonly GarbageRule[]): string {
  const hour = putOutHour(rules);
  return hour === null ? '' : `（${hour}まで）`;
}

type GarbageCalendarProps = { today: IsoDate; plan: CollectionPlan };

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

function GarbageCalendar({ today, plan }: GarbageCalendarProps) {
  const [monthsAway, setMonthsAway] = useState(0);
  const { year, month, weeks } = collectionMonth(plan, today, monthsAway);
  const title = `${year}年${month}月`;
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-2">
        <h3 aria-live="polite" className="mr-auto text-lg font-bold">
          {title}
        </h3>
        {monthsAway !== 0 && (
          <Button variant="quiet" onClick={() => setMonthsAway(0)}>
            今月に戻る
          </Button>
        )}
        <Button
          variant="secondary"
          size="icon"
          aria-label="前の月"
          onClick={() => setMonthsAway(monthsAway - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label="次の月"
          onClick={() => setMonthsAway(monthsAway + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{title}のごみの収集日</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="border border-line bg-surface py-1">
                {weekdayName(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <Day key={weekday} day={day} isToday={day.date === today} kinds={plan.kinds} />
                ) : (
                  <td key={weekday} className="border border-line bg-surface">
                    &nbsp;
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {pausesIn(weeks, plan.pauses).map((pause) => (
        <p key={pause.startsOn} className="mt-2 font-bold">
          {pauseWords(pause)}
        </p>
      ))}
    </div>
  );
}

/** Those of which a day stands in the month. */
function pausesIn(weeks: CollectionMonth['weeks'], pauses: readonly GarbagePause[]) {
  const days = new Set(weeks.flat().flatMap((day) => (day && day.pause !== null ? [day] : [])));
  return pauses.filter((pause) => [...days].some(({ date }) => pauseOn([pause], date)));
}

type DayProps = { day: CollectionDay; isToday: boolean; kinds: readonly GarbageKind[] };

function Day({ day: { date, names, pause }, isToday, kinds }: DayProps) {
  return (
    <td className="h-18 print:h-auto border border-line p-0.5 text-center align-top sm:h-20">
      <span
        className={classNames(
          'mx-auto block w-8 rounded-full leading-8 tabular-nums',
          isToday && 'bg-primary font-bold text-on-primary',
        )}
      >
        {partsOf(date).day}
        {isToday && <span className="sr-only">日、今日</span>}
      </span>
      {pause !== null && (
        <span className="block leading-6 font-bold text-danger">
          {/* A narrow cell has room for one word in a line. */}
          <span className="inline-block whitespace-nowrap">収集</span>
          <span className="inline-block whitespace-nowrap">なし</span>
          <span className="sr-only">（{pause}）</span>
        </span>
      )}
      {names.map((name) => (
        <span key={name}>
          <KindLabel name={name} index={kinds.findIndex((kind) => kind.name === name)} />
          <span className="sr-only">{name}</span>
        </span>
      ))}
    </td>
  );
}

const looks = [
  'bg-accent-soft text-text',
  'bg-primary-soft text-text',
  'bg-warn-soft text-text',
  'bg-good-soft text-text',
  'bg-sunken text-text',
  'border border-line-strong text-text',
] as const;

/** 可燃, 資源 …: the same two characters in the calendar and beside the rule. */
function KindLabel({ name, index }: { name: string; index: number }) {
  return (
    <span
      className={classNames(
        'inline-block rounded leading-6 font-bold whitespace-nowrap sm:px-1',
        looks[index % looks.length],
      )}
    >
      <span aria-hidden="true">{shortGarbageName(name)}</span>
    </span>
  );
}
