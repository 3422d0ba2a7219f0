import { getHome } from '#contract/home.ts';
import { formatDate } from '#domain/calendar.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Place } from '#web/ui/place.tsx';
import { Section } from '#web/ui/section.tsx';
import { BoardTasks } from './board-tasks.tsx';
import { Funds } from './funds.tsx';
import { MyTasks } from './my-tasks.tsx';
import { NextDates } from './next-dates.tsx';
import { Notices } from './notices.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { RepairHealth } from './repair-health.tsx';
import { useTaskActions } from './use-task-actions.ts';

export function HomePage() {
  const { today, nextMeetings, tasks, notices, funds, nextGarbage, repairHealth } = useEndpoint(
    getHome,
    {},
  );
  const actions = useTaskActions();
  return (
    <>
      <PageHeader title="ホーム" lead={`今日は${formatDate(today)}です。`} />
      <Section heading="いま確認すること">
        <NextDates today={today} meetings={nextMeetings} garbage={nextGarbage} />
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-5">
            <Place id="own-tasks">
              <MyTasks
                today={today}
                tasks={tasks.filter(({ kind }) => kind === 'own')}
                actions={actions}
              />
            </Place>
            <Place id="board-tasks">
              <BoardTasks
                today={today}
                tasks={tasks.filter(({ kind }) => kind !== 'own')}
                actions={actions}
              />
            </Place>
          </div>
          <Notices notices={notices} />
        </div>
      </Section>
      {funds && (
        <Section
          heading="管理組合のお金"
          description="日々の管理に使うお金と、将来の修繕のために積み立てるお金を、分けて管理しています。"
        >
          <Funds funds={funds} />
        </Section>
      )}
      <div className="grid items-start gap-x-5 lg:grid-cols-2">
        <RepairHealth health={repairHealth} />
        <QuickQuestions />
      </div>
    </>
  );
}
