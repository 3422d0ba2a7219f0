import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { useBoardMeetingsHidden } from '#web/lib/use-board-meetings-hidden.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BigDay } from './big-day.tsx';

type Meeting = Home['nextMeetings'][number];

type NextMeetingsProps = { today: IsoDate; meetings: readonly Meeting[] };

/** The next meeting of each kind, one card each. */
export function NextMeetings({ today, meetings }: NextMeetingsProps) {
  const isBoardHidden = useBoardMeetingsHidden();
  if (meetings.length === 0) {
    return (
      <Card heading="次の会議">
        <p>予定されている{isBoardHidden ? '総会' : '総会・理事会'}はありません。</p>
      </Card>
    );
  }
  return meetings.map((meeting) => (
    <NextMeeting key={meeting.id} today={today} meeting={meeting} />
  ));
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
      <p className={documentId ? 'mt-2 print:hidden' : 'mt-2'}>
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

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-2">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
