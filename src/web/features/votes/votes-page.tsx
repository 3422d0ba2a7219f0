import { Vote } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { listMeetings, type Meeting } from '#contract/meetings.ts';
import { getVotes, type VoteMeeting } from '#contract/votes.ts';
import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useIsBarred } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DoorPart } from './door-part.tsx';
import { ItemsPart } from './items-part.tsx';
import { RollPart } from './roll-part.tsx';
import { useLive } from './use-live.ts';
import { addressOfView, labelOf, type View, viewIn, views } from './views.ts';

// Asked for once a meeting, before everything else that is shown here.
const OpeningForm = lazy(() =>
  import('./opening-form.tsx').then((m) => ({ default: m.OpeningForm })),
);

// For the days before the meeting: the door and the hall work without it.
const SlipPart = lazy(() => import('./slip-part.tsx').then((m) => ({ default: m.SlipPart })));

// For the screen on the wall alone.
const WallView = lazy(() => import('./wall-view.tsx').then((m) => ({ default: m.WallView })));

/** 総会の議決権: the roll, the slips, the door and the count of one meeting. */
export function VotesPage() {
  const isBarred = useIsBarred('vote.enter');
  return (
    <>
      <PageHeader
        title="議決権の受付と集計"
        lead="総会の議決権行使書と委任状を受け付けて、議案ごとに数えます。"
      />
      {isBarred ? (
        <EmptyState icon={Vote} title="この画面は、理事と管理会社の担当者が使います">
          総会の予定と結果は、「会議・総会」で見られます。
        </EmptyState>
      ) : (
        <ChosenMeeting />
      )}
    </>
  );
}

function ChosenMeeting() {
  const { today, meetings } = useEndpoint(listMeetings, {});
  const [params, setParams] = useSearchParams();
  const general = meetings.filter(({ kind }) => kind === 'general');
  const current = general.find(({ id }) => id === params.get('meeting')) ?? nearest(general, today);
  if (!current) {
    return (
      <EmptyState icon={Vote} title="総会の予定がありません">
        総会の日を決めると、ここで議決権を受け付けられます。
      </EmptyState>
    );
  }
  return (
    <>
      {general.length > 1 && (
        <div className="mb-6 max-w-xl print:hidden">
          <SelectField
            label="総会"
            options={general.map(({ id, title, heldOn }) => ({
              value: id,
              label: `${title}（${formatDate(heldOn)}）`,
            }))}
            value={current.id}
            onChange={(id) => setParams({ meeting: id })}
          />
        </div>
      )}
      <MeetingVotes key={current.id} meetingId={current.id} />
    </>
  );
}

/** The next one, on its own day too; where none is planned, the last. */
function nearest(general: readonly Meeting[], today: IsoDate): Meeting | undefined {
  const ahead = general.filter(({ heldOn }) => heldOn >= today);
  return ahead.toSorted((a, b) => (a.heldOn < b.heldOn ? -1 : 1))[0] ?? general[0];
}

function MeetingVotes({ meetingId }: { meetingId: string }) {
  const meeting = useEndpoint(getVotes, { meetingId });
  const [params] = useSearchParams();
  const { box } = meeting;
  useLive(meetingId, box !== null && meeting.today === meeting.heldOn);
  if (!box) {
    return (
      <Suspense fallback={<p>読み込んでいます…</p>}>
        <OpeningForm meeting={meeting} />
      </Suspense>
    );
  }
  const view = viewIn(params, box);
  return (
    <>
      <PageTabs
        label="議決権の受付と集計の内容"
        tabs={views.map(({ name, label }) => ({
          href: addressOfView(meetingId, name),
          label,
          isCurrent: name === view,
        }))}
      />
      <p className="mb-4 hidden text-lg font-bold print:block">
        {meeting.title}（{formatDate(meeting.heldOn)}）　{labelOf(view)}
      </p>
      <Shown view={view} meeting={meeting} />
    </>
  );
}

function Shown({ view, meeting }: { view: View; meeting: VoteMeeting }) {
  const { box } = meeting;
  if (!box) return null;
  if (view === 'door') return <DoorPart meeting={meeting} box={box} />;
  if (view === 'slips' || view === 'wall') {
    const Part = view === 'slips' ? SlipPart : WallView;
    return (
      <Suspense fallback={<p>読み込んでいます…</p>}>
        <Part meeting={meeting} box={box} />
      </Suspense>
    );
  }
  if (view === 'items') return <ItemsPart meeting={meeting} box={box} />;
  return <RollPart meeting={meeting} box={box} />;
}
