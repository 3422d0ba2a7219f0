import { CalendarDays } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import {
  type BoardMeeting,
  type BoardMeetings,
  getBoardMeeting,
  listBoardMeetings,
} from '#contract/board-meetings.ts';
import { formatDate } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AgendaPart } from './agenda-part.tsx';
import { CallPart } from './call-part.tsx';
import { CirculationPart } from './circulation-part.tsx';
import { PlanForm } from './plan-form.tsx';
import { boardAddress, type Part, useBoardView } from './use-board-view.ts';

const EveningPart = lazy(() =>
  import('./evening-part.tsx').then((m) => ({ default: m.EveningPart })),
);
const MinutesPart = lazy(() =>
  import('./minutes-part.tsx').then((m) => ({ default: m.MinutesPart })),
);

const partNames = {
  agenda: '議題',
  call: '招集',
  evening: '当日の記録',
  minutes: '議事録',
  circulation: '書面での承認',
} as const satisfies Record<Part, string>;

/** 理事会: one meeting at a time, from its day to its signed minutes. */
export function BoardPart({ tabs }: { tabs: ReactNode }) {
  const list = useEndpoint(listBoardMeetings, {});
  const { meetingId, part } = useBoardView();
  const mayWrite = useMay('minutes.write');
  const { meetings } = list;
  const current = meetings.find(({ id }) => id === meetingId) ?? nearest(list);
  const shown = (Object.keys(partNames) as Part[]).filter(
    (it) => mayWrite || (it !== 'evening' && it !== 'minutes'),
  );
  return (
    <>
      <PageHeader
        title="会議・総会"
        part={`理事会の${partNames[part]}`}
        lead="理事会の日を決め、議題をそろえて招集し、当日の記録から議事録を作ります。"
        actions={<PlanButton lastPlace={list.lastPlace} />}
      />
      {tabs}
      {part !== 'circulation' && current && <MeetingHead list={list} current={current} />}
      <PageTabs
        label="理事会の内容"
        tabs={shown.map((name) => ({
          href: boardAddress({ meetingId: current?.id, part: name }),
          label: partNames[name],
          isCurrent: name === part,
        }))}
      />
      {part === 'circulation' && <CirculationPart />}
      {part !== 'circulation' &&
        (current ? (
          <MeetingPart key={current.id} meetingId={current.id} />
        ) : (
          <NoMeeting list={list} />
        ))}
      {part !== 'circulation' && <Rules list={list} />}
    </>
  );
}

/** What comes next, else what was last. */
function nearest({ meetings, today }: BoardMeetings): BoardMeeting | undefined {
  return (
    meetings.find(({ heldOn, status }) => heldOn >= today && status === 'planned') ??
    meetings.at(-1)
  );
}

function MeetingPart({ meetingId }: { meetingId: string }) {
  const view = useEndpoint(getBoardMeeting, { meetingId });
  const mayWrite = useMay('minutes.write');
  const { part } = useBoardView();
  if (part === 'call') return <CallPart view={view} />;
  if (part === 'evening' && mayWrite) return <EveningPart meetingId={meetingId} />;
  if (part === 'minutes' && mayWrite) return <MinutesPart meetingId={meetingId} />;
  return <AgendaPart view={view} />;
}

function MeetingHead({ list, current }: { list: BoardMeetings; current: BoardMeeting }) {
  const { navigate, part } = useBoardView();
  const until = daysUntilWords(list.today, current.heldOn);
  return (
    <section
      aria-label="選んでいる理事会"
      className="mb-6 rounded-2xl border border-line bg-surface p-4 sm:p-6 print:border-0 print:p-0"
    >
      {list.meetings.length > 1 && (
        <div className="mb-4 max-w-md print:hidden">
          <SelectField
            label="理事会を選ぶ"
            options={list.meetings.map(({ id, title, heldOn }) => ({
              value: id,
              label: `${formatDate(heldOn)} ${title}`,
            }))}
            value={current.id}
            onChange={(meetingId) => navigate(boardAddress({ meetingId, part }))}
          />
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug font-bold sm:text-2xl">
            {current.title}
            {until && <Badge tone="primary">{until}</Badge>}
          </h2>
          <p className="mt-1">
            {formatDate(current.heldOn)} {current.startsAt}〜{current.endsAt}　{current.place}
          </p>
        </div>
        {current.status === 'planned' && <ChangeButton meeting={current} />}
      </div>
    </section>
  );
}

function ChangeButton({ meeting }: { meeting: BoardMeeting }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('meeting.prepare')) return null;
  return (
    <>
      <Button variant="secondary" className="print:hidden" onClick={() => setOpen(true)}>
        日時や場所を変える
      </Button>
      <Dialog title="日時や場所を変える" open={isOpen} onOpenChange={setOpen}>
        <PlanForm before={meeting} lastPlace={meeting.place} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PlanButton({ lastPlace }: { lastPlace: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('meeting.prepare')) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        理事会の日を決める
      </Button>
      <Dialog
        title="理事会の日を決める"
        description="決めた日時と場所は、「予定と記録」で組合員が見られます。"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <PlanForm before={null} lastPlace={lastPlace} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NoMeeting({ list }: { list: BoardMeetings }) {
  const mayPlan = useMay('meeting.prepare');
  return (
    <EmptyState
      icon={CalendarDays}
      title="理事会の予定がありません"
      action={mayPlan ? <PlanButton lastPlace={list.lastPlace} /> : undefined}
    >
      {mayPlan
        ? '日を決めると、議題の案が、残っている宿題や届いた質問からできます。'
        : '理事会の日は、理事長か副理事長が決めます。'}
    </EmptyState>
  );
}

/** What holds for the board, and where it says so. */
function Rules({ list: { rules } }: { list: BoardMeetings }) {
  return (
    <details className="mt-8 print:hidden">
      <summary className="min-h-11 content-center font-bold">理事会の決まり</summary>
      <ul className="grid gap-3 py-3">
        {rules.map(({ words, article, isOwn }) => (
          <li key={words}>
            {words}
            <span className="block text-muted">
              <TextLink href={article.href}>{article.place}</TextLink>
              {!isOwn && '（規約に定めが見つからないため、国のひな形の決まりです）'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
