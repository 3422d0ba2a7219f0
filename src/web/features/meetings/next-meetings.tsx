import { CalendarPlus, ChevronDown, Clock, MapPin } from 'lucide-react';
import { getMeetingDate, type Meeting } from '#contract/meetings.ts';
import {
  formatMonthDay,
  formatNearDay,
  type IsoDate,
  partsOf,
  weekdayName,
  weekdayOf,
} from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Place } from '#web/ui/place.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Agenda } from './agenda.tsx';

type MeetingProps = { meeting: Meeting; today: IsoDate; words: readonly string[] };
type NextMeetingsProps = {
  /** The nearest first. */
  meetings: readonly Meeting[];
  today: IsoDate;
  words: readonly string[];
};

/** The nearest meeting large, the ones after it in lines, and one that is held today above them. */
export function NextMeetings({ meetings, today, words }: NextMeetingsProps) {
  const nearest = meetings.find(({ status }) => status === 'planned');
  return (
    <ul className="flex flex-col gap-4">
      {meetings.map((meeting) => {
        const Shown = meeting === nearest ? NearestMeeting : OtherMeeting;
        return (
          <li key={meeting.id}>
            <Place id={anchorOf(meeting, meetings)}>
              <Shown meeting={meeting} today={today} words={words} />
            </Place>
          </li>
        );
      })}
    </ul>
  );
}

/** The records of the caretaker lead to the next meeting of a kind, whichever that is on the day. */
function anchorOf(meeting: Meeting, meetings: readonly Meeting[]): string {
  const { id, kind } = meeting;
  const next = meetings.find((it) => it.kind === kind && it.status === 'planned');
  return meeting === next ? `next-${kind}` : id;
}

function NearestMeeting({ meeting, today, words }: MeetingProps) {
  return (
    <div className="overflow-hidden rounded-2xl border-2 border-primary bg-page">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 bg-primary-soft p-5 sm:p-6">
        <LargeDate date={meeting.heldOn} />
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="font-bold text-primary">{daysUntilWords(today, meeting.heldOn)}</p>
          <h3 className="text-2xl leading-snug font-bold">{meeting.title}</h3>
          <TimeAndPlace meeting={meeting} />
        </div>
      </div>
      <div className="p-5 sm:p-6">
        {meeting.agenda.length > 0 ? (
          <>
            <h4 className="font-bold">予定している議題</h4>
            <Agenda agenda={meeting.agenda} words={words} />
          </>
        ) : (
          <p className="text-muted">議題は、決まりしだいお知らせします。</p>
        )}
        <div className="mt-4">
          <MeetingLinks meeting={meeting} />
        </div>
      </div>
    </div>
  );
}

function OtherMeeting({ meeting, today, words }: MeetingProps) {
  return (
    <div className="rounded-xl border border-line p-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg font-bold">
            <span className="tabular-nums">{formatNearDay(meeting.heldOn, today)}</span>
            {meeting.title}
            <Badge tone={meeting.kind === 'general' ? 'primary' : 'neutral'}>
              {daysUntilWords(today, meeting.heldOn)}
            </Badge>
          </h3>
          <TimeAndPlace meeting={meeting} />
        </div>
        {meeting.status === 'planned' && <MeetingLinks meeting={meeting} />}
      </div>
      {meeting.agenda.length > 0 && (
        <details className="group mt-2" open={words.length > 0}>
          <summary className="flex min-h-11 w-fit items-center gap-2 font-bold text-primary">
            <ChevronDown
              aria-hidden="true"
              className="size-5 transition-transform group-open:rotate-180"
            />
            予定している議題（{meeting.agenda.length}件）
          </summary>
          <Agenda agenda={meeting.agenda} words={words} />
        </details>
      )}
    </div>
  );
}

function LargeDate({ date }: { date: IsoDate }) {
  const { year, month, day } = partsOf(date);
  return (
    <p className="leading-tight font-bold tabular-nums">
      <span className="block text-muted">{year}年</span>
      <span className="text-5xl leading-tight">{month}</span>
      <span className="text-xl">月</span>
      <span className="text-5xl leading-tight">{day}</span>
      <span className="text-xl">日（{weekdayName(weekdayOf(date))}）</span>
    </p>
  );
}

function TimeAndPlace({ meeting }: { meeting: Meeting }) {
  return (
    <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
      <p className="flex items-start gap-2">
        <Clock aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
        {meeting.startsAt}〜{meeting.endsAt}
      </p>
      <p className="flex items-start gap-2">
        <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
        {meeting.place}
      </p>
    </div>
  );
}

function MeetingLinks({ meeting }: { meeting: Meeting }) {
  const { url } = requestOf(getMeetingDate, { meetingId: meeting.id });
  const name = `（${formatMonthDay(meeting.heldOn)}の${meeting.title}）`;
  const mayEnter = useMay('vote.enter');
  const mayCast = useMay('vote.cast');
  const mayPrepare = useMay('preparation.read');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink variant="secondary" href={url}>
        <CalendarPlus aria-hidden="true" className="size-5" />
        カレンダーに追加
        <VisuallyHidden>{name}</VisuallyHidden>
      </ButtonLink>
      {mayEnter && meeting.kind === 'general' && (
        <ButtonLink variant="secondary" href={`/demo/votes?meeting=${meeting.id}`}>
          議決権の受付と集計
          <VisuallyHidden>{name}</VisuallyHidden>
        </ButtonLink>
      )}
      {mayPrepare && meeting.kind === 'board' && (
        <ButtonLink variant="secondary" href={`/demo/meetings?view=board&meeting=${meeting.id}`}>
          議題と招集
          <VisuallyHidden>{name}</VisuallyHidden>
        </ButtonLink>
      )}
      {mayCast && meeting.kind === 'general' && (
        <TextLink href="/demo/ballot" className="inline-flex min-h-11 items-center">
          総会の投票
        </TextLink>
      )}
      {meeting.documentId && (
        <TextLink
          href={`/document/${meeting.documentId}`}
          target="_blank"
          className="inline-flex min-h-11 items-center"
        >
          開催のお知らせを読む
          <VisuallyHidden>{name}</VisuallyHidden>
        </TextLink>
      )}
    </div>
  );
}
