import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import type { getHome } from '#contract/home.ts';
import { formatMonthDay, type IsoDate, partsOf } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Home = z.output<typeof getHome.output>;
type Meeting = Home['nextMeetings'][number];
type Garbage = Home['nextGarbage'];

type NextDatesProps = { today: IsoDate; meetings: readonly Meeting[]; garbage: Garbage };

const laterDaysShown = 2;

/** The days to keep in mind, one card each. */
export function NextDates({ today, meetings, garbage }: NextDatesProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {meetings.map((meeting) => (
        <NextMeeting key={meeting.id} today={today} meeting={meeting} />
      ))}
      {meetings.length === 0 && (
        <Card heading="次の会議">
          <p>予定されている総会・理事会はありません。</p>
        </Card>
      )}
      <NextGarbage today={today} garbage={garbage} />
    </div>
  );
}

function NextMeeting({ today, meeting }: { today: IsoDate; meeting: Meeting }) {
  const { kind, title, heldOn, startsAt, place, documentId } = meeting;
  return (
    <Card heading={`次の${kind === 'board' ? '理事会' : '総会'}`}>
      <BigDay today={today} day={heldOn} />
      {kind === 'general' && <p className="mt-1 font-bold">{title}</p>}
      <Line icon={<Clock aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />}>
        {startsAt}から
      </Line>
      <Line icon={<MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />}>
        {place}
      </Line>
      <p className="mt-2">
        {documentId ? (
          <TextLink href={`/document/${documentId}`} target="_blank" className="inline-block py-2">
            案内を読む
          </TextLink>
        ) : (
          <span className="inline-block py-2 text-muted">案内はまだ出ていません。</span>
        )}
      </p>
    </Card>
  );
}

function NextGarbage({ today, garbage }: Pick<NextDatesProps, 'today' | 'garbage'>) {
  const days = [...new Set(garbage.map(({ on }) => on))];
  const [next, ...later] = days;
  const namesOn = (day: IsoDate) =>
    garbage
      .filter(({ on }) => on === day)
      .map(({ name }) => name.replace(/（.*）$/, ''))
      .join('、');
  if (next === undefined) return null;
  return (
    <Card heading="次のごみの日">
      <BigDay today={today} day={next} />
      <p className="mt-1 text-lg font-bold">{namesOn(next)}</p>
      <ul className="mt-2 border-t border-line pt-2">
        {later.slice(0, laterDaysShown).map((day) => (
          <li key={day} className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-2">
            <span className="text-muted tabular-nums">{formatMonthDay(day)}</span>
            <span>{namesOn(day)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <TextLink href="/demo/community#garbage" className="inline-block py-2">
          出し方と収集日の一覧
        </TextLink>
      </p>
    </Card>
  );
}

/** The day in large letters, and how far it is. */
function BigDay({ today, day }: { today: IsoDate; day: IsoDate }) {
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

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-2">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
