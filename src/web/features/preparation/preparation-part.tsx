import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listPreparations, type PreparedMeeting } from '#contract/preparation.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { MeetingPreparation } from './meeting-preparation.tsx';
import { PlanForm } from './plan-form.tsx';
import { preparationAddress, usePreparationView } from './use-preparation-view.ts';

/** What the window is called: the calendar is what one comes for. */
const titleOf = { calendar: '総会の準備', agenda: '総会の議案', convocation: '総会の招集' };

/** 総会の準備: one meeting at a time, the nearest where the address names none. */
export function PreparationPart({ tabs }: { tabs: ReactNode }) {
  const { meetings } = useEndpoint(listPreparations, {});
  const { meetingId, part } = usePreparationView();
  const current = meetings.find(({ id }) => id === meetingId) ?? meetings[0];
  return (
    <>
      <PageHeader
        title="会議・総会"
        part={titleOf[part]}
        lead="総会の日から数えて、いつまでに何をするかを並べています。"
        actions={<PlanButton />}
      />
      {tabs}
      {meetings.length > 1 && <MeetingTabs meetings={meetings} current={current} />}
      {current ? <MeetingPreparation meetingId={current.id} /> : <NoMeeting />}
    </>
  );
}

type MeetingTabsProps = {
  meetings: readonly PreparedMeeting[];
  current: PreparedMeeting | undefined;
};

function MeetingTabs({ meetings, current }: MeetingTabsProps) {
  return (
    <PageTabs
      label="総会を選ぶ"
      tabs={meetings.map((it) => ({
        href: preparationAddress({ meetingId: it.id }),
        label: `${it.title}（${formatPlainDate(it.heldOn)}）`,
        isCurrent: it === current,
      }))}
    />
  );
}

function NoMeeting() {
  const mayPlan = useMay('meeting.prepare');
  return (
    <EmptyState
      icon={CalendarDays}
      title="総会の予定がありません"
      action={mayPlan ? <PlanButton /> : undefined}
    >
      {mayPlan
        ? '総会の日を決めると、準備の日程ができます。'
        : '総会の日は、理事長か副理事長が決めます。決まると、準備の日程ができます。'}
    </EmptyState>
  );
}

function PlanButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('meeting.prepare')) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        総会の日を決める
      </Button>
      <Dialog
        title="総会の日を決める"
        description="決めた日時と場所は、「予定と記録」で全員が見られます。"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <PlanForm before={null} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
