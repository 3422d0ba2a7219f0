import { CalendarDays, CalendarPlus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { getAllMeetingDates, listMeetings, type Meeting } from '#contract/meetings.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { wordsOf } from '#domain/documents/find-words.ts';
import { findInAgendas } from '#domain/meetings/find-agenda.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useBoardMeetingsHidden } from '#web/lib/use-board-meetings-hidden.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { kindNames, MeetingFilters } from './meeting-filters.tsx';
import { NextMeetings } from './next-meetings.tsx';
import { PastMeetings } from './past-meetings.tsx';
import { type MeetingsView, useMeetingsView } from './use-meetings-view.ts';

/** `tabs` leads to what else there is about meetings. */
export function MeetingsPage({ tabs }: { tabs?: ReactNode }) {
  const { today, meetings } = useEndpoint(listMeetings, {});
  const view = useMeetingsView();
  const isHidden = useBoardMeetingsHidden() && view.kind === 'board';
  const words = wordsOf(view.query);
  const found = findInAgendas(meetings, words).filter(
    ({ kind }) => view.kind === 'all' || kind === view.kind,
  );
  return (
    <>
      <PageHeader
        title="会議・総会"
        lead="総会と理事会の予定、議題、決まったことをまとめています。"
      />
      {tabs}
      <MeetingFilters view={view} />
      <p role="status" className={words.length > 0 ? 'mb-6 text-lg font-bold' : 'sr-only'}>
        {isHidden ? boardIsHidden : countWords(view, found)}
      </p>
      {isHidden && <BoardIsHidden />}
      {!isHidden && found.length === 0 && <Nothing view={view} />}
      {!isHidden && found.length > 0 && (
        <MeetingSections meetings={found} today={today} words={words} />
      )}
    </>
  );
}

const boardIsHidden = '理事会の予定は、今の立場ではここに出ません';

/** What there is may not be called nothing. */
function BoardIsHidden() {
  return (
    <EmptyState
      icon={CalendarDays}
      title={boardIsHidden}
      action={
        <ButtonLink variant="secondary" href="/demo/documents?category=board-meeting">
          理事会の文書を見る
        </ButtonLink>
      }
    >
      理事会の開催通知と議事録のうち、居住者に公開されたものは「文書」で読めます。総会の予定は、上の「総会」で見られます。
    </EmptyState>
  );
}

function AllDatesLink() {
  const { url } = requestOf(getAllMeetingDates, {});
  return (
    <ButtonLink variant="secondary" href={url}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      すべての予定をカレンダーに追加
    </ButtonLink>
  );
}

function MinutesLink() {
  return (
    <ButtonLink variant="secondary" href="/demo/minutes">
      総会の議事録を作る
    </ButtonLink>
  );
}

function countWords({ kind, query }: MeetingsView, found: readonly Meeting[]): string {
  const place = kind === 'all' ? '会議' : kindNames[kind];
  if (query.trim() === '') return `${place} ${found.length}回`;
  const items = found.reduce((count, { agenda }) => count + agenda.length, 0);
  return `「${query.trim()}」を含む議題 ${items}件（${place} ${found.length}回）`;
}

type MeetingSectionsProps = {
  meetings: readonly Meeting[];
  today: IsoDate;
  words: readonly string[];
};

function MeetingSections({ meetings, today, words }: MeetingSectionsProps) {
  const mayWrite = useMay('minutes.write');
  const ahead = meetings
    .filter(({ heldOn }) => heldOn >= today)
    .toSorted((a, b) => (a.heldOn < b.heldOn ? -1 : 1));
  const past = meetings.filter(({ heldOn }) => heldOn < today);
  const sections = (
    <>
      {ahead.length > 0 && (
        <Section heading="これからの会議" action={<AllDatesLink />}>
          <NextMeetings meetings={ahead} today={today} words={words} />
        </Section>
      )}
      {past.length > 0 && (
        <Section heading="これまでの会議" action={mayWrite ? <MinutesLink /> : undefined}>
          <PastMeetings meetings={past} words={words} />
        </Section>
      )}
    </>
  );
  return words.length > 0 ? sections : <Folds>{sections}</Folds>;
}

function Nothing({ view }: { view: MeetingsView }) {
  if (view.query.trim() === '') {
    return (
      <EmptyState icon={CalendarDays} title="会議の予定も記録もまだありません">
        会議が決まると、ここに日時と議題が載ります。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="あてはまる議題がありません"
      action={
        <Button variant="secondary" onClick={() => view.setQuery('')}>
          ことばを消してすべて見る
        </Button>
      }
    >
      ことばを短くするか、別の言い方でお試しください。
    </EmptyState>
  );
}
